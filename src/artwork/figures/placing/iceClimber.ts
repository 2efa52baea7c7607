import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from '../people/profileHead.ts';

const COAT = '#e2482e';
const SUN = '#ff9a5c';
const DEEP = '#8e2438';
const PACK = '#f0b032';
const CLOTH = '#27345e';
const CLOTH_SUN = '#5c78b0';
const CLOTH_DEEP = '#141a3a';
const BOOT = '#d8a04a';

const head = placed({ x: 130, y: -572, scale: 0.43, turn: -6 });

/** A stiff boot with its crampon, the ankle at (x, y), the sole climbing with the slope. */
const boot = (x: number, y: number, turn: number, near: boolean): Layer[] => {
  const at = placed({ x, y, turn });
  return [
    cut(
      '#10142a',
      at(
        '-24,44,1 -18,60,1 -8,46,1; 0,46,1 8,62,1 16,46,1; 26,46,1 36,62,1 44,46,1; 56,40,1 78,50,1 62,30,1',
      ),
    ),
    cut(near ? BOOT : '#8a5a34', at('-28,-26,1 20,-30,1 24,-8 44,4 66,16 68,36,1 -28,40,1 -30,10')),
    cut('#2a1c2a', at('-28,32,1 68,28,1 68,42,1 -28,48,1')),
    ...(near ? [inked('#7a4a2c', 4, at('8,-14 26,-4'), at('14,2 34,8'))] : []),
  ];
};

/** The axe: shaft in the snow, head under the hand. */
const axe: readonly Layer[] = [
  cut('#3c2a2c', limb('262,-404,5 276,-300,5 290,-168,4')),
  cut('#e8eef4', '222,-402,1 258,-416 300,-412 318,-396,1 290,-402 266,-396 240,-392'),
];

/** A mountain guide who climbs a snow slope to the right, one boot high, an ice axe in the snow; 650 high, the lower boot at (-120, 0), the upper at (110, -128). */
export const iceClimber: readonly Layer[] = [
  // The far leg, pushing off, and the far arm.
  within(
    CLOTH,
    limb('-4,-312,56 -52,-180,40 -60,-160,38 -132,-44,27'),
    cut(CLOTH_DEEP, limb('-46,-300,40 -90,-170,28 -94,-150,24 -160,-40,18')),
  ),
  cut(CLOTH_SUN, limb('30,-270,8 -16,-166,7 -30,-140,7 -96,-46,5')),
  ...boot(-134, -36, -22, false),
  cut(DEEP, limb('96,-486,30 176,-420,25 188,-414,24 250,-424,18')),
  // The pack against the back, its lid, the rolled mat under it, the belt round the hips.
  cut('#2f7f86', disc(-96, -300, 30, 28), limb('-96,-300,28 -6,-288,26')),
  cut('#7fc6c0', disc(-96, -300, 16)),
  cut('#2f7f86', disc(-96, -300, 7)),
  within(
    PACK,
    '40,-540,1 -20,-560 -96,-540 -128,-460 -128,-380 -100,-324 -30,-306 36,-316,1',
    cut('#b0682a', '-140,-470,1 -96,-430 -84,-360 -40,-330 50,-334,1 30,-296,1 -150,-296,1'),
    cut('#ffd970', '-110,-530,1 -50,-580 40,-560,1 30,-524 -40,-528 -94,-500'),
    cut('#b0682a', '-124,-478,1 20,-500,1 20,-488,1 -126,-464,1'),
  ),
  // The near leg, high on its step.
  within(
    CLOTH,
    limb('2,-318,64 60,-296,58 124,-286,47 134,-272,44 112,-200,34 100,-142,28'),
    cut(CLOTH_SUN, limb('10,-370,18 90,-336,16 158,-306,13 160,-270,10 142,-200,8 128,-140,7')),
    cut(CLOTH_DEEP, limb('-20,-270,26 70,-240,18 96,-226,16 80,-180,14 72,-140,12')),
  ),
  cut('#f2ead4', '72,-206,1 140,-212,1 132,-134,1 70,-130,1'),
  cut('#b4aca8', '72,-206,1 92,-208,1 90,-132,1 70,-130,1'),
  ...boot(100, -128, -22, true),
  // Head and helmet; then the coat.
  ...profileHead(head, { skin: '#7a452e', sun: '#d8905a', deep: '#45221f' }),
  cut('#f6f1e2', head('-112,-4,1 -118,-60 -84,-124 -10,-146 64,-118 92,-64 96,-42,1 40,-40 -30,-26')),
  cut('#bcc2d0', head('-112,-4,1 -118,-60 -84,-124 -40,-140,1 -80,-90 -86,-40 -60,-18,1')),
  cut('#e2482e', head('-104,-70,1 -60,-92 20,-98 86,-76,1 88,-62,1 20,-82 -60,-74 -108,-52,1')),
  cut('#10142a', head('-40,-26,1 -26,-28,1 -16,60 30,120,1 22,126,1 -30,70')),
  within(
    COAT,
    '44,-540,1 84,-546 122,-528 138,-480 126,-400 104,-330 92,-290,1 30,-276 -30,-284,1 -44,-340 -20,-440 10,-516',
    cut(SUN, '92,-548,1 140,-520 150,-470 134,-390 104,-280,1 84,-290,1 104,-390 112,-470'),
    cut(DEEP, '20,-550,1 -10,-440 -20,-340 20,-280,1 -60,-270,1 -60,-400'),
  ),
  cut('#2a2f5c', limb('34,-556,9 86,-530,9 96,-476,9 70,-400,8 6,-366,7')),
  cut('#5c6aa8', limb('52,-552,3 90,-528,3 100,-476,3 76,-402,2')),
  inked('#10142a', 10, '-34,-302 30,-290 96,-304'),
  cut('#c8ced8', disc(78, -298, 12, 14)),
  // The rope, from the harness up the slope to who leads.
  inked('#4ad0c0', 8, '86,-298 170,-206 300,-214 480,-330 760,-486 1000,-620'),
  inked('#f4fff8', 2, '90,-301 170,-209 300,-217 480,-333 760,-489'),
  ...axe,
  // The near arm and its mitten on the axe.
  within(
    COAT,
    limb('66,-500,38 116,-412,31 128,-398,30 244,-418,21'),
    cut(SUN, limb('96,-520,12 150,-434,10 160,-428,9 240,-440,8')),
    cut(DEEP, limb('40,-480,12 92,-390,12 110,-376,12 240,-398,8')),
  ),
  cut('#10142a', limb('236,-418,22 262,-420,24 290,-412,19')),
  cut('#3d4a78', limb('240,-432,7 264,-438,7 288,-428,5')),
];
