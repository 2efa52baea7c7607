import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { groundselRosette, type GroundselColours } from '../../figures/plants/groundselNear.ts';
import { moonOfIce } from '../../land/moonOfIce.ts';
import { light } from '../../light/light.ts';

const [SKY, STAR, SHORE] = ['#134f5f', '#cfe3cf', '#235f68'];
const [WATER, NEAR, SUNNY] = ['#0e3a48', '#04141a', '#68a58a'];
const [COAT, CAP, PALE, SKIN, TROUSERS] = ['#ee6a3c', '#ffc45a', '#fff2c6', '#7d4730', '#0a2430'];
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

const LEGS = '-14,-64,1 -15,-34 -13,-8,1 -4,-8,1 -2,-34 0,-50,1 2,-34 4,-8,1 13,-8,1 15,-34 14,-64,1';
const BOOTS = '-17,2,1 -16,-8 -13,-11,1 -4,-11,1 -2,2,1;2,2,1 4,-11,1 13,-11,1 16,-8 17,2,1';
const BACK = '-16,-57,1 -15,-74 -20,-88 -21,-99 -9,-102 0,-104 9,-102 21,-99 20,-88 15,-74 16,-57,1';

/** Somebody from behind who looks up at the ice, 130 pixels tall: the light lies on cap, shoulders and arms. */
const onlooker = (jacket: string, lit: string, cap: string, arms: string): readonly Layer[] => [
  cut(TROUSERS, LEGS),
  cut(NEAR, BOOTS),
  cut(jacket, limb(arms)),
  within(jacket, BACK, cut(lit, '-30,-110,1 30,-110,1 24,-96,1 14,-92 0,-94 -10,-88 -14,-46,1 -30,-46,1')),
  cut(SKIN, limb('0,-110,6 0,-102,6'), disc(0, -113, 8, 9)),
  cut(cap, '-10,-112,1 -11,-124 0,-130 11,-124 10,-112,1 0,-110'),
];

/** Guide and guest by the water, the ground at y 0: he points the ice out. */
const WATCHERS: readonly Layer[] = [
  // The hand that points: its palm out of the cuff, the first finger, the thumb.
  cut(
    SKIN,
    limb('47,-128,5 50,-138,5;51,-133,4 60,-152,2;47,-134,2 43,-142,2'),
    disc(50, -138, 5),
    disc(-20, -55, 5, 6),
  ),
  cut('#b93a24', limb('10,-93,8 36,-101,7;36,-101,7 48,-131,7'), disc(36, -101, 7)),
  cut(COAT, '8,-102,1 29,-108,1 40,-134,1 45,-132,1 34,-102,1 10,-95,1'),
  ...onlooker('#b93a24', COAT, CAP, '-14,-90,6 -26,-78,6 -20,-58,5'),
  moved(
    { x: 56, y: 0, scale: 0.9 },
    ...onlooker('#2a6f78', '#7fb5a6', PALE, '14,-90,6 34,-80,6 12,-62,5;-14,-90,6 -34,-80,6 -12,-62,5'),
  ),
];

/** The Mountains of the Moon: the ice between two summits is the moon that lies on its back. */
export const rwenzoriCrescent: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [450, 420, 300, 110], camera: 'wide' }),
    wash(SKY),
    cut(STAR, ...spots('96,90 220,60 1010,126 1100,70 60,330 1150,330', 3)),
    cut(STAR, ...spots('166,200 40,210 150,150 960,60 1120,240 1060,210', 2)),
    moved({ x: 72, y: -21, scale: 0.88 }, ...moonOfIce),
    // The tarn, in which all of it stands once more.
    within(
      WATER,
      box(-20, 600, 1240, 320),
      cut(SKY, box(-20, 620, 1240, 300)),
      moved({ x: 72, y: 923, scale: 0.88, squash: -0.52 }, ...moonOfIce),
      cut(
        WATER,
        ...ripples(
          '340,668,0 560,673,6 760,668,0;440,716,0 640,722,8 900,716,0;280,770,0 470,776,8 640,770,0;700,790,0 840,796,8 960,790,0',
        ),
      ),
    ),
    cut(SHORE, limb('140,601,0 420,600,2 640,601,3 860,600,2 1080,601,0')),
    floor(NEAR, '-40,700,1 120,740 260,836 420,872 600,886 800,880 960,840 1240,730'),
    moved({ x: 572, y: 888 }, ...WATCHERS),
    moved({ x: 1060, y: 872, scale: 0.8, flip: true }, ...GROUNDSEL),
    moved({ x: 232, y: 880, scale: 0.62 }, ...LOBELIA),
    moved({ x: 110, y: 850, scale: 0.9 }, ...LOBELIA),
  ),
];
