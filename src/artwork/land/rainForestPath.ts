import type { Layer } from '../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../canvas/cut.ts';
import { disc, limb, line } from '../drawing/brush.ts';
import { mistBank } from '../sky/mistBank.ts';

/** Trunks in mist, one row behind the other, and a wet path that climbs between them into the light. */
export const rainForestPath: readonly Layer[] = [
  wash(['#8fbcae', '#c4dcc4', '#e4ecd0', '#b8d2b8']),
  cut(
    '#a4c8b8',
    limb('430,700,30 440,300,26 430,-40,34'),
    limb('760,700,24 752,300,20 764,-40,28'),
    limb('960,700,34 970,300,28 956,-40,38'),
  ),
  mistBank({ y: 480, height: 260, colour: '#e8efd6', strength: 0.9 }),
  cut(
    '#6fa294',
    limb('330,760,54 318,600,36 312,300,32 326,-40,40'),
    limb('1060,760,64 1046,600,44 1050,300,38 1040,-40,50'),
  ),
  floor('#8ab498', '-40,560 200,590 420,620 640,600 860,610 1040,570 1240,560'),
  mistBank({ y: 600, height: 150, colour: '#e0ead0', strength: 0.8 }),
  floor('#4f8a70', '-40,640 200,660 440,716 700,700 900,690 1240,620'),
  cut(
    '#9a8468',
    '590,650,1 640,650,1 680,690 650,730 690,790 860,860 900,940,1 300,940,1 470,830 540,770 570,720 560,690',
  ),
  cut(
    '#c9c4a0',
    '590,650,1 612,650,1 620,690 590,730 590,780 500,850 420,940,1 300,940,1 470,830 540,770 570,720 560,690',
  ),
  cut(
    '#6c5a4c',
    '640,650,1 680,690 650,730 690,790 860,860 900,940,1 700,940,1 640,860 620,790 620,730 650,690',
  ),
  inked('#e8f0dc', 4, '470,856 510,850 560,856', '500,884 550,890 590,884'),
];

/** The great trunk on the left, close to us, its root across the foot of the picture. */
export const nearTrunk: readonly Layer[] = [
  cut('#123a36', '-40,-20,1 190,-20,1 176,240 186,500 220,680 320,800 460,880 520,940,1 -40,940,1'),
  cut(
    '#2f6a58',
    '150,-20,1 190,-20,1 176,240 186,500 220,680 320,800 460,880 520,940,1 440,940,1 300,850 190,700 156,500 146,240',
  ),
  inked('#0b2a2a', 8, '60,-20 40,300 70,600 60,920', '110,200 104,460 140,680 210,840'),
];

/** One leaflet every step along a rib that arches from (x, y) by (dx, dy), drops at some of their tips. */
export function archedFrond(
  x: number,
  y: number,
  dx: number,
  dy: number,
  long: number,
  colours: readonly [string, string],
): Layer[] {
  const at = (t: number) =>
    [x + dx * t, y + dy * t * t - Math.abs(dx) * 0.22 * Math.sin(Math.PI * t)] as const;
  const upper: string[] = [];
  const lower: string[] = [];
  const drops: string[] = [];
  for (let step = 1; step < 20; step++) {
    const t = step / 20;
    const [px, py] = at(t);
    const reach = long * Math.sin(Math.PI * (0.12 + t * 0.85));
    const lean = Math.sign(dx) * reach * 0.5;
    const wide = 13 - t * 5;
    lower.push(
      limb(`${px},${py},4 ${px + lean * 0.4},${py + reach * 0.5},${wide} ${px + lean},${py + reach},0`),
    );
    upper.push(
      limb(
        `${px},${py},4 ${px + lean * 0.9},${py - reach * 0.3},${wide} ${px + lean * 1.8},${py - reach * 0.4},0`,
      ),
    );
    if (step % 3 === 1) drops.push(disc(px + lean, py + reach + 12, 6, 10));
  }
  const rib = [0, 0.25, 0.5, 0.75, 1].map((t) => at(t).join(',')).join(' ');
  return [
    cut(colours[1], ...lower),
    cut(colours[0], ...upper),
    (canvas) => canvas.path(line(rib), { stroke: colours[0], width: 7 }),
    cut('#f6fbee', ...drops),
  ];
}

/** Straight rain over a picture of 1200 x 900, leaning to the left. */
export const slantingRain: Layer = (canvas) => {
  const source = canvas.random('rain');
  const rows = Array.from({ length: 90 }, () => {
    const [x, y, long] = [source.between(0, 1260), source.between(-60, 860), source.between(50, 130)];
    return line(`${x},${y} ${x - long * 0.2},${y + long}`);
  });
  canvas.path(rows.join(''), { stroke: '#f6fbf2', width: 3, opacity: 0.6 });
};
