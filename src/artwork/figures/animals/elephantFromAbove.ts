import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

const [HIDE, FLANK, CREASE, IVORY] = ['#a0958a', '#746a63', '#5c534e', '#fff3d6'];
const [NEAR, FAR] = ['#b8ada1', '#8a8076'];

// Its long back is parted by the spine, and its ears are laid back over the shoulders; three feet show beside it.
const BACK = twin('0,-92,1 44,-88 68,-40 84,40 82,120 56,176 0,186');
const SKULL = twin('0,-170,1 26,-168 44,-148 48,-116 38,-84 18,-66 0,-64,1');
const EAR = '36,-150,1 64,-164 106,-140 124,-84 112,-30,1 84,-22 58,-54 40,-92,1';
const TRUNK = limb('0,-136,30 0,-190,20 -12,-240,14 -40,-276,8');
const TAIL = limb('0,170,8 6,206,5 0,238,4');
const TIP = disc(0, 244, 8, 14);
const TUSKS = limb('-28,-150,9 -44,-188,7 -38,-220,2;28,-150,9 44,-188,7 40,-220,2');
const FEET = [disc(86, -8, 22, 28), disc(80, 118, 22, 28), disc(-48, 174, 25, 30)];

/**
 * It walks up the picture, 470 pixels long; its back is about 0,0, and the sun is on its left.
 * @param shade the colour of its shadow
 * @param tusked a cow has tusks, a calf none
 */
export const elephantFromAbove = (shade: string, tusked: boolean): Layer[] => [
  moved({ x: 30, y: 2 }, cut(shade, pair(EAR), BACK, SKULL, TRUNK, TAIL, TIP, ...FEET)),
  cut(CREASE, ...FEET),
  cut(FLANK, TAIL),
  cut(CREASE, TIP),
  within(
    HIDE,
    BACK,
    cut(FLANK, '0,-100,1 14,-20 14,100 0,190,1 110,190,1 110,-100,1'),
    // The ears throw a narrow shade on the shoulders.
    moved({ x: 10, y: 12 }, cut(CREASE, pair(EAR))),
  ),
  cut(FAR, EAR),
  cut(NEAR, mirrored(EAR)),
  ...(tusked ? [cut(IVORY, TUSKS)] : []),
  within(HIDE, SKULL, cut(FLANK, box(3, -180, 80, 130))),
  within(
    HIDE,
    TRUNK + disc(-40, -276, 8),
    cut(FLANK, '3,-120,1 3,-190 -10,-240 -46,-290,1 60,-290,1 60,-120,1'),
  ),
  cut(FLANK, '3,-166,1 20,-162,1 36,-132,1 34,-104,1 3,-104,1'),
  inked(
    CREASE,
    4,
    '-40,-100 -24,-68 0,-64 24,-68 40,-100',
    '-16,-192 0,-188 18,-194',
    '-22,-222 -8,-218 10,-226',
  ),
];
