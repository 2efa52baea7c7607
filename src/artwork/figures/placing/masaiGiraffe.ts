import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';
import { masaiCoat } from './masaiCoat.ts';

/** Trunk and neck, 200 pixels a metre, the ground at y = 0; it faces left. */
const TRUNK = outline(
  '184,-470 192,-500 182,-534 150,-560 96,-572 30,-588 -30,-610 -72,-632 -100,-660 -128,-716 -158,-792 -190,-880 -222,-966 -236,-1006 -262,-1030 -300,-1020 -326,-990,1 -324,-940,1 -294,-930 -268,-880 -246,-806 -230,-736 -222,-674 -224,-610 -220,-556 -204,-500 -172,-440 -130,-400 -80,-384 -20,-384 40,-394 92,-410 140,-424',
);
/** What belongs to the head, moved to the neck's end. */
const head = placed({ x: -54, y: -86, turn: -3 });
const HEAD = outline(
  head(
    '-196,-930,1 -214,-958 -236,-968 -262,-954 -290,-922 -320,-896 -350,-878 -364,-864 -362,-846 -350,-838 -326,-836 -296,-846 -262,-850 -232,-850,1',
  ),
);

/** Shoulder, elbow, knee, fetlock of the fore leg, then of the hind leg: giraffes walk with both legs of a side at once. */
const NEAR = [
  '-134,-520,72 -158,-440,52 -176,-370,34 -200,-300,24 -224,-240,21 -230,-212,21 -236,-180,14 -252,-120,12 -262,-76,13 -268,-54,16 -276,-36,12 -282,-18,14',
  '112,-500,74 94,-440,64 80,-388,44 88,-330,28 104,-272,21 108,-238,20 102,-204,14 82,-140,12 66,-84,13 60,-58,16 52,-36,12 46,-18,14',
];
const FAR = [
  '-116,-480,60 -116,-384,36 -106,-310,24 -96,-240,20 -94,-212,20 -88,-172,13 -76,-110,11 -66,-78,13 -60,-56,15 -52,-38,12 -44,-24,13',
  '76,-480,62 98,-400,46 136,-330,29 184,-276,20 206,-246,19 212,-212,14 224,-144,11 236,-84,12 240,-60,15 248,-42,12 256,-28,13',
];
const HOOVES = '-302,2,1 -296,-22,1 -268,-24,1 -262,2,1; 26,2,1 32,-22,1 60,-24,1 66,2,1';
/** The far hooves roll over their tips. */
const FAR_HOOVES =
  '-64,2,1 -58,-28,1 -30,-32,1 -28,-10,1 -40,2,1; 236,2,1 240,-30,1 268,-38,1 272,-14,1 258,2,1';
const TAIL = '178,-524,9 206,-496,7 222,-436,5 232,-366,4 244,-316,4';
const TUFT = '238,-326,1 250,-328,1 266,-264 272,-196 266,-140,1 248,-196 238,-264';
const MANE =
  '-258,-1020,1 -234,-1018 -208,-966 -178,-884 -146,-798 -116,-724 -92,-676 -66,-634,1 -104,-640 -140,-712 -170,-790 -202,-880 -234,-964,1';

const TONES = { tan: '#efc988', patch: '#84401f', shade: '#46172a', light: '#fff0c4', ink: '#2a1216' };

/** The side of a leg below its elbow or stifle that is turned from the light. */
const farHalf = (row: string) =>
  limb(
    points(row)
      .slice(3)
      .map(([x, y, half]): [number, number, number] => [x + half, y, half * 0.8]),
  );

const BODY = TRUNK + HEAD + NEAR.map((row) => limb(row)).join('');
const FAR_LEGS = FAR.map((row) => limb(row));

/** The walking giraffe as one flat shape, without its coat. */
export const giraffeStride = (fill: string): Layer =>
  cut(
    fill,
    BODY,
    ...FAR_LEGS,
    HOOVES,
    FAR_HOOVES,
    TUFT,
    limb(TAIL),
    MANE,
    head('-212,-926,1 -196,-948 -160,-968 -126,-966,1 -142,-936 -172,-914 -204,-906,1'),
    head.limb('-216,-944,12 -214,-980,9 -212,-1010,10'),
    head.limb('-236,-950,9 -240,-984,8 -243,-1008,9'),
  );

/** Face, ear and horn of the near side, and the eye beneath its lashes. */
const face: readonly Layer[] = [
  cut(TONES.tan, head('-212,-926,1 -196,-948 -160,-968 -126,-966,1 -142,-936 -172,-914 -204,-906,1')),
  cut('#8a4a2c', head('-200,-922,1 -180,-942 -138,-960,1 -158,-932 -186,-916,1')),
  cut(TONES.tan, head.limb('-216,-944,12 -214,-980,8 -212,-1002,8')),
  cut(TONES.ink, head('-224,-1004,1 -222,-1014 -204,-1014 -200,-1004,1 -206,-994 -218,-994')),
  cut(TONES.ink, head('-288,-914 -280,-926 -264,-928 -254,-918 -260,-908 -276,-906')),
  cut(TONES.light, head('-280,-919,1 -275,-921,1 -274,-916,1 -279,-914,1')),
  inked(TONES.ink, 3, head('-290,-914 -282,-926 -266,-932 -250,-920')),
  inked('#6a3420', 4, head('-358,-852 -330,-856 -306,-862'), head('-352,-872 -346,-866')),
];

/** A Masai giraffe that walks, whole, in profile, lit from the left: 1090 pixels high at a scale of 1. */
export const masaiGiraffe =
  (placing: Placing): Layer =>
  (canvas) => {
    const source = canvas.random('giraffe');
    const isSmall = (placing.scale ?? 1) < 0.8;
    const layers = [
      // Its shadow on the ground, then the limbs of the far side.
      moved(
        { ...placing, squash: -0.07, lean: 0.85, fill: '#3a1418', opacity: 0.5 },
        cut({}, BODY, ...FAR_LEGS, HOOVES, FAR_HOOVES),
      ),
      moved(
        placing,
        cut(TONES.ink, FAR_HOOVES),
        (inner) => {
          inner.body(
            FAR_LEGS.join(''),
            '#a8784c',
            cut('#3e1a12', masaiCoat(source, '-200,-430,190 240,44; 50,-430,170 240,44', isSmall)),
          );
        },
        cut(TONES.patch, limb(TAIL)),
        cut(TONES.ink, TUFT, HOOVES),
        // The horn of the far side.
        cut('#a8784c', head.limb('-236,-950,9 -240,-984,7 -243,-1000,7')),
        cut(TONES.ink, head('-252,-1002,1 -250,-1010 -236,-1010 -234,-1002,1 -238,-994 -248,-994')),
        (inner) => {
          inner.body(
            BODY,
            TONES.tan,
            cut(
              TONES.patch,
              masaiCoat(
                source,
                '-210,-590,410 250,66; -300,-960,170 360,46; -260,-350,180 120,34; 30,-350,130 120,34',
                isSmall,
              ),
            ),
            // Face and belly have none; lower legs are pale.
            cut(TONES.tan, head('-214,-990,1 -400,-900,1 -400,-820,1 -262,-830,1 -230,-852,1 -226,-900,1')),
            cut(
              TONES.patch,
              head('-228,-866 -218,-884 -206,-870 -214,-852; -244,-906 -234,-920 -224,-906 -232,-894'),
            ),
            // Planes turned away: under the belly, behind the shoulder, the neck's far edge, the back of each leg.
            cut(
              { fill: TONES.shade, opacity: 0.42 },
              '-160,-424,1 -60,-420 20,-428 90,-446 120,-474 170,-484 230,-544,1 230,-380,1 -160,-340,1',
              '-76,-630,1 -104,-662 -134,-724 -166,-810 -226,-976,1 -244,-984,1 -212,-890 -184,-800 -158,-716 -134,-630 -118,-540 -116,-470 -112,-400,1 -66,-396,1 -70,-470 -84,-540 -92,-600',
              ...NEAR.map(farHalf),
            ),
            cut(
              { fill: TONES.shade, opacity: 0.3 },
              head('-356,-852,1 -320,-856 -270,-872 -244,-890,1 -236,-850,1 -300,-830,1 -360,-836,1'),
            ),
            // Light along breast, throat and face.
            cut(
              { fill: TONES.light, opacity: 0.85 },
              '-292,-936,1 -262,-862 -240,-780 -222,-690 -212,-610 -206,-540 -180,-460,1 -240,-500,1 -290,-800,1 -310,-930,1',
              head('-206,-964,1 -240,-966 -290,-926 -364,-876,1 -350,-872 -290,-908 -250,-944,1'),
            ),
          );
        },
        cut('#7a3418', MANE),
        ...face,
      ),
    ];
    for (const layer of layers) layer(canvas);
  };
