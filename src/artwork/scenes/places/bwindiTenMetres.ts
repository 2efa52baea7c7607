import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { tenMetreSign, visitorGone, visitorOfSign } from '../../figures/objects/tenMetreSign.ts';
import { gorillaArmsOverSign, gorillaBehindSign } from '../../figures/placing/gorillaOverSign.ts';
import { frond } from '../../figures/plants/frond.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [MIST, FAR, MIDDLE, NEAR, FERN, FERN_LIT] = [
  '#e4ecd6',
  '#b9d4b4',
  '#7fb28d',
  '#2f7352',
  '#14503c',
  '#2c7a50',
];
/** Fronds of a tree fern from its heart: angles in radians, then how far they reach and hang. */
const fern = (x: number, y: number, ...leaves: readonly (readonly [number, number, number])[]) =>
  leaves.map(([angle, reach, droop]) => frond(x, y, angle, reach, droop, 18));

/** The rule of ten metres, and who cannot read it. */
export const bwindiTenMetres: readonly Picture[] = [
  picture(
    'places/bwindi-3',
    light('mist', 'uganda', 'left'),
    plan({ subject: [150, 60, 400, 330], camera: 'front' }),
    wash(MIST),
    woodedRidge(FAR, '-30,250 200,210 420,260 700,330 960,250 1230,120', 30, 920),
    floor({ fill: MIST, opacity: 0.75 }, '-40,400 300,380 600,430 900,380 1240,330', 560),
    woodedRidge(MIDDLE, '-30,520 300,500 640,470 900,420 1230,380', 40, 920),
    floor({ fill: MIST, opacity: 0.55 }, '-40,610 300,600 700,580 1240,520', 720),
    floor(NEAR, '-40,700 300,740 700,700 1240,620'),
    cut(
      FERN,
      ...fern(1210, 290, [2.75, 420, 0.55], [2.1, 330, 0.5], [1.5, 260, 0.4]),
      ...fern(-30, 560, [0.5, 230, 0.5], [1.25, 260, 0.5]),
    ),
    cut(
      FERN_LIT,
      ...fern(1210, 290, [2.42, 420, 0.75], [3.15, 330, 0.5], [1.8, 330, 0.6]),
      ...fern(-30, 560, [0.9, 250, 0.7]),
    ),
    moved(
      { x: 604, y: 574, scale: 0.97, turn: -3 },
      ...tenMetreSign(...gorillaBehindSign),
      moved({ x: -104, y: 8 }, visitorGone),
      moved({ x: 33, y: -36, turn: -7 }, visitorOfSign),
      ...gorillaArmsOverSign,
    ),
  ),
];
