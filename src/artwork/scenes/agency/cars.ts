import { cut, floor, inked, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { hippo } from '../../figures/animals/hippo.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { place } from '../../figures/placing/place.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { mitsubishiVan } from '../../figures/vehicles/mitsubishiVan.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { light } from '../../light/light.ts';

const WATER = '#e8fbf8';
/** Drops that fly off. */
const DROPS = '760,36 900,60 1010,150 1064,300 1080,420 860,250 980,380 700,220 760,330 880,410';

/** The four cars of the fleet in profile, each with an animal that it meets, or that its image or shadow is. */
export const cars: readonly Picture[] = [
  // The van waits at a zebra's crossing.
  picture(
    'cars/toyota-van',
    light('noon', 'uganda', 'right', 40),
    wash('#f27a4b'),
    floor('#c94f30', '-40,600 300,560 700,590 1240,550'),
    floor('#2e2840', '-40,690,1 1240,690,1'),
    cut(
      '#fff6e4',
      ...[0, 1, 2, 3, 4].map((at) => {
        const [x, far] = [766 + at * 88, 786 + at * 76];
        return `${x},920,1 ${x + 46},920,1 ${far + 38},706,1 ${far},706,1`;
      }),
    ),
    place(toyotaVan(), {
      x: 392,
      y: 774,
      metre: 150,
      depth: 0.3,
      coat: { body: '#fbf3e2', shade: '#cdbfae', lit: '#ffffff' },
    }),
    place(zebra(), {
      x: 962,
      y: 810,
      metre: 212,
      depth: 0.26,
      flip: true,
      coat: { body: '#fff8ea', dark: '#1f1a2e' },
    }),
  ),
  // An elephant washes the van.
  picture(
    'cars/mitsubishi-van',
    light('morning', 'rwanda', 'left', 26),
    wash('#39b3a6'),
    floor('#1f7f78', '-40,730,1 1240,730,1'),
    cut('#7fd8cc', disc(790, 812, 440, 46)),
    place(elephant('trunkRaised'), {
      x: 64,
      y: 780,
      metre: 176,
      depth: 0.26,
      coat: { body: '#6d5480', shade: '#4d3a63', lit: '#8f739f' },
    }),
    place(mitsubishiVan(), {
      x: 800,
      y: 812,
      metre: 160,
      depth: 0.36,
      shadow: false,
      coat: { body: '#f2b535', shade: '#b97c2c', lit: '#ffe09a' },
    }),
    cut(
      WATER,
      limb('630,146,5 712,60,14 850,56,22 970,130,26 1040,270,24 1066,420,16 1076,520,0'),
      limb('630,150,5 706,104,12 820,116,18 890,200,20 930,330,18 948,450,0'),
      limb('630,154,4 690,144,10 776,190,14 812,290,14 832,440,0'),
      ...spots(DROPS, 9, 13),
    ),
  ),
  // It throws an elephant's shadow.
  picture(
    'cars/superior-van',
    light('noon', 'tanzania', 'left', 40),
    wash('#f4884c'),
    floor('#ffc94f', '-40,420 300,408 800,424 1240,412'),
    moved(
      { x: 600, y: 540, squash: -0.78, lean: 0.16 },
      place(elephant(), { x: 0, y: 0, metre: 132, shadow: false, rim: false, flat: '#8a3d2a' }),
    ),
    place(superiorVan({ guests: true }), {
      x: 580,
      y: 550,
      metre: 166,
      depth: 0.2,
      shadow: false,
      coat: { body: '#6f8a3c', shade: '#4a612a', pale: '#f6eac4', lit: '#d9cf7c' },
    }),
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
        depth: 0.02,
        shadow: false,
        rim: false,
        coat: { body: '#0a3b46', shade: '#072e39', lit: '#2c8e88', pale: '#2b8583', dark: '#04222b' },
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
