import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { gerenukBrowsing } from '../../figures/placing/gerenukBrowsing.ts';
import { light } from '../../light/light.ts';

/** A forked doum palm round its foot, 200 pixels high. */
const fan = (x: number, y: number) =>
  [-200, -170, -140, -110, -80, -50, -20, 12].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return limb(
      `${x},${y},3 ${x + Math.cos(angle) * 22},${y + Math.sin(angle) * 22},8 ${x + Math.cos(angle) * 42},${y + Math.sin(angle) * 40 + 6},0`,
    );
  });
const doum = [
  limb('0,0,8 0,-60,6 -30,-120,5 -44,-160,4'),
  limb('0,-56,6 26,-110,5 44,-150,4'),
  limb('-26,-114,4 -6,-160,4 4,-190,3'),
  ...fan(-46, -162),
  ...fan(46, -154),
  ...fan(4, -194),
];
const CLUMPS = [
  [980, 60, 110],
  [1120, 40, 130],
  [1060, 170, 110],
  [1180, 220, 110],
  [940, 180, 70],
  [1110, 330, 90],
  [1000, 300, 70],
  [1200, 420, 80],
] as const;

/** Samburu, dry country with a river through it. */
export const samburuBrowser: readonly Picture[] = [
  picture(
    'articles/samburu',
    light('sunset', 'kenya', 'left'),
    plan({ subject: [660, 330, 120, 330], camera: 'below' }),
    wash(['#4f88a8', '#b8c4b0', '#ffd8a0', '#ffe8b8'], { height: 640 }),
    // Ololokwe.
    cut(
      '#7a2c44',
      '-60,640,1 20,560,1 70,500,1 84,352,1 120,330,1 300,318,1 440,326,1 520,344,1 540,500,1 600,556,1 720,640,1',
    ),
    cut(
      '#f0683c',
      '20,560,1 70,500,1 84,352,1 120,330,1 180,326,1 170,400,1 184,500,1 140,560,1 120,640,1 -60,640,1',
      '220,324,1 300,318,1 296,400,1 312,500,1 270,580,1 230,640,1 190,640,1 214,560,1 226,480,1',
      '350,322,1 420,326,1 414,420,1 430,510,1 400,640,1 330,640,1 356,540,1',
      '460,330,1 490,338,1 486,440,1 500,520,1 540,640,1 480,640,1 466,520,1',
    ),
    cut('#ffa868', '84,352,1 120,330,1 300,318,1 440,326,1 520,344,1 500,352,1 300,336,1 130,346,1'),
    cut({ fill: '#ffd0a0', opacity: 0.5 }, disc(360, 640, 460, 30)),
    floor('#c8784c', '-40,630 300,620 700,634 1240,620'),
    cut(
      '#2c5444',
      ...[20, 60, 130, 190, 300, 350, 420, 500, 560, 640, 700, 780].map((x, at) =>
        disc(x, 644, 36, 12 + (at % 3) * 5),
      ),
    ),
    moved({ x: 100, y: 660, scale: 0.9 }, cut('#173c3c', ...doum)),
    moved({ x: 210, y: 660, scale: 0.62 }, cut('#2c5444', ...doum)),
    cut('#c4704c', '-40,656,1 300,650 700,656 1240,648,1 1240,720,1 -40,720,1'),
    cut('#f8d8a8', '-40,672,1 200,664 460,674 560,690,1 300,700 -40,704,1'),
    cut('#a8a09c', '-40,684,1 200,676 400,684,1 240,694 -40,698,1'),
    floor('#a84c34', '-40,760 300,720 700,716 1240,740'),
    floor('#6c2a2c', '-40,880 300,850 700,866 1240,840'),
    // The bush that it stands against.
    cut(
      '#2a1424',
      limb('1130,900,34 1120,700,26 1080,480,20 1040,260,12 1010,120,6'),
      limb('1110,640,20 1160,460,14 1190,260,8'),
      limb('1080,480,14 990,380,10 930,330,6'),
      limb('1050,320,12 960,210,8 900,150,5'),
    ),
    cut(
      '#132c34',
      ...CLUMPS.flatMap(([x, y, r]) => [
        disc(x, y, r, r * 0.62),
        disc(x - r * 0.6, y + r * 0.24, r * 0.6, r * 0.36),
        disc(x + r * 0.6, y + r * 0.2, r * 0.6, r * 0.4),
      ]),
    ),
    cut(
      '#3c6448',
      ...CLUMPS.flatMap(([x, y, r]) => [
        disc(x - r * 0.3, y - r * 0.18, r * 0.6, r * 0.34),
        disc(x - r * 0.7, y + r * 0.16, r * 0.4, r * 0.22),
      ]),
    ),
    cut(
      '#e0a850',
      ...CLUMPS.flatMap(([x, y, r]) => [
        disc(x - r * 0.5, y - r * 0.28, r * 0.34, r * 0.16),
        disc(x - r * 0.86, y + r * 0.1, r * 0.22, r * 0.12),
      ]),
    ),
    gerenukBrowsing({ x: 676, y: 1010, scale: 1.02 }),
  ),
];
