import { cut, floor, inked, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { hippo } from '../../figures/animals/hippo.ts';
import { zebraOfCrossing } from '../../figures/animals/zebraOfCrossing.ts';
import { place } from '../../figures/placing/place.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { mitsubishiVan } from '../../figures/vehicles/mitsubishiVan.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { light } from '../../light/light.ts';

const WATER = '#e8fbf8';
/** Drops that fly off. */
const DROPS =
  '690,30 846,50 950,130 1000,270 1016,390 900,330 802,300 698,270 1064,460 1090,520 566,470 684,408';

/** The four cars of the fleet in profile, each with an animal or a tree that it meets, or that is in its shape. */
export const cars: readonly Picture[] = [
  // The zebra's own stripes are the crossing.
  picture(
    'cars/toyota-van',
    light('noon', 'uganda', 'right', 40),
    wash('#f0603a'),
    floor('#241c33', '-40,672,1 1240,672,1'),
    ...toyotaVan,
    moved({ x: 956, y: 738, scale: 0.78 }, ...zebraOfCrossing),
  ),
  // An elephant washes the van.
  picture(
    'cars/mitsubishi-van',
    light('morning', 'rwanda', 'left', 26),
    wash('#39b3a6'),
    floor('#1f7f78', '-40,730,1 1240,730,1'),
    cut('#17655f', disc(60, 782, 360, 22)),
    cut('#7fd8cc', disc(842, 818, 400, 44)),
    place(elephant('trunkRaised'), {
      x: 0,
      y: 780,
      metre: 176,
      depth: 0.26,
      shadow: false,
      coat: { body: '#6d5480', shade: '#4d3a63', lit: '#8f739f' },
    }),
    place(mitsubishiVan(), {
      x: 842,
      y: 812,
      metre: 146,
      depth: 0.36,
      shadow: false,
      coat: { body: '#f2b535', shade: '#b97c2c', lit: '#ffe09a' },
    }),
    cut(
      WATER,
      limb('566,146,5 660,66,14 790,62,22 886,140,26 952,290,24 978,420,18 986,510,10'),
      limb('566,150,5 650,106,12 752,124,18 812,210,20 858,340,18 878,430,14 884,520,8'),
      limb('566,154,4 632,142,10 708,190,14 750,300,14 774,420,12 780,520,7'),
      // Lather on the roof.
      ...spots('624,524 676,512 734,518 782,504 836,518 884,502 936,518 982,504', 28),
      ...spots('650,528 706,528 760,530 810,530 862,532 910,530 958,526 1004,526', 20),
      ...spots(DROPS, 9, 13),
    ),
  ),
  // Its raised roof gives an acacia's shade.
  picture(
    'cars/superior-van',
    light('noon', 'tanzania', 'left', 40),
    wash('#ffc04a'),
    floor('#d9542f', '-40,790,1 1240,790,1'),
    ...superiorVan,
  ),
  // Through water it goes as a hippo does.
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right', 40),
    wash('#f9d56e'),
    cut(
      '#3f9a5e',
      lobes(
        '-40,360 60,300 170,290 280,330 390,320 500,360 620,340 740,370 860,330 980,300 1090,310 1240,370',
        0.66,
        '1240,620 -40,620',
      ),
    ),
    cut('#136d72', '-40,560,1 1240,560,1 1240,920,1 -40,920,1'),
    moved(
      { x: 590, y: 566, squash: -1.02 },
      place(hippo(), {
        x: 0,
        y: 0,
        metre: 180,
        depth: 0.3,
        shadow: false,
        rim: false,
        coat: { body: '#64507e', shade: '#43355f', lit: '#9078a6', pale: '#c08fa0', dark: '#1d1430' },
      }),
    ),
    place(landRover(), {
      x: 600,
      y: 572,
      metre: 172,
      depth: 0.18,
      shadow: false,
      coat: { body: '#2f6b48', shade: '#1c4632' },
    }),
    inked(
      '#7fd0c4',
      7,
      '40,600 210,600',
      '120,640 240,640',
      '980,600 1160,600',
      '1010,650 1120,650',
      '300,860 470,860',
      '640,880 900,880',
    ),
    cut(WATER, limb('300,572,0 380,564,8 470,572,0'), limb('740,572,0 840,562,9 940,572,0')),
  ),
];
