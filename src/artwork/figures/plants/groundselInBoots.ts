import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [DEEP, GREEN, SUNNY] = ['#0c4a44', '#1d7f5c', '#a5cf5b'];
const [DARK, WITHERED, BOOT, CREAM] = ['#3a1a30', '#8a3f38', '#d8432e', '#fff1d4'];

/** A leaf from its foot at (x, y), pointing so many degrees right of straight down. */
const leaf = (x: number, y: number, degrees: number, length: number, half: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, across: number, corner = 0) =>
    [
      Math.round(x + along * length * Math.sin(turn) + across * half * Math.cos(turn)),
      Math.round(y + along * length * Math.cos(turn) - across * half * Math.sin(turn)),
      corner,
    ].join(',');
  return `${at(0, 0.3, 1)} ${at(0.5, 0.9)} ${at(0.8, 1.05)} ${at(1, 0, 1)} ${at(0.8, -1.05)} ${at(0.5, -0.9)} ${at(0, -0.3, 1)}`;
};

/** Leaves at some angles right of the middle, and as many left. */
const leaves = (y: number, degrees: readonly number[], length: number, half: number): string =>
  pair(degrees.map((angle) => leaf(0, y, angle, length, half)).join(';'));

/** A tier of hanging leaves: how far each foot is from the middle. */
const tier = (y: number, feet: readonly number[], length: number, half: number): string =>
  pair(feet.map((x) => leaf(x, y, x / 16, length, half)).join(';'));

/** A giant groundsel that walks, x = 0 the middle: its dead leaves are the coat, its rosette what it carries. */
export const groundselInBoots: readonly Layer[] = [
  // The stem, which is two legs.
  cut(DARK, pair('0,600,1 92,600,1 96,690 108,770,1 26,770,1 14,690 0,650,1')),
  // Boots, their soles and their laces.
  cut(CREAM, pair('18,722,1 120,722,1 122,756,1 16,756,1')),
  cut(BOOT, pair('18,750,1 120,746,1 128,792 170,806 236,812 240,866,1 16,866,1 22,800')),
  cut(DARK, pair('12,858,1 244,858,1 246,888,1 160,888,1 152,878,1 92,878,1 84,888,1 12,888,1')),
  inked(CREAM, 9, pair('84,772,1 126,766,1; 92,796,1 142,786,1; 118,818,1 166,800,1')),
  // The coat, its lowest tier first.
  cut(DARK, twin('0,280,1 60,290 96,400 110,600,1 0,640,1')),
  cut(WITHERED, twin('0,490,1 98,490,1 104,584,1 0,584,1'), tier(490, [24, 72, 112], 150, 32)),
  cut(DARK, tier(400, [0, 48, 92], 150, 32)),
  cut(WITHERED, tier(320, [20, 62, 94], 150, 32)),
  // The rosette.
  cut(DEEP, leaves(290, [62, 75, 88, 101, 114, 127, 140, 153, 166, 179], 370, 37)),
  cut(GREEN, leaves(290, [68, 82, 96, 110, 124, 138, 152, 166, 180], 300, 35)),
  cut(DEEP, leaves(290, [88, 104, 120, 136, 152, 170], 230, 32)),
  cut(SUNNY, leaves(290, [92, 108, 124, 140, 158, 178], 196, 20)),
  cut(DEEP, leaves(276, [4, 22, 40, 58], 160, 33)),
  cut(GREEN, leaves(268, [0, 19, 38, 57], 138, 16)),
];
