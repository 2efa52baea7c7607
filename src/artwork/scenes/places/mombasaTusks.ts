import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { frond } from '../../figures/plants/frond.ts';
import { tukTukFromBehind } from '../../figures/vehicles/tukTukFromBehind.ts';
import { light } from '../../light/light.ts';

const [SKY, LOW, PALE] = ['#1b8296', '#4fb0ae', '#a9dccb'];
const [SHEET, TURNED, SEAM] = ['#fff4dc', '#b98fa0', '#8c6283'];
const [ROAD, KERB, CAST] = ['#eda57b', '#f9cf9f', '#8d4a5c'];
const [TREE, TRUNK, WALL, OPENING, EAVES] = ['#145a5a', '#0e4148', '#f0ae74', '#9a5058', '#cf7657'];

/** A tusk that stands on the left and crosses over the road to the right; its foot is on y = 0. */
const TUSK = limb('0,0,64 -66,-112,58 -112,-260,54 -94,-420,47 4,-545,38 154,-650,29 324,-716,18 530,-750,0');
const SEAMS =
  '-140,-84 -70,-86 -14,-112; -190,-226 -110,-220 -50,-234; -170,-390 -96,-370 -40,-376; -66,-530 -20,-490 30,-470; 84,-650 110,-620 140,-590';

const tusk = (x: number): Layer =>
  within(TURNED, TUSK, moved({ x, y: 0, turn: -1 }, cut(SHEET, TUSK)), inked(SEAM, 4, ...SEAMS.split(';')));

/** How far each pillar of the arcades stands from the end of the avenue, which all their lines run to. */
const PILLARS = [690, 575, 490, 425, 374, 334, 302, 276];
const END = [600, 606] as const;
const along = (far: number, rise: number) => `${END[0] + far},${Math.round(END[1] - far * rise)},1`;
const openings = (from: number, to: number) =>
  PILLARS.slice(1).map((far, at) => {
    const near = PILLARS[at]! - (PILLARS[at]! - far) * 0.42;
    return [along(near, from), along(near, to), along(far, to), along(far, from)].join(' ');
  });

/** A coconut palm whose foot is at (x, y). */
const palm = (x: number, y: number, scale: number) =>
  moved(
    { x, y, scale },
    cut(TRUNK, limb('0,0,13 10,-140,10 -6,-290,8')),
    cut(
      TREE,
      frond(-6, -286, 2.8, 150, 0.8),
      frond(-6, -286, 2.1, 130, 0.5),
      frond(-6, -286, 1.2, 130, 0.5),
      frond(-6, -286, 0.4, 150, 0.8),
      frond(-6, -286, 3.6, 110, 0.6),
      frond(-6, -286, -0.5, 110, 0.6),
    ),
  );

/** Moi Avenue: a tuk-tuk drives in under the great tusks, and a child looks up at them from its back window. */
export const mombasaTusks: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('noon', 'kenya', 'left'),
    plan({ subject: [80, 300, 130, 400], camera: 'back' }),
    floor(SKY, '-40,-20,1 1240,-20,1'),
    floor(LOW, '-40,380 300,400 640,376 900,396 1240,380'),
    floor(PALE, '-40,500 300,512 700,496 1240,506'),
    // The gardens on one side of the avenue, arcades on the other.
    cut(TREE, '-40,420,1 60,380 140,420 220,410 300,470 380,490 430,540 500,560 560,606,1 -40,640,1'),
    palm(60, 660, 1.2),
    palm(300, 640, 0.8),
    palm(430, 624, 0.5),
    floor(KERB, '-40,600,1 1240,600,1'),
    cut(ROAD, '590,600,1 640,600,1 1300,920,1 -140,920,1'),
    cut(
      WALL,
      [
        along(690, -0.1),
        along(690, 0.6),
        along(276, 0.6),
        along(276, 0.46),
        along(70, 0.46),
        along(70, -0.1),
      ].join(' '),
    ),
    cut(
      EAVES,
      [along(690, 0.6), along(690, 0.65), along(262, 0.65), along(262, 0.6)].join(' '),
      [along(262, 0.46), along(262, 0.5), along(66, 0.5), along(66, 0.46)].join(' '),
    ),
    cut(EAVES, [along(690, 0.24), along(690, 0.28), along(262, 0.28), along(262, 0.24)].join(' ')),
    cut(OPENING, ...openings(0.34, 0.52), ...openings(-0.08, 0.2)),
    cut(
      CAST,
      limb('236,752,14 258,776,20 316,807,22 446,840,18 638,869,14 864,891,10 1085,906,8 1308,912,6'),
      limb('964,752,14 1106,776,14 1290,807,14'),
    ),
    moved({ x: 236, y: 760 }, tusk(-32)),
    moved({ x: 964, y: 760, flip: true }, tusk(34)),
    moved({ x: 572, y: 838, scale: 0.94 }, ...tukTukFromBehind),
  ),
];
