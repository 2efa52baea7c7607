import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [TAWNY, SHADE, CREAM, DARK, TUFT] = ['#f2b544', '#b8712c', '#fff0d0', '#2b1f33', '#7a3b22'];

/** A lioness's head from the side, its nose to the left; the joint with the neck is the origin. */
const head = (awake: boolean): readonly Layer[] => [
  cut(SHADE, '-16,-46,1 -18,-74 0,-80 14,-64 8,-40,1'),
  cut(
    TAWNY,
    '34,-40 12,-54 -14,-60 -38,-54,1 -52,-46 -68,-38 -82,-34,1 -92,-28 -92,-8,1 -96,12 -88,30 -66,36,1 -48,36 -34,30 -16,40 10,54 44,44',
  ),
  cut(TAWNY, '-4,-42,1 -10,-70 8,-86 32,-74 28,-38,1'),
  cut(SHADE, '4,-46,1 4,-64 14,-73 24,-62 20,-42,1'),
  cut(CREAM, '-92,0,1 -76,-8 -56,-4 -46,12 -50,24 -40,32,1 -66,37,1 -88,30 -96,12'),
  cut(DARK, '-90,-36,1 -72,-34 -74,-18 -92,-10,1 -98,-26'),
  inked(DARK, 3, '-88,-2 -78,12 -56,12'),
  ...(awake
    ? [cut(DARK, '-62,-26,1 -50,-38 -36,-36 -30,-28,1 -46,-18'), cut(CREAM, disc(-50, -29, 4))]
    : [inked(DARK, 4, '-60,-28 -48,-20 -32,-26')]),
];

/** A limp paw below a wrist. */
const paw = (x: number, y: number): string =>
  `${x - 13},${y - 12},1 ${x - 20},${y + 8} ${x - 18},${y + 30} ${x - 2},${y + 34} ${x + 16},${y + 30} ${x + 18},${y + 8} ${x + 12},${y - 12},1`;

/** What hangs on the far side of the bough. */
const far = (fore: number, hind: number): Layer =>
  cut(
    SHADE,
    limb(`-70,-20,24 -78,${fore * 0.5},16 -74,${fore},12;70,-20,28 60,${hind * 0.5},18 70,${hind},12`),
    paw(-74, fore),
    paw(70, hind),
  );

/** How a lioness lies: how far down her legs hang, far and near, how her head is turned, and whether she is awake. */
interface Lying {
  legs: readonly [farFore: number, farHind: number, fore: number, hind: number];
  turn?: number;
  /** Joints of a tail that does not hang straight. */
  tail?: string;
  awake?: boolean;
}

/** A lioness lying along a bough, its upper side being her origin's level; 300 pixels from chest to rump. */
export const lionessAloft = ({
  legs: [a, b, fore, hind],
  turn = 0,
  awake = false,
  tail,
}: Lying): readonly Layer[] => [
  far(a, b),
  cut(TAWNY, limb(tail ?? '146,-44,13 172,-6,9 168,90,8 176,170,6')),
  cut(
    TUFT,
    tail === undefined
      ? '169,160,1 184,160,1 194,190 178,222,1 166,190'
      : '128,106,1 134,86,1 104,62 76,70,1 96,100',
  ),
  cut(
    TAWNY,
    '-150,16,1 -160,-30 -140,-64 -100,-86 -60,-92 -20,-78 20,-72 60,-82 104,-98 142,-84 162,-46 160,-10 150,20,1',
  ),
  cut(SHADE, '-118,18,1 -60,-22 0,-34 50,-30 80,-14 100,20,1'),
  // The near foreleg and thigh, limp over the wood.
  cut(
    TAWNY,
    `-108,-30 -90,-66 -56,-64 -34,-30 -34,20 -46,${fore * 0.55} -48,${fore},1 -72,${fore},1 -80,${fore * 0.55} -100,20`,
    paw(-60, fore),
    `64,-20 84,-80 130,-88 158,-50 150,10 124,${hind * 0.5} 128,${hind * 0.62} 118,${hind},1 94,${hind},1 96,${hind * 0.66} 78,${hind * 0.42} 60,20`,
    paw(105, hind),
  ),
  cut(
    SHADE,
    limb(
      `-66,${fore + 12},1 -66,${fore + 26},3;-54,${fore + 12},1 -54,${fore + 26},3;99,${hind + 12},1 99,${hind + 26},3;112,${hind + 12},1 112,${hind + 26},3`,
    ),
  ),
  moved({ x: -142, y: -34, turn }, ...head(awake)),
];
