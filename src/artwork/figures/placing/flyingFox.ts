import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** One wing, spread, from the shoulder out to the thumb and the tip, then back along the scallops of its skin. */
const wing = (side: 1 | -1): string =>
  '30,-70 120,-150 200,-190,1 300,-176 400,-110 470,10,1 400,-10 356,40,1 300,0 260,90,1 190,40 120,140,1 80,110 30,130,1'
    .split(' ')
    .map((point) => {
      const [x = 0, y = 0, corner] = point.split(',').map(Number);
      return `${side * x},${y}${corner ? ',1' : ''}`;
    })
    .join(' ');
const BODY = '-60,-90 -78,-30 -66,60 -36,130 0,156 36,130 66,60 78,-30 60,-90 0,-120';

/** A bat far away: one dark shape. */
export const batSmall: Layer = cut('#2a1040', wing(1), wing(-1), BODY, disc(0, -130, 40, 60));

const [SKIN, THIN, BONE, FUR, LIT, DEEP] = ['#2a1244', '#5c2458', '#180a30', '#a8502c', '#ffb060', '#5c2030'];

/** A Pemba flying fox from below, its wings spread 940 wide, its head at the top: rufous fur, and the dusk through its skin. */
export const flyingFox: readonly Layer[] = [
  within(
    SKIN,
    wing(-1),
    // The low light comes through the skin between the fingers.
    cut(
      THIN,
      '-196,-160,1 -296,-150 -390,-90 -440,-10,1 -396,-30 -352,20,1 -300,-60',
      '-190,-150,1 -280,-50 -300,-10 -262,60,1 -196,20 -180,-60',
    ),
    cut('#8c3a5c', '-210,-176,1 -300,-176 -400,-110 -470,10,1 -420,-70 -340,-130'),
  ),
  within(SKIN, wing(1), cut(THIN, '190,-150,1 270,-50 290,-10 262,60,1 200,10 180,-60')),
  inked(BONE, 9, '-40,-60 -120,-20 -200,-184', '40,-60 120,-20 200,-184'),
  inked(
    BONE,
    6,
    '-200,-184 -310,-90 -356,36',
    '-200,-184 -250,-60 -260,86',
    '-200,-184 -340,-160 -466,6',
    '200,-184 310,-90 356,36',
    '200,-184 250,-60 260,86',
    '200,-184 340,-160 466,6',
  ),
  cut(
    BONE,
    '-196,-180,1 -204,-232 -182,-236,1 -190,-210 -180,-180,1',
    '196,-180,1 204,-232 182,-236,1 190,-210 180,-180,1',
  ),
  // The feet, then the furred body.
  cut(BONE, '-34,120,1 -46,180 -30,200,1 -14,140,1', '34,120,1 46,180 30,200,1 14,140,1'),
  within(
    FUR,
    BODY,
    cut(DEEP, '6,-120,1 24,-40 10,40 20,110 0,180,1 80,180,1 80,-120,1'),
    cut(LIT, '-44,-100,1 -66,-20 -60,70 -30,150,1 -24,100 -40,40 -38,-30'),
    inked(DEEP, 4, '-16,-20 -14,10', '-24,40 -18,70', '-4,30 0,60', '-10,90 -6,116'),
  ),
  // The ruff of pale fur, then a fox's face: ears, muzzle, throat, dark eyes.
  cut('#ffc87c', '-66,-86 -52,-128 0,-142 52,-128 66,-86 30,-56 0,-66 -30,-56'),
  cut('#c87844', '10,-140,1 52,-128 66,-86 30,-56 0,-66,1 16,-100'),
  cut(
    BONE,
    '-30,-136,1 -62,-152 -70,-184 -40,-180 -18,-160,1',
    '30,-136,1 62,-152 70,-184 40,-180 18,-160,1',
  ),
  within(
    FUR,
    '-42,-112 -40,-146 -26,-170 -14,-196 0,-208 14,-196 26,-170 40,-146 42,-112 0,-90',
    cut(DEEP, '8,-260,1 12,-180 6,-80,1 70,-80,1 70,-260,1'),
    cut(LIT, '-60,-90,1 -46,-146 -28,-170 -12,-204,1 -18,-160 -28,-130 -26,-100,1'),
  ),
  cut('#180a20', disc(0, -203, 9, 8), disc(-24, -154, 7, 8), disc(24, -154, 7, 8)),
  cut('#fff0c0', disc(-26, -157, 2), disc(22, -157, 2)),
];
