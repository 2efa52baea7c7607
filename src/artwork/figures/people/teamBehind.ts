import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Colours of one who sits: shirt in the light, as it is, in shade, and skin. */
interface Dress {
  lit: string;
  body: string;
  shade: string;
  skin?: string;
}

/** Somebody who sits with the back to us, lit from the left, 420 pixels high without the hat; the seat is at the origin. */
const sitting = (
  x: number,
  y: number,
  scale: number,
  { lit, body, shade, skin = '#5a2f22' }: Dress,
  ...hat: readonly Layer[]
): Layer =>
  moved(
    { x, y, scale },
    cut(skin, '-34,-250,1 -30,-330,1 30,-330,1 34,-250,1', disc(0, -356, 54, 64)),
    cut('#1c1018', '-54,-360 -50,-410 0,-428 50,-410 54,-360 44,-316 0,-304 -44,-316'),
    cut(
      body,
      '-130,40,1 -132,-60 -150,-150 -120,-236 -40,-262,1 0,-250 40,-262,1 120,-236 150,-150 132,-60 130,40,1',
    ),
    cut(lit, '-130,40,1 -132,-60 -150,-150 -120,-236 -40,-262,1 -70,-210 -90,-130 -76,-40 -84,40,1'),
    cut(shade, '40,-262,1 120,-236 150,-150 132,-60 130,40,1 40,40,1 60,-60 84,-150'),
    ...hat,
  );

const straw: Layer[] = [
  cut('#e8b24a', '-110,-386,1 -60,-404 60,-404 110,-386,1 60,-360 -60,-360'),
  cut('#ffe08a', '-62,-396,1 -56,-450 -20,-468 20,-468 56,-450 62,-396,1 0,-384'),
  cut('#c98f2e', '10,-466,1 20,-468 56,-450 62,-396,1 20,-390,1'),
  cut('#8f3a2c', '-62,-410,1 0,-398 62,-410,1 62,-394,1 0,-382 -62,-394,1'),
];
const scarf: Layer[] = [
  cut('#e9573a', '-62,-340,1 -66,-410 -30,-446 30,-446 66,-410 62,-340,1 20,-320 -20,-320'),
  cut('#ff8a5a', '-62,-340,1 -66,-410 -30,-446 0,-446,1 -30,-400 -30,-330,1'),
  cut('#a82f34', '-14,-330,1 14,-330,1 44,-262 10,-280,1 -20,-256 -30,-290'),
];
const cap: Layer[] = [
  cut('#f0b23a', '-58,-380,1 -60,-420 -24,-442 24,-442 60,-420 58,-380,1 0,-368'),
  cut('#b97a1c', '10,-442,1 24,-442 60,-420 58,-380,1 20,-370,1'),
];

/** Four of a team in a row from behind, the arms of the middle two round the shoulders beside them. */
export const teamBehind: readonly Layer[] = [
  sitting(250, 820, 1.02, { lit: '#3fb8b0', body: '#158a90', shade: '#0c5468' }, ...straw),
  sitting(510, 826, 0.94, { lit: '#ffd06a', body: '#eda52c', shade: '#b06a1c', skin: '#7a4430' }, ...scarf),
  sitting(756, 818, 1.06, { lit: '#f4ead6', body: '#d9c9b4', shade: '#94869a' }, ...cap),
  sitting(
    1010,
    826,
    0.96,
    { lit: '#c46a9a', body: '#8f3f72', shade: '#582450', skin: '#6b3a26' },
    cut('#1c1018', disc(0, -430, 40, 34)),
  ),
  cut('#7a4430', limb('470,628,26 380,640,24 300,620,20'), disc(292, 616, 26, 24)),
  cut('#eda52c', limb('500,640,40 430,652,34 390,646,30')),
  cut('#5a2f22', limb('820,620,26 910,640,24 990,626,20'), disc(998, 622, 26, 24)),
  cut('#b4a4a4', limb('790,634,42 850,648,36 900,646,31')),
];
