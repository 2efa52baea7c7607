import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { masaiCoat } from './masaiCoat.ts';

/** Breast, and the neck above it, 200 pixels a metre, the ground at y = 0; the body goes back to the right. */
const BREAST = outline(
  '-96,-520 -92,-590 -66,-650 -48,-720 -40,-800 -38,-880 -34,-930,1 34,-930,1 40,-860 44,-780 54,-700 74,-630 94,-570 98,-500 86,-430 50,-396 0,-388 -54,-396 -86,-440',
);
const FLANK = outline('40,-640,1 110,-600 160,-570 190,-520 194,-460 176,-420 130,-396 60,-400,1 20,-520,1');
const FORE = [
  '-54,-500,50 -58,-420,38 -58,-340,27 -60,-256,23 -60,-224,24 -62,-170,15 -66,-90,13 -68,-54,17 -70,-30,14 -70,-16,17',
  '46,-500,50 46,-420,38 42,-340,27 38,-256,23 38,-224,24 34,-170,15 32,-90,13 32,-50,17 32,-26,14 32,-10,17',
];
const HIND = [
  '146,-480,56 150,-400,44 142,-330,27 150,-262,20 152,-232,20 144,-180,13 138,-110,12 136,-76,15 134,-56,12 134,-46,14',
  '96,-460,50 96,-390,36 88,-320,24 92,-262,18 94,-236,18 90,-180,12 88,-120,11 88,-90,14 88,-70,11 88,-62,13',
];
const HOOVES = '-90,2,1 -86,-20,1 -54,-20,1 -50,2,1; 12,8,1 16,-14,1 48,-14,1 52,8,1';
const HIND_HOOVES = '118,-30,1 121,-50,1 147,-50,1 150,-30,1; 74,-46,1 76,-66,1 100,-66,1 103,-46,1';
const HEAD = outline(
  '-30,-1000,1 -52,-986 -60,-960 -50,-930 -38,-890 -34,-850 -38,-826 -28,-806 0,-800 28,-806 38,-826 34,-850 38,-890 50,-930 60,-960 52,-986 30,-1000,1 0,-1008',
);

const TONES = {
  tan: '#efc988',
  patch: '#84401f',
  shade: '#46172a',
  light: '#fff0c4',
  ink: '#2a1216',
  far: '#b98550',
  farPatch: '#5a2a18',
};

const ear = (side: 1 | -1): string =>
  `${46 * side},-972,1 ${84 * side},-1004 ${128 * side},-1008 ${152 * side},-990,1 ${124 * side},-966 ${84 * side},-952 ${52 * side},-950,1`;
const earInside = (side: 1 | -1): string =>
  `${60 * side},-966,1 ${92 * side},-992 ${124 * side},-998 ${144 * side},-989,1 ${112 * side},-972 ${84 * side},-962`;

/** The face that looks at whoever comes: brow, long nose, eyes at the sides, horns and ears. */
const face: readonly Layer[] = [
  cut(TONES.tan, ear(-1), ear(1)),
  cut('#8a4a2c', earInside(-1), earInside(1)),
  cut(TONES.tan, limb('-22,-990,13 -28,-1030,9 -32,-1060,9'), limb('22,-990,13 28,-1030,9 32,-1060,9')),
  cut(TONES.ink, disc(-33, -1064, 13, 11), disc(33, -1064, 13, 11)),
  (canvas) => {
    canvas.body(
      HEAD,
      TONES.tan,
      cut({ fill: TONES.shade, opacity: 0.36 }, '70,-1010,1 30,-1000 24,-930 22,-860 30,-800,1 70,-800,1'),
      cut(
        { fill: TONES.light, opacity: 0.8 },
        '-12,-1010,1 -24,-960 -18,-900 -20,-850,1 -2,-850,1 -2,-920 4,-1010,1',
      ),
      cut('#c99460', '-44,-846,1 -20,-858 20,-858 44,-846,1 44,-790,1 -44,-790,1'),
      cut(TONES.patch, '-46,-1000,1 -30,-990 -34,-972,1 -52,-972,1; 46,-1000,1 30,-990 34,-972,1 52,-972,1'),
    );
  },
  cut(
    TONES.ink,
    '-60,-958,1 -54,-972 -40,-972 -34,-956,1 -42,-946 -54,-946; 60,-958,1 54,-972 40,-972 34,-956,1 42,-946 54,-946',
  ),
  cut(TONES.light, disc(-50, -963, 4), disc(45, -963, 4)),
  inked(TONES.ink, 4, '-66,-962 -56,-976 -36,-974 -30,-960', '66,-962 56,-976 36,-974 30,-960'),
  cut('#4a2218', limb('-24,-842,0 -17,-838,4 -11,-828,0'), limb('24,-842,0 17,-838,4 11,-828,0')),
  inked('#8a5030', 3, '-26,-816 -12,-808 12,-808 26,-816'),
];

/** A Masai giraffe that has stopped and looks at us, lit from the left: 1075 pixels high at a scale of 1. */
export const giraffeFacing =
  (placing: Placing): Layer =>
  (canvas) => {
    const source = canvas.random('giraffe');
    const body = BREAST + FORE.map((row) => limb(row)).join('');
    const far = FLANK + HIND.map((row) => limb(row)).join('');
    const layers = [
      moved(
        { ...placing, squash: -0.13, lean: 0.8, fill: '#3a1418', opacity: 0.5 },
        cut({}, body, far, HEAD, HOOVES, HIND_HOOVES),
      ),
      moved(
        placing,
        cut(TONES.ink, HIND_HOOVES),
        (inner) => {
          inner.body(far, TONES.far, cut(TONES.farPatch, masaiCoat(source, '30,-630,170 380,54', true)));
        },
        cut(TONES.ink, HOOVES),
        (inner) => {
          inner.body(
            body,
            TONES.tan,
            cut(
              TONES.patch,
              masaiCoat(source, '-60,-900,120 250,38; -100,-640,200 200,56; -96,-420,190 200,34', true),
            ),
            cut(
              { fill: TONES.shade, opacity: 0.42 },
              '60,-940,1 20,-860 22,-780 30,-700 50,-620 66,-540 60,-450 40,-400,1 90,-380,1 140,-500,1 80,-800,1',
              '-50,-960,1 50,-960,1 46,-830 20,-776 0,-770 -20,-776 -44,-830,1',
              '-52,-410,1 -40,-330 -44,-220 -56,-60,1 -40,-60,1 -24,-330,1; 60,-410,1 58,-330 54,-220 44,-60,1 60,-60,1 80,-330,1',
              '-50,-400,1 0,-420 50,-400,1 40,-370,1 -40,-370,1',
            ),
            cut(
              { fill: TONES.light, opacity: 0.85 },
              '-38,-900,1 -30,-820 -36,-740 -56,-660 -80,-590 -84,-500,1 -110,-520,1 -90,-640,1 -60,-760,1',
            ),
          );
        },
        ...face,
      ),
    ];
    for (const layer of layers) layer(canvas);
  };
