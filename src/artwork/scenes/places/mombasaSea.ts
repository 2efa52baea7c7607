import { wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { fish } from '../../figures/animals/fish.ts';
import { turtle } from '../../figures/animals/turtle.ts';
import { glassBoat } from '../../figures/placing/glassBoat.ts';
import { likoniFerry } from '../../figures/placing/likoniFerry.ts';
import { place } from '../../figures/placing/place.ts';
import { coral } from '../../figures/plants/coral.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';

/** Mombasa's reef and its ferry. */
export const mombasaSea: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [320, 10, 760, 190], camera: 'below' }),
    sky({ stops: ['#8fdcd2', '#4fb9b8', '#1d8a9a', '#0f5f78'], horizon: 900 }),
    rays({ x: 300, y: -220, count: 5, turn: 70, spread: 34, reach: 1300, opacity: 0.18 }),
    hills({ y: 760, rise: 120, depth: 0.6, of: '#2b7f86', plain: true }),
    hills({ y: 850, rise: 70, depth: 0.34, of: '#d9a67a' }),
    place(coral('brain'), { x: 190, y: 880, metre: 190, depth: 0.3, shadow: false }),
    place(coral('fan'), { x: 1060, y: 900, metre: 260, depth: 0.3, shadow: false }),
    place(coral('branching'), { x: 860, y: 900, metre: 180, depth: 0.3, shadow: false }),
    ...glassBoat,
    place(turtle(), { x: 520, y: 610, metre: 270, depth: 0.3, shadow: false, turn: -14 }),
    place(fish('angel'), { x: 170, y: 520, metre: 76, depth: 0.3, shadow: false }),
    place(fish('angel'), { x: 80, y: 400, metre: 52, depth: 0.36, shadow: false }),
  ),
  picture(
    'places/mombasa-4',
    light('noon', 'kenya', 'left'),
    plan({ subject: [80, 180, 620, 420], camera: 'above' }),
    wash(['#14609a', '#0a3a70']),
    grain({ y: 500, to: 900, colour: '#06284e' }),
    ...likoniFerry,
  ),
];
