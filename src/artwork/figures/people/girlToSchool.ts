import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const LEGS = [
  limb('-20,-270,36 -58,-150,25 -64,-120,23 -84,-24,15'),
  '-72,-30,1 -66,-2,1 -104,2 -144,-6 -146,-20,1 -112,-28',
  limb('26,-270,36 54,-160,25 66,-130,23 112,-56,15'),
  '98,-70,1 122,-62 134,-44 126,-20 104,-2,1 86,-6 92,-22,1',
];
const DRESS =
  '-10,-560,1 -44,-540 -52,-480 -46,-420,1 -70,-340 -92,-236,1 -40,-222 40,-226 92,-246,1 76,-340 54,-420,1 64,-480 56,-540 24,-562,1';
const HEAD =
  '4,-566,1 -22,-570 -36,-584 -34,-592,1 -42,-600 -36,-610,1 -50,-618 -42,-628 -38,-640,1 -42,-676 -10,-694 22,-690 50,-670 52,-634 42,-606 30,-584 30,-550,1';
const ARM = limb('0,-532,26 -20,-460,22 -30,-430,20 -76,-386,15 -90,-378,11');
const SATCHEL = '24,-540,1 76,-536 100,-490 100,-410 86,-376,1 46,-372,1';

/** A girl who walks to the left to school, her satchel on her back, the low sun behind her: 690 units high. */
export const girlToSchool = (dark: string, satchel: string, rim: string): Layer[] => [
  moved({ x: 10, y: -5, fill: rim }, cut({}, ...LEGS, DRESS, HEAD, SATCHEL)),
  cut(dark, ...LEGS, HEAD),
  within(satchel, DRESS, cut(dark, '-100,-200,1 -100,-580,1 10,-580,1 -4,-420,1 10,-200,1')),
  cut(dark, ARM),
  cut(rim, SATCHEL),
  cut(dark, '24,-540,1 70,-532 90,-490 90,-412 78,-380,1 46,-372,1'),
];
