import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { masaiCoat } from './masaiCoat.ts';

const TONES = {
  tan: '#e9b062',
  lit: '#fff0c6',
  patch: '#8c3d20',
  deep: '#5a2222',
  ink: '#2a1220',
  shade: '#4a1838',
};

/** Neck and head in one, from the frame's foot to the poll; the origin is the throat. */
const NECK = outline(
  '-40,-20,1 -30,60 -26,180 6,330 30,470 36,760,1 620,760,1 520,560 400,330 280,140 220,-30 160,-160 110,-240,1 60,-262,1 -20,-40',
);
const HEAD = outline(
  '100,-250 60,-274 20,-268 -40,-240 -100,-196 -190,-140 -280,-92 -352,-60 -396,-52 -424,-18 -416,16,1 -398,22,1 -396,44 -366,56 -326,42 -260,18 -180,0 -90,-4 -30,20 20,10 100,-60 140,-160',
);
const EAR = '74,-238,1 130,-292 210,-308 262,-288,1 222,-244 150,-216 84,-214,1';

/** Head and neck of a Masai giraffe in profile, looking left and a little down, lit from the left: the throat is the origin, the muzzle 410 pixels before it. */
export const giraffeBust =
  (placing: Placing): Layer =>
  (canvas) => {
    const source = canvas.random('giraffe');
    const bust = canvas.collect(
      // Horn and ear of the far side.
      cut(TONES.deep, limb('30,-250,17 30,-300,14 40,-352,14'), disc(41, -358, 19, 15)),
      cut('#a8663a', '20,-256,1 -20,-282 -70,-290 -104,-276,1 -76,-246 -30,-228 10,-230,1'),
      // The mane, along the crest.
      cut(
        TONES.deep,
        '96,-250,1 140,-246 200,-160 256,-34 316,134 430,320 552,552 660,760,1 600,760,1 500,560 380,330 262,140 204,-30 146,-160',
      ),
      (inner) => {
        inner.body(
          NECK,
          TONES.tan,
          cut(TONES.patch, masaiCoat(source, '-60,-190,300 240,78; -60,40,420 260,98; 0,290,620 470,118')),
          cut(
            TONES.lit,
            '-60,-30,1 -16,-20 -6,60 0,180 32,330 58,470 66,780,1 20,780,1 20,470 -10,330 -40,180',
          ),
          // The half of the neck that is turned from the light, and what the jaw throws on it.
          cut(
            { fill: TONES.shade, opacity: 0.54 },
            '130,-240,1 150,-60,1 176,110,1 260,300,1 330,480,1 390,780,1 700,780,1 700,400,1 240,-240,1',
            '-60,-60,1 140,-120,1 166,-40,1 80,30 40,84 -50,64,1',
          ),
        );
        inner.body(
          HEAD,
          TONES.tan,
          cut('#b5622e', masaiCoat(source, '-30,-150,140 130,58')),
          cut(TONES.tan, '160,-290,1 20,-290,1 -30,-206 -56,-110 -70,-40 -60,20,1 -500,40,1 -500,-290,1'),
          cut(
            '#d29450',
            '-60,-118,1 -150,-96 -250,-50 -330,-34,1 -260,-22 -180,-40 -110,-56 -50,-60,1 -34,-90',
          ),
          // Forehead and nose in the light, the jaw's underside out of it.
          cut(
            TONES.lit,
            '90,-290,1 20,-290,1 -50,-256,1 -200,-150,1 -360,-70,1 -430,-20,1 -396,-22,1 -350,-44 -270,-76 -180,-124 -100,-176 -40,-214 30,-244 84,-262,1',
          ),
          cut(
            { fill: TONES.shade, opacity: 0.5 },
            '-420,20,1 -392,26,1 -330,16 -260,-2 -180,-22 -90,-28 -20,-2 60,-20 130,-110 150,-180,1 190,-100,1 60,60,1 -340,80,1 -420,60,1',
          ),
          cut('#c98a52', '-440,-44,1 -384,-54 -350,-24 -364,10 -398,22,1 -440,24,1'),
        );
      },
      inked(TONES.ink, 5, '-404,20 -370,20 -320,6', '-392,-14 -380,-24 -362,-22'),
      // The eye, dark and deep, under a heavy lid with its lashes.
      cut('#b06a34', '-170,-126,1 -140,-166 -92,-184 -44,-160 -36,-124,1 -70,-104 -124,-104'),
      cut(TONES.ink, '-144,-128 -138,-158 -98,-168 -66,-150 -70,-118 -104,-108 -134,-112'),
      cut('#f6dcae', '-126,-146,1 -108,-154 -100,-146,1 -112,-142'),
      cut(TONES.deep, '-164,-134,1 -142,-166 -96,-182 -48,-156,1 -58,-150 -96,-166 -136,-154'),
      cut(
        TONES.ink,
        '-158,-136,1 -180,-128,1 -150,-148,1 -166,-146,1 -138,-160,1 -96,-172 -60,-152,1 -98,-160 -136,-148',
      ),
      // Horn and ear of the near side.
      cut(TONES.tan, limb('62,-250,19 70,-304,15 86,-356,14')),
      cut(TONES.deep, limb('76,-250,8 84,-304,7 98,-356,7')),
      cut(TONES.ink, '66,-352,1 64,-378 86,-390 108,-380 106,-352,1 86,-342'),
      cut(TONES.tan, EAR),
      cut(TONES.deep, '96,-226,1 150,-262 210,-280 262,-288,1 222,-244 150,-216 84,-214,1'),
    );
    canvas.use(bust, placing);
  };
