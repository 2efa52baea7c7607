import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

const [RED, LIT, DIM, SHADE, DARK, IVORY, HORN, DUST] = [
  '#d2432a',
  '#e05c35',
  '#ab2f26',
  '#86202a',
  '#1c2352',
  '#fff4de',
  '#d8c3a0',
  '#d9a05a',
];

const LEG = '26,500,1 118,500,1 112,640 114,760 126,830,1 120,858 40,858 30,830,1 36,760 38,640';
const EAR = '70,330,1 110,318 190,312 236,336 248,390 226,450 190,520 160,590 126,640 102,626 88,560 76,480';
const HEAD = '0,300,1 36,276 84,292 108,346 112,410 100,470 80,520 66,570 0,600,1';
const TRUNK = '0,540,66 0,640,54 -2,720,45 -14,764,38 -48,798,30 -90,782,20 -106,772,9';

/** An elephant face to face that carries a bridge: ears for haunches, legs for the pier. Its trunk hangs at x = 800. */
export const elephantPier: readonly Layer[] = [
  moved(
    { x: 800, y: 0 },
    cut(
      DUST,
      '30,850,1 140,830,1 420,822,1 420,846 200,862 60,866,1',
      '-120,850,1 -30,840,1 30,850,1 -20,866 -110,864,1',
    ),
    // Under the belly, and the fore legs.
    cut(SHADE, '-70,500,1 70,500,1 60,842,1 -60,842,1'),
    cut(RED, pair(LEG)),
    within(DIM, LEG, cut(RED, '0,480,1 92,480,1 84,640 84,760 90,870,1 0,870,1')),
    cut(IVORY, ...[-104, -76, -48, 52, 80, 108].map((x) => disc(x, 846, 12, 14))),
    cut(SHADE, pair('60,520,1 118,500,1 112,640,1 98,656 84,620')),
    // The ears.
    within(LIT, mirrored(EAR), cut(RED, '-60,300,1 -118,320 -130,420 -110,520 -108,650,1 -40,650,1')),
    within(RED, EAR, cut(DIM, '248,300,1 260,420,1 130,660,1 120,600 190,470 214,390')),
    inked(SHADE, 4, '-100,326 -150,310 -206,312 -240,346', '100,326 150,310 206,312 240,346'),
    // The trunk, and the head over it.
    within(
      LIT,
      outline(twin(HEAD)) + limb(TRUNK),
      cut(
        DIM,
        '60,270,1 92,330 84,390 52,440 30,520 28,640 20,720 6,760 -40,812 -110,816,1 140,880,1 140,260,1',
      ),
    ),
    inked(
      DIM,
      5,
      '-46,590 -20,600 8,598',
      '-42,634 -16,644 6,642',
      '-38,676 -14,686 4,684',
      '-36,716 -16,726 0,724',
      '-40,754 -22,766 -6,766',
    ),
    inked(DIM, 5, '-40,340 -20,362 -24,396', '40,340 20,362 24,396'),
    cut(DARK, pair('62,424,1 72,412 86,416 92,428,1 78,434')),
    inked(
      SHADE,
      5,
      '-98,420 -80,398 -54,416',
      '54,416 80,398 98,420',
      '-92,444 -78,450 -62,440',
      '62,440 78,450 92,444',
    ),
    cut(IVORY, pair('42,530,1 50,508 80,496 88,520,1 104,590 108,660 84,744,1 80,670 66,600')),
    cut(HORN, '66,600,1 76,640 84,744,1 108,660 104,590 86,512,1 92,590 94,660 86,690 80,640'),
  ),
];
