import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { masaiCoat } from './masaiCoat.ts';

/** Trunk, neck and head, 200 pixels a metre, the ground at y = 0; it faces left. */
const TRUNK = outline(
  '176,-470 186,-500 172,-536 136,-556 90,-562 40,-570 -10,-586 -56,-612 -84,-626 -106,-650 -126,-700 -146,-760 -164,-824 -178,-884 -190,-926 -206,-950 -232,-962 -256,-952 -286,-922 -318,-898 -350,-880 -364,-866 -362,-848 -350,-840 -326,-836 -296,-844 -262,-852 -240,-858 -232,-830 -226,-780 -216,-720 -208,-650 -206,-590 -204,-540 -190,-490 -164,-440 -130,-398 -90,-376 -40,-370 10,-376 54,-392 90,-410 140,-420',
);
/** Shoulder, elbow, knee, fetlock of the near and the far fore leg, then of the hind legs; giraffes walk with both legs of a side at once. */
const POSES = {
  standing: {
    near: [
      '-126,-520,70 -128,-440,52 -120,-370,34 -120,-300,24 -122,-236,20 -124,-210,22 -122,-180,15 -120,-120,13 -120,-76,14 -122,-54,17 -126,-36,13 -130,-18,15',
      '110,-500,72 112,-440,62 114,-390,44 130,-330,28 150,-270,21 158,-236,19 156,-200,15 150,-140,13 146,-84,14 144,-58,17 138,-36,13 134,-18,15',
    ],
    far: [
      '-110,-480,60 -136,-380,34 -156,-300,24 -166,-236,20 -170,-208,21 -172,-170,14 -176,-110,12 -178,-76,14 -182,-54,16 -188,-36,13 -192,-20,15',
      '70,-480,60 66,-400,44 76,-330,28 92,-270,20 98,-236,19 92,-200,15 80,-140,12 74,-84,13 70,-58,16 64,-38,13 60,-20,15',
    ],
    hooves: '-146,2,1 -142,-22,1 -114,-24,1 -108,2,1; 116,2,1 120,-22,1 148,-24,1 154,2,1',
    farHooves: '-208,0,1 -204,-22,1 -178,-26,1 -172,0,1; 44,0,1 46,-24,1 72,-26,1 78,0,1',
  },
  walking: {
    near: [
      '-126,-520,70 -140,-440,52 -150,-370,34 -166,-300,24 -184,-236,20 -188,-210,22 -192,-180,15 -204,-120,13 -212,-76,14 -218,-54,17 -226,-36,13 -232,-18,15',
      '110,-500,72 100,-440,62 90,-390,44 96,-330,28 106,-270,21 110,-236,19 104,-200,15 86,-140,13 72,-84,14 66,-58,17 58,-36,13 52,-18,15',
    ],
    far: [
      '-110,-480,60 -112,-380,34 -100,-300,24 -86,-236,20 -84,-208,21 -76,-170,14 -58,-110,12 -48,-78,14 -44,-54,16 -46,-36,13 -48,-20,15',
      '70,-480,60 90,-400,44 120,-330,28 156,-270,20 172,-236,19 176,-200,15 180,-140,12 188,-84,13 190,-58,16 184,-38,13 180,-20,15',
    ],
    hooves: '-252,2,1 -246,-22,1 -218,-24,1 -212,2,1; 34,2,1 38,-22,1 66,-24,1 72,2,1',
    farHooves: '-64,0,1 -62,-24,1 -36,-26,1 -28,0,1; 164,0,1 166,-24,1 192,-26,1 200,0,1',
  },
} as const;
const TAIL = '170,-524,9 194,-500,7 204,-440,5 206,-370,4 206,-320,4';

const TONES = { tan: '#efc988', patch: '#5e2a17', shade: '#46172a', light: '#fff0c4', ink: '#2a1216' };

/** The side of a leg below its elbow or stifle that is turned from the light. */
const farHalf = (row: string) =>
  limb(
    points(row)
      .slice(3)
      .map(([x, y, half]): [number, number, number] => [x + half, y, half * 0.8]),
  );

/** A Masai giraffe, whole, in profile, lit from the left: 1000 pixels high at a scale of 1. */
export const masaiGiraffe =
  (placing: Placing, pose: keyof typeof POSES = 'standing'): Layer =>
  (canvas) => {
    const { near, far, hooves, farHooves } = POSES[pose];
    const farLegs = far.map((row) => limb(row));
    const body = TRUNK + near.map((row) => limb(row)).join('');
    const source = canvas.random('giraffe');
    const isSmall = (placing.scale ?? 1) < 0.7;
    const layers = [
      // Its shadow on the ground, then the limbs of the far side.
      moved(
        { ...placing, squash: -0.07, lean: 0.85, fill: '#3a1418', opacity: 0.5 },
        cut({}, body, ...farLegs),
      ),
      moved(
        placing,
        cut(TONES.ink, farHooves),
        (inner) => {
          inner.body(
            farLegs.join(''),
            '#a8784c',
            cut('#3e1a12', masaiCoat(source, '-220,-420,190 330,44; 50,-420,150 330,44', isSmall)),
          );
        },
        cut(TONES.patch, limb(TAIL)),
        cut(TONES.ink, '200,-330,1 212,-330,1 222,-270 220,-200 208,-150,1 196,-200 194,-270'),
        cut(TONES.ink, hooves),
        // The ear and horn of the far side.
        cut('#a8784c', limb('-236,-950,9 -240,-984,7 -243,-1000,7')),
        cut(TONES.ink, disc(-243, -1002, 9, 8)),
        (inner) => {
          inner.body(
            body,
            TONES.tan,
            cut(
              TONES.patch,
              masaiCoat(
                source,
                '-200,-580,400 230,66; -230,-850,130 230,50; -240,-340,150 280,34; 50,-330,120 280,34',
                isSmall,
              ),
            ),
            // Face and belly have none; lower legs are pale.
            cut(TONES.tan, '-226,-980,1 -400,-900,1 -400,-820,1 -262,-840,1 -236,-870,1 -214,-940,1'),
            cut(
              TONES.patch,
              '-232,-872 -220,-890 -208,-876 -216,-856; -244,-906 -234,-920 -224,-906 -232,-894',
            ),
            // Planes turned away: under the belly, behind the shoulder, the neck's far edge, the back of each leg.
            cut(
              { fill: TONES.shade, opacity: 0.42 },
              '-150,-410,1 -60,-412 20,-420 90,-440 120,-470 170,-480 230,-540,1 230,-380,1 -160,-340,1',
              '-96,-650,1 -126,-700 -146,-760 -178,-884,1 -194,-900,1 -178,-800 -164,-720 -146,-640 -118,-560 -104,-480 -100,-400,1 -60,-392,1 -66,-460 -92,-540 -110,-610',
              ...near.map(farHalf),
            ),
            cut(
              { fill: TONES.shade, opacity: 0.3 },
              '-356,-852,1 -320,-856 -270,-872 -244,-890,1 -236,-850,1 -300,-830,1 -360,-836,1',
            ),
            // Light along breast, throat and face.
            cut(
              { fill: TONES.light, opacity: 0.85 },
              '-240,-860,1 -232,-800 -222,-720 -214,-640 -212,-560 -196,-490 -166,-430,1 -220,-480,1 -250,-700,1',
              '-206,-964,1 -240,-966 -290,-926 -364,-876,1 -350,-872 -290,-908 -250,-944,1',
            ),
          );
        },
        // Mane, ear, horn, and the face.
        cut(
          '#7a3418',
          '-188,-940,1 -172,-930 -158,-870 -138,-790 -112,-700 -86,-640 -66,-622,1 -74,-616,1 -100,-634 -130,-700 -152,-770 -170,-834 -186,-896,1',
        ),
        cut(TONES.tan, '-204,-926,1 -186,-946 -154,-956 -128,-950,1 -142,-928 -172,-914 -200,-910,1'),
        cut('#8a4a2c', '-196,-922,1 -176,-938 -140,-946,1 -160,-928 -184,-916,1'),
        cut(TONES.tan, limb('-216,-944,12 -214,-980,8 -212,-1002,8')),
        cut(
          TONES.ink,
          disc(-212, -1004, 11, 9),
          '-288,-914 -280,-926 -264,-928 -254,-918 -260,-908 -276,-906',
        ),
        cut(TONES.light, disc(-276, -917, 3)),
        inked(TONES.ink, 3, '-290,-914 -282,-926 -266,-932 -250,-920'),
        inked('#6a3420', 4, '-358,-852 -330,-856 -306,-862', '-352,-872 -346,-866'),
      ),
    ];
    for (const layer of layers) layer(canvas);
  };
