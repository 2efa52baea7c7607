import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { groundselRosette, type GroundselColours } from '../../figures/plants/groundselNear.ts';
import { darkOfMoon, moonOfIce } from '../../land/moonOfIce.ts';
import { light } from '../../light/light.ts';

const [SKY, DISC, STAR, SHORE] = ['#134f5f', '#165564', '#cfe3cf', '#235f68'];
const [WATER, NEAR, SUNNY] = ['#0e3a48', '#04141a', '#68a58a'];
const [COAT, CAP, SKIN, TROUSERS] = ['#d8502e', '#ffb84a', '#b06a44', '#41807d'];
const NIGHTLY: GroundselColours = {
  bark: NEAR,
  lit: NEAR,
  dead: NEAR,
  withered: '#0b2a2c',
  shade: '#082024',
  leaf: '#15453f',
  sunny: '#2f7463',
  rim: '#8fc2a0',
};

/** A line of calm on the tarn, or of wind. */
const ripples = (rows: string) => rows.split(';').map((row) => limb(row));

/** Leaves of a lobelia's rosette, each towards an angle (0 right, 90 up), and the light along their upper sides. */
const ANGLES = [-6, 22, 52, 128, 158, 186];
const leaves = (row: string, angles: readonly number[]): string[] =>
  angles.map((angle, index) =>
    placed({ x: 0, y: 10, turn: -angle, scale: [1.3, 1.16, 1.24][index % 3]! }).limb(row),
  );

/** A giant lobelia: its spike of bracts over a rosette, lit by the ice on its right. */
const LOBELIA: readonly Layer[] = [
  cut(NEAR, limb('0,30,40 -2,-60,34 -2,-120,34 0,-210,32 2,-290,22 2,-322,0')),
  cut(
    SUNNY,
    ...[-296, -262, -226, -188, -150, -112, -74, -36].map((y, row) =>
      limb(`${2 + (row % 2) * 4},${y + 14},0 ${16 + row},${y + 4},5 ${row < 2 ? 24 : 34},${y - 18},0`),
    ),
  ),
  cut(NEAR, ...leaves('0,0,9 30,-3,17 70,-4,20 92,2,12 104,10,0', ANGLES)),
  cut(SUNNY, ...leaves('34,-8,0 62,-11,9 84,-5,6 98,6,0', ANGLES.slice(0, 3))),
];

/** A giant groundsel: two boughs in their coat of dead leaves, and a rosette at the end of each. */
const GROUNDSEL: readonly Layer[] = [
  cut(
    NEAR,
    limb('-30,100,110 -20,30,66 -4,-80,40 14,-220,32 60,-310,26'),
    limb('4,-60,34 -80,-130,30 -126,-210,24'),
  ),
  ...groundselRosette([66, -310, 136], NIGHTLY),
  ...groundselRosette([-130, -210, 112], NIGHTLY),
];

/** Guide and guest by the water, the ground at y 0. */
const WALKERS: readonly Layer[] = [
  cut(
    TROUSERS,
    limb('-22,-48,9 -27,-26,7 -30,-4,5;-7,-48,9 1,-27,7 3,-4,5'),
    limb('67,-48,9 61,-25,7 57,-4,5;79,-48,9 86,-26,7 90,-4,5'),
  ),
  cut(
    SKIN,
    '-37,-10,1 -24,-9,1 -24,-5 -14,2,1 -37,2,1;-4,-10,1 9,-10,1 9,-5 20,2,1 -4,2,1;50,-10,1 63,-9,1 63,-5 73,2,1 50,2,1;84,-10,1 97,-10,1 97,-5 108,2,1 84,2,1',
  ),
  cut(
    NEAR,
    limb('-34,-74,5 -40,-58,5 -32,-46,4'),
    '46,-90,1 62,-94 66,-80,1 62,-50,1 46,-50 40,-70',
    disc(-8, -102, 9, 10),
    disc(76, -100, 9, 10),
    limb('-12,-96,6 -13,-84,7;72,-96,6 71,-84,7'),
  ),
  // The guide points at the ice.
  cut(COAT, '-32,-86,1 -14,-91 0,-86,1 4,-66 2,-44,1 -28,-44,1 -32,-66', limb('-6,-84,7 14,-94,6 38,-112,3')),
  cut(SKIN, limb('34,-110,3 44,-115,4 54,-120,1')),
  cut(NEAR, '-32,-86,1 -18,-90,1 -22,-66 -18,-44,1 -28,-44,1 -32,-66'),
  cut(
    CAP,
    '60,-90,1 76,-93 86,-86,1 88,-66 86,-44,1 62,-44,1 60,-66',
    '-18,-106,1 -16,-116 -2,-117 2,-104,1',
  ),
  cut(NEAR, '57,-90,1 70,-94,1 68,-70 72,-43,1 60,-43,1', limb('80,-82,6 90,-64,5 98,-52,4')),
  cut(SKIN, disc(99, -50, 5)),
  cut(COAT, '66,-104,1 66,-114 80,-116 86,-106,1 76,-108'),
];

/** The Mountains of the Moon: the ice between two summits is the moon that lies on its back. */
export const rwenzoriCrescent: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [440, 470, 320, 150], camera: 'wide' }),
    wash(SKY),
    cut(STAR, ...spots('96,90 220,60 1010,126 1100,70 60,330 1150,330', 3)),
    cut(STAR, ...spots('166,200 40,210 150,150 960,60 1120,240 1060,210', 2)),
    darkOfMoon(DISC),
    ...moonOfIce,
    // The tarn, in which all of it stands once more.
    within(
      WATER,
      '-40,708,1 1240,708,1 1240,920,1 -40,920,1',
      moved({ x: 0, y: 1412, squash: -1 }, cut(SKY, box(-60, 0, 1320, 700)), ...moonOfIce),
      cut(
        WATER,
        ...ripples(
          '300,772,0 520,778,9 700,772,0;560,812,0 740,818,11 980,812,0;240,848,0 430,854,12 660,848,0',
        ),
      ),
    ),
    cut(SHORE, limb('300,709,0 470,708,2 640,709,3 790,708,2 920,709,0')),
    floor(NEAR, '-40,740,1 120,760 240,840 380,856 590,866 690,930 820,920 960,860 1240,770'),
    moved({ x: 446, y: 866, scale: 0.94 }, ...WALKERS),
    moved({ x: 1060, y: 872, scale: 0.8, flip: true }, ...GROUNDSEL),
    moved({ x: 110, y: 850, scale: 0.9 }, ...LOBELIA),
    moved({ x: 224, y: 880, scale: 0.62 }, ...LOBELIA),
  ),
];
