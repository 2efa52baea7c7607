import { cut, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SEA, LIME, SHADE, LIP, WOOD] = ['#0b8fa0', '#fff1d6', '#f3bd90', '#ea5a45', '#4b1a26'];

/** The four whorls from the tip down: each lies on the one before it, and is a storey of the house. */
const WHORLS = [
  '600,26,1 578,70 540,120 544,176,1 660,150,1 656,100 622,70',
  '546,160,1 492,186 452,250 474,316,1 732,256,1 748,190 704,138 656,134,1 600,160',
  '480,296,1 400,330 344,410 376,496,1 814,390,1 836,310 790,238 724,230,1 610,286',
  '386,470,1 270,520 222,640 300,760 380,860 440,960,1 800,960,1 980,760 980,420 810,362,1 620,452',
];
/** The carved rays over the door. */
const FAN = [-60, -30, 0, 30, 60].map((turn) => {
  const [across, up] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const at = (out: number, aside: number) =>
    `${Math.round(752 + out * across + aside * up)},${Math.round(634 - out * up + aside * across)}`;
  const reach = 76 + 0.4 * (60 - Math.abs(turn));
  return `${at(24, 0)},1 ${at(reach, 18)} ${at(reach, -18)}`;
});

/** A window under a round arch. */
const arch = (x: number, foot: number, half: number, height: number) =>
  `${x - half},${foot},1 ${x - half},${foot - height + half},1 ${x - half},${foot - height} ${x + half},${foot - height} ${x + half},${foot - height + half},1 ${x + half},${foot},1`;

/** Stone Town out of the sea: a shell is a tall lime-washed house, its mouth the carved door. */
export const zanzibarShellTower: readonly Picture[] = [
  picture(
    'places/zanzibar-1',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [360, 130, 480, 340], camera: 'front' }),
    wash(SEA),
    moved(
      { x: -66, y: 0, scale: 1.1 },
      ...WHORLS.map((whorl) => within(SHADE, whorl, moved({ x: -34, y: -30 }, cut(LIME, whorl)))),
      cut(
        SEA,
        arch(594, 122, 9, 36),
        arch(520, 248, 14, 58),
        arch(580, 234, 14, 60),
        arch(644, 217, 14, 60),
        arch(436, 416, 22, 88),
        arch(522, 394, 22, 90),
        arch(608, 371, 22, 92),
        arch(694, 347, 22, 94),
        arch(356, 640, 31, 126),
        arch(468, 612, 31, 126),
      ),
      // The lip, and the door in it.
      cut(LIP, '728,446,1 612,516 532,640 556,960,1 900,960,1 1040,710 984,490 810,406'),
      within(
        WOOD,
        '752,500,1 654,540 624,630 624,960,1 880,960,1 880,630 850,540',
        cut(SHADE, ...FAN),
        cut(SHADE, box(600, 634, 300, 12), box(744, 640, 16, 300)),
        cut(SHADE, ...spots('672,690 720,690 784,690 832,690 672,756 720,756 784,756 832,756', 13)),
      ),
    ),
  ),
];
