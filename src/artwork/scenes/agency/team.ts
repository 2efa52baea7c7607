import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { kipepeo, kipepeoShadow } from '../../figures/people/kipepeo.ts';
import { korongo } from '../../figures/people/korongo.ts';
import { mbuyu } from '../../figures/people/mbuyu.ts';
import { BAOBAB, CRANE, GIRAFFE } from '../../figures/people/nameShadows.ts';
import { twiga } from '../../figures/people/twiga.ts';
import { light } from '../../light/light.ts';

const day = light('morning', 'uganda', 'left');

/** Four people of one series of portraits, each with what the name means. */
export const team: readonly Picture[] = [
  picture(
    'team/twiga',
    day,
    wash('#0f7460'),
    cut('#07403a', ...GIRAFFE),
    moved({ x: 1220, y: 0, flip: true }, ...twiga),
  ),
  picture('team/korongo', day, wash('#3a66c8'), cut('#1d2f7c', ...CRANE), ...korongo),
  picture(
    'team/mbuyu',
    day,
    wash('#ff9a3c'),
    cut('#e2552a', ...BAOBAB),
    moved({ x: -112, y: 66, scale: 0.93 }, ...mbuyu),
  ),
  picture(
    'team/kipepeo',
    day,
    wash('#d63a70'),
    moved({ x: 150, y: 44 }, ...kipepeoShadow('#8c1450')),
    ...kipepeo,
  ),
];
