import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeestInk } from '../../figures/animals/wildebeestHerd.ts';
import { limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [PLAIN, GROVE, DUST, RIVER, RIPPLE] = ['#1f8242', '#125a34', '#fbc93c', '#1a7fb8', '#55aed6'];
const INKS = ['#15110f', '#3a2a22', '#241a17'];
const BEARD = '#f7ead0';

/** The herd: files side by side along the diagonal, from the near corner to the far one; the furthest first. */
const herd = (): Layer[] => {
  const beasts: { x: number; y: number; scale: number; turn: number; kind: number }[] = [];
  for (let file = -2; file <= 2; file += 1) {
    let way = -0.06 + 0.03 * Math.abs(file);
    for (let at = 0; way < 1.02; at += 1) {
      const wild = Math.sin(at * 12.9 + file * 78.2) * 0.5;
      const scale = 0.12 + 0.95 * (1 - Math.min(Math.max(way, 0), 1)) ** 1.3;
      const across = (file + wild * 0.5) * 0.5 * (scale * 122 + 10);
      beasts.push({
        x: -60 + 1300 * way + across * 0.62,
        y: 985 - 960 * way + across * 0.95,
        scale,
        turn: -14 + wild * 14,
        kind: at * 2 + file + 4,
      });
      way += scale * (0.118 + 0.03 * wild) + 0.003;
    }
  }
  return beasts
    .toSorted((one, other) => one.y - other.y)
    .map(({ kind, ...placing }) =>
      moved(placing, ...wildebeestInk(INKS[kind % 3]!, BEARD, (kind % 2) as 0 | 1)),
    );
};

/** Tanzania by the great migration: the black herd between the green plain and the blue river, dust along both its sides, lies as the country's flag does. */
export const countryTanzania: readonly Picture[] = [
  picture(
    'countries/tanzania',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [40, 540, 440, 360], camera: 'above' }),
    wash([PLAIN, PLAIN]),
    cut(RIVER, '1240,50,1 1240,920,1 360,920,1 500,720 640,560 900,320 1100,150'),
    cut(
      RIPPLE,
      limb(
        '600,860,0 690,720,7 800,590,5 900,480,0;800,900,0 860,800,6 930,710,0;900,620,0 980,520,6 1070,430,4 1130,350,0;1000,820,0 1080,700,6 1170,590,0',
      ),
    ),
    cut(
      DUST,
      '1240,-30,1 1240,76,1 1100,190 900,360 690,560 540,720 400,920,1 -40,920,1 -40,590,1 140,520 360,370 620,226 880,90 1060,-30,1',
    ),
    // An acacia on the plain.
    cut(
      GROVE,
      '128,206,1 150,190 186,184 204,172 250,166 300,174 318,186 356,192 372,206,1 340,212 300,206 262,216,1 252,232,1 254,272,1 238,272,1 238,236,1 206,214,1 180,208 150,212',
      '238,272,1 254,272,1 330,286 430,288 380,300 300,298',
    ),
    cut(
      INKS[2]!,
      '-40,920,1 -40,800,1 120,730 360,570 640,370 900,200 1240,0,1 1240,24,1 1000,180 760,350 560,500 360,690 180,880 140,920,1',
    ),
    ...herd(),
    // One goes the other way.
    cut(GROVE, '476,230,1 520,221 590,226 650,237 600,244 510,240'),
    moved({ x: 502, y: 236, scale: 0.66, flip: true }, ...wildebeestInk(INKS[0]!, BEARD, 2)),
  ),
];
