import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

const [BLACK, TAN, WHITE, INNER, NOSE, AMBER] = [
  '#2b1c22',
  '#d98a3a',
  '#fff3d8',
  '#7c4a3a',
  '#120b10',
  '#f2b63c',
];

const EAR = '-30,-84,1 -44,-150 -86,-202 -142,-214 -186,-176 -196,-116 -170,-56 -122,-18 -84,-10,1';
const INSIDE = '-62,-84,1 -82,-146 -124,-178 -158,-158 -164,-112 -142,-66 -98,-34,1';
const TUFT = '-58,-84,1 -74,-126 -86,-100,1 -106,-118 -106,-84,1 -128,-84 -112,-58 -92,-30,1';
const HEAD =
  '-100,-24 -86,-84 -36,-108 36,-108 86,-84 100,-24 98,24 66,66 50,128 34,164 -34,164 -50,128 -66,66 -98,24';
const MASK =
  '-98,22,1 -76,36 -54,34 -30,16 -12,-14 -5,-60 -4,-105,1 4,-105,1 6,-60 14,-14 32,16 54,34 76,36 98,22,1 90,52 66,70 52,130 34,166 -34,166 -52,130 -66,70 -90,52';

/** An outline and its mirror image. */
const both = (shape: string) => [
  shape,
  shape.replaceAll(
    /(^| )(-?)(\d+),/g,
    (_, gap: string, less: string, x: string) => `${gap}${less ? '' : '-'}${x},`,
  ),
];

const ears = (tone: string): Layer[] => [
  cut(BLACK, ...both(EAR)),
  cut(tone, ...both(INSIDE)),
  cut(WHITE, ...both(TUFT)),
];

const face = (look: number): Layer[] => [
  cut(TAN, HEAD),
  cut(BLACK, MASK),
  cut(BLACK, ...both('-66,-2,1 -50,-18 -30,-10 -20,12,1 -42,18')),
  cut(AMBER, twoDiscs(43, 1, 14, 13)),
  cut(NOSE, disc(-43 + look, 1, 7), disc(43 + look, 1, 7)),
  cut(WHITE, disc(-46 + look, -3, 3), disc(40 + look, -3, 3)),
  cut('#54404a', '-26,112 0,104 26,112 22,132 0,144 -22,132'),
  inked('#54404a', 5, '0,140 0,152', '-30,152 -12,158 0,152', '30,152 12,158 0,152'),
];

/** A wild dog that faces us with both ears up; `look` turns its eyes, `tone` is the inside of its ears. */
export const wildDog = (placing: Placing, { look = 0, tone = INNER } = {}): Layer =>
  moved(
    placing,
    cut(TAN, '-92,20,1 92,20,1 128,150 150,420,1 -150,420,1 -128,150'),
    cut(
      BLACK,
      '-92,20,1 -70,120 -110,200 -60,290 -120,420,1 -150,420,1 -128,150',
      '92,20,1 84,130 40,210 110,260 90,420,1 150,420,1 128,150',
    ),
    cut(WHITE, '-40,190 -4,168 30,200 24,260 -20,290 -50,250'),
    ...ears(tone),
    ...face(look),
  );
