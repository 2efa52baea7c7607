import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { kipepeo, kipepeoShadow } from '../../figures/people/kipepeo.ts';
import { korongo } from '../../figures/people/korongo.ts';
import { mbuyu, mbuyuShadow } from '../../figures/people/mbuyu.ts';
import { CRANE, GIRAFFE } from '../../figures/people/nameShadows.ts';
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
    moved({ x: 196, y: 104, scale: 0.93 }, ...mbuyuShadow('#e2552a')),
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
