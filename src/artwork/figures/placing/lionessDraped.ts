import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [COAT, LIT, RIM, SHADE, DEEP, INK] = ['#c8823a', '#eaa956', '#ffdc92', '#8e4c30', '#5a2a2c', '#2a1420'];

/** Rump, loins, ribs, shoulder blades and neck, lying along a bough whose top is y = 0. */
const TRUNK =
  '-230,10,1 -226,-50 -204,-110 -150,-142 -96,-128 -40,-100 40,-92 120,-104 190,-136 256,-142 312,-108 338,-44 326,14,1';
const NEAR_FORE = limb('-136,-70,62 -142,6,46 -166,66,30 -172,112,21 -162,136,20');
const NEAR_HIND = limb('240,-50,80 196,20,58 190,66,36 226,104,23 238,136,20 236,150,20');
const paw = (x: number, y: number) =>
  outline(
    `${x - 20},${y - 16},1 ${x - 30},${y + 8} ${x - 32},${y + 28} ${x - 14},${y + 36} ${x + 8},${y + 36} ${x + 26},${y + 26} ${x + 22},${y - 16},1`,
  );
const toes = (x: number, y: number) =>
  inked(
    DEEP,
    4,
    `${x - 16},${y + 32} ${x - 15},${y + 18}`,
    `${x - 2},${y + 35} ${x - 2},${y + 20}`,
    `${x + 12},${y + 32} ${x + 11},${y + 18}`,
  );

/** The head to the left, its origin where the jaw meets the throat, its eye closed. */
const head = (at: ReturnType<typeof placed>): readonly Layer[] => [
  cut(SHADE, at('6,-90,1 8,-112 28,-122 42,-106,1 38,-84')),
  within(
    COAT,
    at(
      '44,4,1 54,-50 40,-90 6,-100 -34,-90 -60,-68 -94,-56 -122,-46,1 -126,-28 -118,-10 -112,4,1 -86,12 -40,16 0,24',
    ),
    cut(LIT, at('60,-100,1 0,-108 -40,-96 -64,-70 -98,-58 -126,-46,1 -66,-46 -34,-62 10,-76 44,-70,1')),
    cut(SHADE, at('48,14,1 30,-30 6,-10 -30,-4 -70,4 -110,8 -110,34,1 48,44,1')),
    cut('#ffe6bc', at('-128,-24,1 -96,-32 -70,-24 -66,-6 -90,4 -120,10,1')),
    cut(RIM, at('44,-96,1 4,-108 -40,-98 -64,-74 -96,-60 -124,-52,1 -96,-62 -62,-62 -32,-82 4,-92 40,-84,1')),
  ),
  cut(INK, at('-126,-46,1 -104,-50 -106,-36 -122,-30,1')),
  inked(INK, 4, at('-116,-30 -110,-16 -82,-14')),
  inked(INK, 5, at('-62,-50 -46,-45 -32,-54')),
  cut(COAT, at('14,-78,1 12,-104 28,-120 48,-110 52,-88,1 36,-70')),
  cut(DEEP, at('22,-80,1 20,-100 30,-109 42,-102 44,-88,1')),
  cut(RIM, at('14,-78,1 10,-104 28,-124 44,-116,1 28,-112 18,-100')),
];

/** A lioness that lies along a bough and looks left, asleep on a forearm, legs and tail hanging; 720 long. */
export const lionessDraped = (placing: Placing): Layer =>
  moved(
    placing,
    // The tail, and the forearm of the far side under her chin.
    cut(SHADE, limb('316,-50,18 352,20,12 340,120,10 356,210,9')),
    cut(INK, '348,196,1 366,196,1 378,236 362,276,1 342,240'),
    cut(COAT, limb('-180,-20,32 -270,-8,24 -330,-4,20'), disc(-342, -2, 34, 20)),
    inked(DEEP, 4, '-372,2 -360,0', '-368,12 -356,8'),
    cut(RIM, limb('-200,-44,3 -280,-26,4 -350,-18,2')),
    within(
      COAT,
      outline(TRUNK) + NEAR_FORE + NEAR_HIND + paw(-162, 142) + paw(238, 158),
      cut(
        LIT,
        '-240,-40,1 -220,-120 -150,-156 -90,-140 -40,-112 40,-104 120,-116 190,-150 270,-156,1 300,-100 240,-84 190,-90 120,-66 40,-58 -40,-64 -100,-90 -160,-96 -200,-40,1',
      ),
      cut(
        SHADE,
        '-80,20,1 -70,-10 0,-30 90,-28 150,-6,1 156,-60 190,-90,1 172,-40 176,20,1',
        '-110,-60,1 -96,-10 -120,50 -140,110 -130,190,1 -90,190,1 -70,-10,1',
        '360,-60,1 316,-20 280,24 232,50 240,90 262,130 262,220,1 330,220,1 360,20,1',
      ),
      cut(
        '#a8642e',
        '20,-80,1 34,-52 24,-26,1 50,-50 44,-80,1',
        '-36,-84,1 -22,-54 -34,-30,1 -6,-54 -12,-84,1',
      ),
      cut(
        RIM,
        '-250,-30,1 -226,-110 -160,-160 -96,-144 -40,-116 40,-108 120,-120 190,-154 266,-160 330,-100,1 256,-126 190,-120 120,-90 40,-80 -40,-86 -96,-112 -150,-124 -196,-100 -214,-40,1',
        limb('-196,-30,3 -190,10,6 -198,66,5 -192,116,4 -196,170,2'),
        limb('146,20,3 152,60,6 190,104,6 214,140,4 208,186,2'),
      ),
    ),
    toes(-162, 142),
    toes(238, 158),
    ...head(placed({ x: -244, y: -26, scale: 0.96 })),
  );

/** What shows of one that sleeps behind leaves: a hind leg and a tail. */
export const lionessHidden = (placing: Placing): Layer =>
  moved(
    placing,
    cut(SHADE, limb('60,-60,18 84,60,13 72,170,10 90,250,9')),
    cut(INK, '82,236,1 100,236,1 112,276 96,316,1 76,280'),
    cut(COAT, limb('-40,-60,70 -30,20,44 6,70,26 14,120,20 10,150,20'), paw(12, 150)),
    cut(RIM, limb('-72,-40,4 -66,16,6 -22,76,6 -8,130,4 -16,176,2')),
    cut(SHADE, limb('10,-20,2 14,30,8 34,80,6 34,130,5 34,180,2')),
    toes(12, 150),
  );
