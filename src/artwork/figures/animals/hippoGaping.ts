import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, fold, type Figure } from '../../drawing/figure.ts';
import { pair } from '../../drawing/mirrored.ts';

/** Shapes on the right side and the same on the left. */
const both = (...rows: string[]): string[] => rows.map((row) => pair(row));

/**
 * A hippo that yawns towards the viewer out of the water, the waterline at 0: the back behind, the muzzle thrown up so that
 * the palate shows, the lower jaw before it, tusks and incisors in the rosy mouth; drawn at 160 units a metre.
 */
export function hippoGaping(): Figure {
  return drawn('hippo gaping', [
    // The back in the water, the neck.
    fill('body', '-300,0,1 -288,-60 -236,-120 -150,-156 0,-168 150,-156 236,-120 288,-60 300,0,1'),
    fold('body', '60,-160 150,-156 236,-120 288,-60 300,0,1 200,0,1 210,-70 150,-120'),
    // Ears, and the eyes that stand out at both sides of the brow.
    fill('body', ...both('108,-212,1 118,-246 142,-262 160,-250 158,-226 134,-200,1')),
    fill('accent', ...both('124,-218,1 128,-240 142,-252 150,-244 146,-226,1')),
    fill('body', ...both('76,-160 84,-206 102,-224 124,-214 130,-186 116,-150,1')),
    fold(
      'body',
      ...both('98,-180,1 100,-200 112,-208 124,-202 126,-184,1 112,-178'),
      limb('92,-210,1 106,-222,3 122,-214,1; -92,-210,1 -106,-222,3 -122,-214,1'),
    ),
    fill('dark', disc(112, -194, 8), disc(-112, -194, 8)),
    fill('pale', disc(109, -197, 2), disc(-115, -197, 2)),
    // The upper jaw, seen from below: the broad lip with its bristles, the palate.
    fill(
      'body',
      '0,-412 40,-418 72,-432 106,-428 134,-402 144,-362 132,-318 108,-284 98,-240 104,-190 100,-130,1 -100,-130,1 -104,-190 -98,-240 -108,-284 -132,-318 -144,-362 -134,-402 -106,-428 -72,-432 -40,-418',
    ),
    fold(
      'body',
      '72,-432 106,-428 134,-402 144,-362 132,-318 108,-284 98,-240 104,-190 100,-130,1 76,-130,1 84,-200 80,-260 104,-312 116,-356 108,-396',
    ),
    fill(
      'accent',
      '0,-376 44,-380 84,-374 102,-352 96,-320 76,-284 68,-230 74,-120,1 -74,-120,1 -68,-230 -76,-284 -96,-320 -102,-352 -84,-374 -44,-380',
    ),
    fold('accent', '0,-210 36,-200 58,-160 74,-120,1 -74,-120,1 -58,-160 -36,-200'),
    fill('dark', '0,-168 26,-160 40,-136 46,-112,1 -46,-112,1 -40,-136 -26,-160'),
    // Ridges of the palate, nostrils on the brim.
    fill('shade', ...both('64,-420 74,-428 88,-424 84,-412 70,-410')),
    fill(
      'lit',
      limb('-142,-362,1 -134,-402,5 -106,-428,6 -72,-432,5 -40,-418,4 0,-412,3 40,-418,3 60,-428,1'),
    ),
    // The upper tusks and incisors hang.
    fill(
      'pale',
      ...both(
        '64,-366,1 94,-362,1 90,-326 78,-304,1 68,-330',
        '18,-374,1 38,-376,1 36,-350 29,-336,1 20,-350',
      ),
    ),
    // The lower jaw: a broad trough, the tongue in it.
    fill(
      'accent',
      '-74,-124,1 -104,-110 -124,-60 -100,-40 0,-30 100,-40 124,-60 104,-110 74,-124,1 40,-110 0,-106 -40,-110',
    ),
    fold('accent', '-56,-96 0,-112 56,-96 72,-60 40,-44 0,-40 -40,-44 -72,-60'),
    // The lower tusks, standing up and a little out; the incisors lie forward.
    fill(
      'pale',
      ...both('84,-50,1 86,-100 104,-146,1 118,-104 118,-54,1', '14,-40,1 18,-70 28,-84,1 36,-68 38,-42,1'),
    ),
    fill(
      'body',
      '-100,-132,1 -122,-116 -146,-76 -154,-40 -148,0,1 148,0,1 154,-40 146,-76 122,-116 100,-132,1 112,-100 122,-66 104,-48 60,-42 0,-38 -60,-42 -104,-48 -122,-66 -112,-100',
    ),
    fold('body', '100,-132,1 122,-116 146,-76 154,-40 148,0,1 60,0,1 100,-20 126,-48 122,-76 112,-100'),
    fill(
      'lit',
      limb(
        '-148,-40,1 -142,-76,5 -120,-112,4 -104,-128,1; -112,-50,1 -60,-40,4 0,-36,5 60,-40,3 100,-46,1; -286,-64,1 -236,-118,5 -160,-150,4 -110,-160,1',
      ),
    ),
    fill('dark', ...[-44, -22, 0, 22, 44].map((x) => disc(x, -16 - Math.abs(x) / 11, 3))),
    fill(
      'lit',
      limb('-400,0,0 -310,3,4 -220,0,0'),
      limb('-170,0,0 0,5,4 170,0,0'),
      limb('220,0,0 310,3,4 400,0,0'),
    ),
  ]);
}
