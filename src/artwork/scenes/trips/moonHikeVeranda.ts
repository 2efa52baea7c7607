import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { gumbootOnPeg, type BootInks } from '../../figures/objects/gumbootOnPeg.ts';
import { leanerOnRail } from '../../figures/people/leanerOnRail.ts';
import { light } from '../../light/light.ts';

const [SNOW, GLOW, SHADED, ROCK, LAMP] = ['#ff9c8c', '#ffd4ac', '#8f74b6', '#4a4488', '#f0a050'];
const GREEN: BootInks = { rubber: '#27584e', lit: '#4d8a6c', shade: '#153440', sole: SNOW, band: '#c89c64' };
const BLUE: BootInks = { rubber: '#2c2f66', lit: '#57579a', shade: '#1a1a42', sole: SNOW, band: '#b0443e' };

/** How far the boots lean, in degrees: as the long slopes of the peaks. */
const LEAN = -27;
/** Two pairs of boots from the left, the summits of a range: where a heel is, how large the boot is, its inks. */
const RANGE = [
  { x: 138, y: 484, scale: 0.58, inks: GREEN },
  { x: 316, y: 370, scale: 0.8, inks: BLUE },
  { x: 512, y: 398, scale: 0.74, inks: BLUE },
  { x: 692, y: 466, scale: 0.6, inks: GREEN },
] as const;
/** The first peak stands before the others. */
const PEAKS = [...RANGE.slice(1), RANGE[0]];
const boots = RANGE.map(({ inks, ...place }) => moved({ ...place, turn: LEAN }, ...gumbootOnPeg(inks)));

/** The block on the rail in which a peg stands. */
const block = ({ x, y, scale }: (typeof RANGE)[number]): Layer => {
  const slant = (LEAN * Math.PI) / 180;
  // Where the peg's middle, 40 left of the heel, meets the rail.
  const along = (650 - y + 40 * scale * Math.sin(slant)) / Math.cos(slant);
  return moved(
    { x: x - 40 * scale * Math.cos(slant) - along * Math.sin(slant), y: 652 },
    cut('#5c3430', '-34,-16,1 34,-16,1 46,12,1 -46,12,1'),
    cut('#b06a48', '-34,-16,1 8,-16,1 14,12,1 -46,12,1'),
    cut('#e89c68', '-36,-20,1 36,-20,1 36,-14,1 -36,-14,1'),
  );
};

/** The crowns of a forest along a ridge, each about `wide`; here and there one stands out. */
const crowns =
  (fill: string, y: number, wide: number): Layer =>
  (canvas) => {
    const chance = canvas.random('crowns');
    const row = [`-20,${y}`];
    for (let at = -20; at < 1240;) {
      at += wide * chance.between(0.4, 1.3);
      const rise = chance.next() < 0.2 ? 0.7 : chance.between(-0.1, 0.3);
      row.push(`${Math.round(at)},${Math.round(y - wide * rise)}`);
    }
    canvas.path(lobes(row.join(' '), 0.62, '1240,920 -20,920'), { fill });
  };

/** A peak of the range, its summit at (x, y): the snow on its long slope to the left, in the sun, and its steep side. */
const peak = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale, squash: 0.76 },
    cut(
      ROCK,
      '0,0,1 20,26 24,50,1 50,84 56,110,1 130,210,1 160,300,1 -360,300,1 -250,170,1 -120,80,1 -60,44,1',
    ),
    cut(
      SHADED,
      '0,0,1 20,26 24,50,1 50,84 56,110,1 84,150,1 66,144,1 56,176,1 34,140,1 18,166,1 0,120,1 -20,60,1',
    ),
    cut(
      SNOW,
      '0,0,1 -60,44,1 -120,80,1 -180,122,1 -150,120,1 -142,140,1 -112,124,1 -92,160,1 -60,128,1 -34,178,1 -14,136,1 4,160,1 16,130,1 2,96,1 10,56,1',
    ),
    cut(GLOW, '0,0,1 -60,44,1 -120,80,1 -180,122,1 -140,108,1 -104,94,1 -66,74,1 -40,56,1 -14,34,1'),
  );

/** Evening on the veranda of the hut on the hike: gumboots dry on the rail, and their soles have the outline of the peaks. */
export const moonHikeVeranda: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('dusk', 'uganda', 'left'),
    plan({ subject: [220, 190, 300, 90], camera: 'frame' }),
    strata(['#23285f', '#3a3474', '#5f4688', '#90609a'], { height: 500, bands: 5 }),
    // The peaks stand as the boots do.
    ...PEAKS.map(({ x, y, scale }) => peak(x + 6, y - 232, scale * 1.3)),
    // Cloud that lies below them, and the ridges of the forest.
    floor('#9c6c9c', '-40,380 160,366 400,384 640,366 860,386 1240,360'),
    floor('#b08ab4', '-40,446 160,430 400,452 640,436 860,456 1240,424'),
    crowns('#947aae', 560, 46),
    crowns('#5a5492', 640, 70),
    floor('#1e2a58', '-40,690 1240,676'),
    // Rail and boots.
    ...boots,
    ...RANGE.map(block),
    cut('#121634', ...[70, 250, 430, 610, 790, 970].map((x) => box(x, 690, 40, 260))),
    cut('#8a5238', '-40,660,1 1240,650,1 1240,676,1 -40,694,1'),
    cut('#e89c68', '-40,656,1 840,650,1 840,656,1 -40,668,1'),
    cut('#100e28', '-40,694,1 1240,676,1 1240,690,1 -40,716,1'),
    // Under the eaves a lamp burns.
    cut(LAMP, '1000,650,1 1130,650,1 1130,655,1 1000,656,1'),
    // His mug steams.
    cut('#d8a0a0', limb('788,492,3 778,468,6 794,442,7 784,414,5 794,388,0')),
    moved({ x: 992, y: 656, scale: 1.06 }, ...leanerOnRail),
    // The post and the eaves of the hut.
    cut('#0e1030', '1128,-20,1 1240,-20,1 1240,920,1 1124,920,1'),
    cut('#0e1030', '-40,-40,1 1240,-40,1 1240,40,1 -40,64,1'),
  ),
];
