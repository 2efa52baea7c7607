import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { capedByPool, capedEmptying } from '../../figures/people/capedByPool.ts';
import { gumbootTipped } from '../../figures/objects/gumbootTipped.ts';
import { light } from '../../light/light.ts';

const [SKY, WOOD, NEARER, BANK, POOL] = ['#f6c64d', '#1f6a55', '#144a44', '#0b2f33', '#3f9aa0'];
const [SNOW, CREAM, SAND, BLUE, NAVY, OCHRE] = [
  '#fff3d0',
  '#fff3dc',
  '#d9b98a',
  '#2f6fb0',
  '#1d4680',
  '#c98f2a',
];
const [SKIN, LIT, SHADED, NAIL, CAST, CREASE, SLEEVE, ROCK] = [
  '#7a4630',
  '#a3663f',
  '#552f22',
  '#d59a72',
  '#8a1c2c',
  '#371d18',
  '#24508a',
  '#dfa23c',
];
const [WATER, GLASSY, FLOW] = ['#fffbee', '#bfe3e0', '#8cc9cb'];

/** The crowns of a forest down both sides of a valley, each about `wide`; here and there one stands out. */
const crowns =
  (fill: string, y: number, rise: number, wide: number): Layer =>
  (canvas) => {
    const chance = canvas.random('crowns');
    const row: string[] = [];
    for (let at = -40; at < 1280; at += wide * chance.between(0.4, 1.3)) {
      const far = (at - 600) / 600;
      const out = chance.next() < 0.2 ? 0.6 : chance.between(-0.1, 0.25);
      row.push(`${Math.round(at)},${Math.round(y - rise * far * far - wide * out)}`);
    }
    canvas.path(lobes(row.join(' '), 0.62, '1280,920 -40,920'), { fill });
  };

/** What comes out of the boot: it falls as a waterfall does. */
const fall: readonly Layer[] = [
  cut(WATER, '524,444,1 502,540 504,660 488,830,1 712,830,1 694,660 688,560 676,470,1 600,470'),
  cut(GLASSY, '640,470,1 676,470,1 688,560 694,660 712,830,1 664,830,1 656,660 652,560'),
  cut(
    GLASSY,
    limb('548,500,0 540,600,7 536,760,0'),
    limb('590,540,0 586,660,8 584,800,0'),
    limb('622,500,0 624,580,6 626,690,0'),
  ),
];

/** The snow of the Rwenzori, far off. */
const peaks: readonly Layer[] = [
  cut(ROCK, '-60,440,1 60,330,1 100,350,1 216,216,1 270,290,1 320,256,1 560,520,1 560,580,1 -60,560,1'),
  cut(
    SNOW,
    '216,216,1 270,290,1 320,256,1 391,334,1 352,326,1 336,352,1 306,318,1 286,346,1 262,316,1 240,350,1 212,310,1 190,338,1 176,296,1 150,310,1 140,304,1',
  ),
];

/** The hand that tips it: what is behind the heel, and the thumb before it, with its shadow on the rubber. */
const palm: readonly Layer[] = [
  cut(
    SHADED,
    '1010,150,1 900,130 840,118 780,124 730,150,1 716,250 740,294 790,300 840,288 910,258 1010,238,1',
  ),
  inked(CREASE, 5, '730,262 790,266 850,244'),
];
const thumb: readonly Layer[] = [
  cut(CAST, '780,150,1 720,176 670,190 668,214 700,222 742,222,1 752,190,1'),
  within(
    SKIN,
    '1010,150,1 900,126 846,112 790,124 752,140 716,138 664,146 642,160 644,184 666,198 716,200 760,204 800,220,1 836,240 870,244 920,240 1010,238,1',
    cut(
      LIT,
      '1010,130,1 900,110 840,96 700,120 620,140 630,168,1 670,158 720,154 760,160 830,140 900,152 1010,176,1',
    ),
    cut(SHADED, '800,226,1 846,216 900,218 1010,214,1 1010,260,1 840,260,1'),
    cut(NAIL, '640,160,1 662,156 678,162 676,180 660,186 640,182,1'),
  ),
  cut(SLEEVE, '1240,84,1 990,132,1 984,254,1 1240,312,1'),
  cut(NAVY, '1240,236,1 986,222,1 984,254,1 1240,312,1'),
  cut(BLUE, '976,126,1 1012,122,1 1006,262,1 968,258,1'),
];

/** A hike in the Rwenzori, where it rains: what is tipped out of a gumboot is a waterfall. */
export const moonHikeGumboot: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [500, 470, 200, 320], camera: 'front' }),
    wash(SKY),
    ...peaks,
    crowns(WOOD, 500, 130, 54),
    crowns(NEARER, 690, 170, 84),
    floor(POOL, '-40,790 1240,790'),
    ...fall,
    ...palm,
    moved({ x: 598, y: 462, scale: 0.82, turn: 12 }, ...gumbootTipped),
    ...thumb,
    // Spray, and the rings of the pool.
    cut(FLOW, lobes('400,830 440,800 480,790 540,800 600,790 660,800 720,790 760,804 800,830', 0.6)),
    cut(WATER, lobes('430,836 470,810 520,806 570,816 620,804 680,812 720,806 770,836', 0.6)),
    inked(FLOW, 6, '330,866 600,874 880,866', '420,890 600,896 800,890'),
    // Who waits on the banks.
    cut(BANK, '-40,760,1 120,768 250,800 330,840 390,920,1 -40,920,1'),
    cut(BANK, '1240,740,1 1100,770 960,800 880,850 860,920,1 1240,920,1'),
    moved({ x: 92, y: 800, scale: 0.74 }, ...capedByPool(CREAM, SAND)),
    moved({ x: 196, y: 822, scale: 0.78 }, ...capedByPool(BLUE, NAVY, true)),
    moved({ x: 1070, y: 826, scale: 0.86, flip: true }, ...capedEmptying(SKY, OCHRE)),
  ),
];
