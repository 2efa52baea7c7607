import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, BLUE, NIGHT, YELLOW, RED] = ['#bfe0c8', '#1c86b4', '#15203f', '#ffcf3f', '#d6402c'];

/** A point of the tail's edges: 0 at the bird, 1 beyond the left edge of the picture, sagging in between. */
const along = (share: number, far: boolean): [x: number, y: number] => {
  const [stay, sag, hold] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return far
    ? [Math.round(740 * stay + 450 * sag - 90 * hold), Math.round(470 * stay + 780 * sag + 500 * hold)]
    : [Math.round(790 * stay + 440 * sag - 130 * hold), Math.round(650 * stay + 950 * sag + 660 * hold)];
};

const corner = ([x, y]: [number, number]) => `${x},${y},1`;
const COUNT = 20;
const planks = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, at) => {
    const [from, to] = [(first + at) / COUNT, (first + at + 0.84) / COUNT];
    return [along(from, true), along(to, true), along(to, false), along(from, false)].map(corner).join(' ');
  });

/** A hand rope over one edge of the tail. */
const over = (share: number, far: boolean): string => {
  const [x, y] = along(share, far);
  return `${x},${y - Math.round((far ? 172 : 156) * share ** 0.7)}`;
};
const TENTHS = Array.from({ length: 11 }, (_, index) => index / 10);
const rope = (far: boolean) => TENTHS.map((share) => over(share, far)).join(' ');
const hangers = TENTHS.slice(2).map((share) => `${along(share, true).join()} ${over(share, true)}`);

/** The canopy walkway of Nyungwe is the long tail of a great blue turaco. */
export const nyungweTuraco: readonly Picture[] = [
  picture(
    'places/nyungwe-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [680, 120, 340, 760], camera: 'profile' }),
    wash(GROUND),
    inked(NIGHT, 6, rope(true), ...hangers),
    cut(BLUE, ...planks(2, 13), ...planks(17, 20)),
    cut(NIGHT, ...planks(13, 17)),
    // The walker, a hand on the rope.
    moved(
      { x: 330, y: 735 },
      cut(
        NIGHT,
        limb('-2,-80,17 -30,-44,12 -26,-6,9; 4,-80,17 26,-44,13 58,-20,9'),
        '-18,-14,1 -16,6,1 -54,6,1 -54,-2 -32,-14,1',
        '66,-28,1 74,-10,1 40,10,1 36,2 48,-16,1',
        disc(-8, -168, 17, 20),
        disc(-42, -100, 8),
      ),
      cut(RED, '-18,-140 2,-152 22,-136 21,-74,1 -19,-74,1', limb('2,-138,9 -8,-104,10 -40,-98,7')),
      cut(
        YELLOW,
        '12,-144 44,-146 50,-88 18,-84',
        '-36,-172,1 -22,-178,1 -22,-194 6,-196 12,-174,1 24,-168,1',
      ),
    ),
    inked(GROUND, 7, rope(false)),
    // The bird.
    cut(
      NIGHT,
      '1006,240,1 1022,150 1010,104 990,100,1 984,60 962,42 946,66,1 934,20 904,16 894,54,1 872,16 838,28 842,66,1 806,48 786,72 804,102,1 766,96 754,122 784,142,1 752,148 748,172 800,192 850,250 880,300,1',
    ),
    cut(
      BLUE,
      '1010,236,1 970,206 900,214 860,270 850,340 810,400 740,470,1 680,526,1 694,640 664,742,1 748,812,1 800,920,1 990,920,1 1060,800 1060,640 1000,520 980,440 996,384,1',
    ),
    cut(YELLOW, '998,396,1 940,450 890,540 910,650,1 1000,700 1078,690,1 1074,610 1020,520 992,446'),
    cut(RED, '910,650,1 1000,700 1078,690,1 1074,790 1010,920,1 770,920,1 730,820 640,730,1 740,790 860,760'),
    cut(NIGHT, '780,500 820,424 880,500 880,620 800,730 620,752,1 696,660 756,570'),
    cut(YELLOW, '1004,228,1 1060,222 1110,250 1140,300 1138,360,1 1112,336 1060,356 976,384,1 1000,300'),
    cut(RED, '1086,238,1 1122,262 1142,306 1138,360,1 1118,340 1082,348,1 1098,296'),
    cut(RED, disc(940, 286, 24)),
    cut(NIGHT, disc(945, 288, 14)),
  ),
];
