import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, line } from '../../drawing/brush.ts';

const [GREY, PALE, DEEP, WHITE, BLACK, GOLD, RED] = [
  '#a9b9ba',
  '#e6ebe0',
  '#5b787e',
  '#fffaea',
  '#10191d',
  '#f8bd38',
  '#dc3b26',
];

/** The stiff rays of the crown, from the back of the cap. */
const crown = Array.from({ length: 43 }, (_, at) => {
  const angle = ((-210 + at * 4.1 + 1.5 * Math.sin(at * 2.3)) * Math.PI) / 180;
  const long = 170 + 9 * Math.sin(at * 3.7);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return line(`${-26 + c * 20},${-40 + s * 20} ${-26 + c * long},${-40 + s * long}`);
}).join('');

/** The head, its bill to the right before it bows. */
const head: readonly Layer[] = [
  cut('#5d6f72', '48,-24,1 96,-18 140,-4 174,14,1 130,22 90,26 48,28,1'),
  cut(BLACK, '168,13,1 120,8 52,8,1 52,14,1 120,14', '84,-8,1 104,-6 112,0,1 92,0'),
  cut(WHITE, '-70,-20 -56,-50 -10,-50 20,-20 26,30 4,54 -40,52 -68,20'),
  cut(RED, '-70,-6,1 -66,-52 -14,-66 24,-36,1 -6,-44 -40,-40 -58,-22'),
  cut(
    BLACK,
    '58,-26,1 54,-56 20,-70 -20,-68 -50,-54 -62,-36,1 -34,-44 -6,-38 10,-14 14,14 12,44,1 30,44 50,36 60,28,1 62,0',
  ),
  cut('#dbe9ee', disc(30, -18, 13)),
  cut(BLACK, disc(33, -14, 7)),
];

/** The long pointed feathers that fall from the foot of the neck over the back and the breast. */
const HACKLES = limb(
  [
    '326,560,10 312,670,22 264,746,22 200,800,0',
    '320,660,10 312,730,22 284,800,20 236,850,0',
    '324,670,10 328,750,22 314,830,20 280,896,0',
    '340,670,10 356,760,22 354,850,20 336,930,0',
    '360,680,10 392,770,22 402,860,20 402,960,0',
  ].join('; '),
);

/** How far a head bows, its neck being where it is. */
export interface Bow {
  x: number;
  y: number;
  turn: number;
}

/** The crown alone, so that two can be laid behind two heads. */
export const bowedCrown = (bow: Bow): Layer => moved(bow, inked(GOLD, 5, crown));

/** A grey crowned crane at the left that bows to the right, from its crown to its breast, which ends at x = 600. */
export const craneBowing = (bow: Bow): Layer[] => [
  within(
    DEEP,
    '-40,812,1 90,812 200,786 290,720 330,640,1 420,760,1 600,900,1 600,930,1 -40,930,1',
    cut(WHITE, '-40,858,1 40,844 130,842 200,864 246,930,1 -40,930,1'),
  ),
  cut(
    GREY,
    HACKLES,
    '470,230,1 440,214 380,206 300,232 256,310 248,400 270,500 288,584 288,660 300,720,1 350,800 420,930,1 600,930,1 600,866,1 560,830 460,720 390,620 348,510 336,430 344,370 376,330 420,322 470,330,1',
  ),
  cut(
    PALE,
    '470,322,1 410,314 346,344 324,420 336,510 380,630 460,740 560,850 600,886,1 600,930,1 526,930,1 450,826 376,706 320,560 296,430 314,330 360,280 420,270 470,280,1',
  ),
  cut(
    RED,
    limb(
      `${bow.x + 5},${bow.y + 50},9 ${bow.x + 3},${bow.y + 76},16 ${bow.x},${bow.y + 112},17 ${bow.x - 1},${bow.y + 140},15 ${bow.x - 1},${bow.y + 146},0`,
    ),
  ),
  moved(bow, ...head),
];
