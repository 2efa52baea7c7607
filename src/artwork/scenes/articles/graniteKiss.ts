import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, DEEP, SEA, SHALLOW] = ['#cbebe3', '#0d6a86', '#1597a5', '#5fcdbf'];
const SAND = '#fff4dd';
const [LIT, WARM, TURNED, DARK, GROOVE] = ['#fbd9b6', '#e0a18a', '#a5646c', '#6d3c5c', '#432446'];
const [SKIN, SHADED, HAIR] = ['#8a4a2c', '#5e2c26', '#2a1426'];

/** Where rain has worn a stone: dark, with the sun on the rib beyond. */
const flutes = (row: string, aside: number): Layer[] => [
  moved({ x: aside, y: 6 }, cut(LIT, limb(row))),
  cut(GROOVE, limb(row)),
];

/** A stone that rain has worn to a face in profile, turned to the right; and the ribs on it. */
const FACE =
  '-40,30,1 120,20 300,40 420,120 462,200 470,262,1 456,300 478,344 532,410 556,440 548,466,1 512,480 500,494,1 536,512 544,538 516,556,1 540,572 538,604 500,624,1 488,650 504,700 480,752 420,776 350,780,1 330,820 330,940,1 -40,940,1';
const RIBS = [
  '40,20,6 110,200,22 90,420,26 140,640,18 120,900,8',
  '180,20,6 236,150,18 226,300,20 196,420,12 206,520,2',
];

/** A couple in the water from behind, his arm about her; the water's surface is y = 0. */
const waistDeep: readonly Layer[] = [
  cut(
    SEA,
    '-110,-4,1 196,-4,1 196,14 150,18 178,34,1 120,40 136,58,1 60,62 -20,54 0,40,1 -60,36 -90,26 -64,16,1 -100,12',
  ),
  within(
    SKIN,
    '-20,-176,1 20,-176,1 22,-150 60,-140 88,-122 94,-84 76,-30 72,0,1 -56,0,1 -62,-60 -72,0,1 -100,0,1 -98,-70 -96,-112 -70,-136 -24,-148',
    cut(SHADED, '46,-100,1 34,-60 20,0,1 120,0,1 120,-100,1', '-62,-72,1 -58,-40 -56,0,1 -46,0,1 -50,-50'),
    inked(SHADED, 4, '-8,-112 -12,-60 -10,-10'),
  ),
  cut(SKIN, disc(-2, -186, 30, 34), disc(-31, -180, 6, 9)),
  cut(HAIR, '-32,-186,1 -34,-226 0,-230 34,-224 30,-182,1 22,-164 0,-160 -22,-164'),
  within(
    SKIN,
    '106,-140,1 134,-140,1 136,-118 160,-112 180,-98 184,-50 182,0,1 160,0,1 158,-40 152,0,1 94,0,1 90,-40 84,-74 88,-104 104,-114',
    cut('#e2432f', '80,6,1 92,-36 110,-30 126,-26 142,-32 158,-42,1 160,6,1'),
    inked('#e2432f', 6, '96,-36 116,-70 140,-112', '150,-40 130,-76 104,-112'),
  ),
  cut(SKIN, disc(116, -158, 25, 30), disc(170, -94, 13, 11)),
  inked(SKIN, 32, '64,-118 106,-94 160,-93'),
  inked(SHADED, 4, '96,-76 130,-78 166,-82'),
  cut(
    HAIR,
    '90,-156,1 88,-190 114,-200 142,-188 142,-154,1 134,-138 116,-136 98,-142',
    disc(118, -206, 19, 17),
  ),
];

/** One of the two faces, in flat planes from the one at its edge inwards. */
const half = ([edge, ...planes]: readonly [string, ...string[]]): Layer[] => [
  within(edge, FACE, ...planes.map((fill, at) => moved({ x: -26 * (at + 1), y: 0 }, cut(fill, FACE)))),
  ...RIBS.flatMap((row) => flutes(row, 14)),
  inked(GROOVE, 13, '352,352 392,372 440,356'),
];

/** La Digue: two stones of granite are two who are about to kiss; between them two people stand in the lagoon. */
export const graniteKiss: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [760, 130, 400, 620], camera: 'frame' }),
    wash(SKY),
    cut(DEEP, '-40,600,1 1240,600,1 1240,920,1 -40,920,1'),
    cut(SEA, '-40,640,1 600,634 1240,640,1 1240,920,1 -40,920,1'),
    cut(SHALLOW, '-40,720,1 400,712 800,720 1240,712,1 1240,920,1 -40,920,1'),
    moved({ x: 584, y: 760, scale: 0.5 }, ...waistDeep),
    cut(SAND, '-40,860 300,836 600,846 900,834 1240,860,1 1240,920,1 -40,920,1'),
    ...half([DARK, TURNED, WARM, LIT]),
    moved({ x: 1200, y: 0, flip: true }, ...half([LIT, WARM, TURNED, DARK])),
  ),
];
