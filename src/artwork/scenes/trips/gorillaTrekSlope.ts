import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { gorillaWalking } from '../../figures/animals/gorillaWalking.ts';
import { helpingHand } from '../../figures/people/helpingHand.ts';
import { leaf } from '../../land/canopyFromBelow.ts';
import { light } from '../../light/light.ts';

/** Crowns of a slope, along a line that falls or climbs. */
const crowns = (
  seed: string,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  size: number,
): string => {
  const chance = random(seed);
  let row = '';
  for (let x = x1; x < x2; x += size * chance.between(0.5, 1.1)) {
    const y = y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
    const r = size * chance.between(0.55, 1.05);
    row += disc(x, y + chance.between(-0.3, 0.3) * size, r, r * chance.between(0.7, 1));
  }
  return row;
};

const SLOPE =
  '-60,990 120,905 300,840 400,792 470,770 540,712 620,694 700,620 760,594 850,540 930,526 1010,460 1100,430 1180,360 1260,330';

/** A fern: a bent rib with its leaflets, shorter to the tip. */
const fern = (x: number, y: number, dx: number, dy: number): string => {
  const rows: string[] = [];
  for (let at = 1; at <= 11; at += 1) {
    const share = at / 12;
    const [px, py] = [x + dx * share, y + dy * share + share * share * Math.abs(dx) * 0.35];
    const long = Math.hypot(dx, dy) * 0.3 * (1.05 - share);
    const way = (Math.atan2(dy + 2 * share * Math.abs(dx) * 0.35, dx) * 180) / Math.PI;
    rows.push(leaf(px, py, long, way - 58), leaf(px, py, long, way + 58));
  }
  return (
    limb(
      `${x},${y},4 ${Math.round(x + dx / 2)},${Math.round(y + dy / 2)},3 ${Math.round(x + dx)},${Math.round(y + dy + Math.abs(dx) * 0.35)},0`,
    ) + rows.join('')
  );
};

/** Leaves that hang into the picture, thickest in the middle of their box. */
const leafage = (
  seed: string,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
  long: number,
): string => {
  const chance = random(seed);
  return Array.from({ length: count }, () => {
    const across = chance.between(0, 1);
    const down = chance.between(0, 1) * (0.4 + 0.6 * Math.sin(across * Math.PI));
    return leaf(
      x + across * width,
      y + down * height,
      long * chance.between(0.6, 1.2),
      chance.between(40, 140),
    );
  }).join('');
};

/** Grass and seedlings along the slope's edge, bent by the wet. */
const tufts = (seed: string, count: number, from: number, to: number): string => {
  const chance = random(seed);
  const knots = points(SLOPE);
  return Array.from({ length: count }, () => {
    const x = chance.between(from, to);
    const at = knots.findIndex(([right]) => right > x);
    const [[x1, y1], [x2, y2]] = [knots[at - 1]!, knots[at]!];
    const y = y1 + ((y2 - y1) * (x - x1)) / (x2 - x1) + chance.between(12, 24);
    const [lean, tall] = [chance.between(-26, 22), chance.between(16, 44)];
    return limb(
      `${Math.round(x)},${Math.round(y)},4 ${Math.round(x + lean * 0.4)},${Math.round(y - tall * 0.7)},3 ${Math.round(x + lean)},${Math.round(y - tall)},0`,
    );
  }).join('');
};

const WALKING = gorillaWalking().parts;
/** The silverback they are looking for, in the haze across the valley. */
const silverback: readonly Layer[] = [
  cut('#315f50', ...WALKING.filter(({ stroke }) => stroke === undefined).map(({ d }) => d)),
  cut(
    '#a9c8a0',
    ...WALKING.filter(({ tone, stroke }) => tone === 'pale' && stroke === undefined).map(({ d }) => d),
  ),
];

/** The gorilla trekking safari: there is no path, but there is a porter. */
export const gorillaTrekSlope: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-4',
    light('mist', 'uganda', 'left'),
    plan({ subject: [776, 230, 160, 200], camera: 'below' }),
    strata(['#dfe9a8', '#f0f2b8', '#f7f5cc'], { height: 760, bands: 4 }),
    // Trunks in the mist, the slopes across the valley.
    cut(
      '#cfe0a4',
      limb('300,-40,20 312,300,17 300,600,24'),
      limb('470,-40,14 462,300,12 470,600,18'),
      limb('700,-40,24 690,260,20 700,620,28'),
      limb('960,-40,18 968,240,15 960,500,20'),
    ),
    cut(
      '#b9d89a',
      crowns('far slope', [-60, 250], [780, 500], 66),
      outline('-60,260,1 780,510,1 780,960,1 -60,960,1'),
    ),
    cut(
      '#8fc288',
      crowns('next slope', [-60, 430], [660, 640], 60),
      outline('-60,440,1 660,650,1 700,960,1 -60,960,1'),
    ),
    cut('#d6ea9c', '-40,640 60,610 180,604 300,612 380,650 430,690 300,720 -40,720'),
    moved({ x: 226, y: 652, scale: 0.46 }, ...silverback),
    cut(
      '#5fa577',
      crowns('third slope', [-60, 690], [420, 800], 54),
      outline('-60,700,1 420,810,1 500,960,1 -60,960,1'),
    ),
    // The shaft of light.
    cut({ fill: '#fffbd6', opacity: 0.45 }, '180,-40,1 470,-40,1 900,620,1 480,760,1'),
    // A great trunk behind the slope, and what hangs from it.
    cut('#14523f', limb('1090,-40,72 1080,180,64 1090,380,80 1100,560,130')),
    cut('#0d3f36', limb('1120,-40,60 1112,180,52 1130,380,66 1150,560,100')),
    cut('#6fa84a', limb('1024,-40,6 1020,160,7 1012,340,9 990,480,4')),
    inked('#1d6248', 9, '930,-20 920,160 990,300 1040,240 1050,-20'),
    cut('#2f7f54', leafage('back leaves', 44, [640, -80, 620, 190], 96)),
    cut(
      '#114a3c',
      leafage('front leaves', 30, [860, -90, 420, 230], 120),
      leafage('left leaves', 22, [-70, -80, 330, 210], 116),
    ),
    cut(
      '#a9d05a',
      leafage('sunny leaves', 9, [650, -10, 260, 110], 80),
      leafage('sunny left', 5, [60, 30, 160, 80], 84),
    ),
    // The slope: its wet edge, and the mud that they climb.
    cut('#3f8a48', tufts('far tufts', 60, -40, 1240)),
    floor('#3f8a48', SLOPE),
    cut('#8fc050', tufts('lit tufts', 50, 200, 1010)),
    floor(
      '#1f6548',
      '-60,1010 120,930 300,868 410,826 480,806 550,756 640,730 720,660 790,630 870,582 940,566 1020,500 1110,468 1190,400 1260,372',
    ),
    cut(
      '#7a4a30',
      '330,900 392,800 470,782 520,740 580,706 640,690 700,640 780,598 850,556 930,536 960,520 990,540 900,590 840,640 760,680 700,740 600,780 560,830 480,880 420,960 330,980',
    ),
    cut(
      '#a8683c',
      '392,800 470,782 520,740 580,706 640,690 700,640 780,598 850,556 930,536 900,556 820,596 740,650 680,680 630,716 560,744 500,790 440,812',
    ),
    cut(
      '#153f34',
      limb('1064,458,0 1034,486,13 960,560,10 890,630,9 800,690,6 730,790,0;890,630,8 880,720,5 820,790,0'),
      limb('640,800,0 600,860,6 620,960,9'),
      limb('1190,384,0 1172,430,9 1120,560,7 1130,640,0'),
    ),
    cut('#5d8a4a', limb('1060,458,0 1024,484,3 952,554,3 880,624,2 800,680,0')),
    ...helpingHand,
    // Ferns close to the eye.
    cut('#0b3a34', fern(1120, 960, -330, -230), fern(1210, 940, -140, -330), fern(1010, 980, -270, -110)),
    cut('#3d8f4c', fern(1180, 980, -270, -330)),
    cut('#0b3a34', fern(60, 990, 150, -190), fern(10, 980, 40, -230), fern(120, 1000, 210, -110)),
  ),
];
