import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { chimpanzeeLounging } from '../../figures/animals/chimpanzeeLounging.ts';
import { canopy } from '../../land/canopy.ts';
import { light } from '../../light/light.ts';

const [SKY, HAZE, RIDGE, WOOD, MIST, ROPE, NET, ROOF] = [
  '#f9dc98',
  '#c9dcc0',
  '#86b3a2',
  '#1d5a4e',
  '#fffaf0',
  '#123a40',
  '#8fb0bd',
  '#e2703a',
];

/** How low the walkway hangs at a place across the picture, under who lies in it. */
const sag = (x: number) => Math.round(656 - ((x - 600) / 530) ** 2 * 350);
const strand = (up: number) =>
  Array.from({ length: 11 }, (_, at) => `${110 + at * 98},${sag(110 + at * 98) - up}`).join(' ');
const rails = (colour: string): Layer[] => [
  inked(colour, 7, strand(0)),
  inked(colour, 5, strand(86)),
  inked(
    colour,
    2.5,
    ...Array.from({ length: 34 }, (_, at) => 138 + at * 28).map((x) => `${x},${sag(x) - 86} ${x},${sag(x)}`),
  ),
];

const tower = (x: number): Layer[] => [
  inked(ROPE, 9, `${x - 28},170 ${x - 28},930`, `${x + 28},170 ${x + 28},930`),
  inked(
    ROPE,
    4,
    ...[220, 350, 480, 610, 740].flatMap((y) => [
      `${x - 28},${y} ${x + 28},${y}`,
      `${x - 28},${y} ${x + 28},${y + 130}`,
      `${x + 28},${y} ${x - 28},${y + 130}`,
    ]),
  ),
  cut(ROOF, `${x - 60},176,1 ${x},104,1 ${x + 60},176,1`),
];

/** Nyungwe's canopy walkway, and a chimpanzee that lies in it as in a hammock. */
export const nyungweHammock: readonly Picture[] = [
  picture(
    'places/nyungwe-3',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [340, 350, 480, 290], camera: 'profile' }),
    wash(SKY),
    floor(HAZE, '-40,470 200,400 400,450 700,530 900,450 1240,400'),
    canopy(RIDGE, '-60,560 160,570 400,640 640,690 880,640 1060,560 1260,540', 44),
    floor(MIST, '-40,690 100,680 300,710 600,740 800,720 1000,680 1240,690'),
    ...tower(82),
    ...tower(1118),
    canopy(WOOD, '-60,760 60,780 180,840 280,960', 52),
    canopy(WOOD, '920,960 1020,850 1140,790 1260,760', 52),
    ...rails(ROPE),
    ...chimpanzeeLounging(...rails(NET)),
  ),
];
