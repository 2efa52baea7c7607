import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { porterAway, type PorterDress } from '../../figures/people/porterAway.ts';
import { groundselNear, type GroundselColours } from '../../figures/plants/groundselNear.ts';
import { kiboInPlanes } from '../../land/kiboInPlanes.ts';
import { light } from '../../light/light.ts';

const [SKY, LOW, CLOUD, FOLD] = ['#f59f7e', '#fbc79a', '#fff0d6', '#f9d4b2'];
const KIBO = { rock: '#7a68ac', deep: '#54478c', warm: '#a283b4', snow: '#fffaf0', ice: '#d3c2e2' };
const [FAR, MOOR, NEAR, PATH, SHADE] = ['#d3c084', '#b3b268', '#24655a', '#fbdca0', '#6f8450'];
const LIT = '#4f9a68';
const GROUNDSEL: GroundselColours = {
  bark: '#2c2038',
  lit: '#8a5a4c',
  dead: '#3a2a3c',
  withered: '#a0704c',
  shade: '#12403f',
  leaf: '#236b55',
  sunny: '#5fa860',
  rim: '#d2e08a',
};
const FIRST: PorterDress = {
  jacket: '#a82a34',
  jacketLit: '#ee5c3c',
  pack: '#d98e2a',
  packLit: '#ffcb52',
  load: '#1f5a8c',
  loadLit: '#4f9fc8',
  hat: '#20284c',
  hatLit: '#4a5a94',
};
const SECOND: PorterDress = {
  ...FIRST,
  jacket: '#1e5a78',
  jacketLit: '#46a0b4',
  pack: '#5c2440',
  packLit: '#a84a54',
  load: '#96303c',
  loadLit: '#ee6a44',
};

/** A groundsel with one head, 430 high, its foot at the origin. */
const single: readonly Layer[] = groundselNear(['0,10,30 -6,-120,26 4,-330,24'], [[4, -330, 104]], GROUNDSEL);

/** Who walks among the groundsels of the moorland. */
export const kilimanjaroPorters: readonly Picture[] = [
  // A load on a head, a rosette on a stem: they look alike from far away.
  picture(
    'places/kilimanjaro-4',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [580, 460, 160, 100], camera: 'back' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    floor(LOW, '-40,200 300,220 700,190 1240,210'),
    kiboInPlanes({ x: 640, y: 470, scale: 0.86 }, KIBO),
    floor(
      CLOUD,
      '-40,420,1 40,380 130,384 150,412,1 210,370 320,370 350,416,1 430,390 500,394 520,424,1 640,420,1 680,384 780,384 810,420,1 860,360 980,360 1010,410,1 1080,384 1240,390,1',
    ),
    floor(
      FOLD,
      '-40,450,1 100,420 220,424 250,450,1 420,430 560,434 590,456,1 760,424 880,420 920,450,1 1040,420 1240,424,1',
    ),
    floor(FAR, '-40,500 200,476 460,496 620,486 860,500 1240,470'),
    floor(MOOR, '-40,560 160,530 420,550 640,534 900,556 1240,510'),
    cut(
      PATH,
      '470,940,1 560,840 700,790 830,740 880,700 860,660 780,630 690,606 650,580 690,556,1 700,556,1 670,580 710,600 820,626 920,660 960,704 920,760 820,820 740,880 720,940,1',
    ),
    // Long shades across the moor.
    cut(
      SHADE,
      '474,584,1 420,586 360,582 360,588,1 420,594 474,592,1',
      '992,640,1 942,644 882,640,1 882,646,1 942,654 992,652,1',
      '862,702,1 790,706 720,698 690,704 720,716 790,716 870,712,1',
      '640,862,1 520,870 400,852 340,860 350,880 420,884 520,892 650,880,1',
    ),
    moved({ x: 466, y: 590, scale: 0.34 }, ...single),
    moved({ x: 800, y: 580, scale: 0.26 }, ...single),
    moved({ x: 992, y: 646, scale: 0.42 }, ...single),
    moved({ x: 872, y: 706, scale: 0.5 }, ...porterAway(SECOND, 'roll')),
    floor(NEAR, '-40,760 160,740 300,790 420,880 460,940'),
    floor(LIT, '760,960 860,860 980,790 1100,760 1240,760'),
    cut(NEAR, '760,960,1 900,860 1060,840 1100,800 1140,770,1 1260,770,1 1260,960,1'),
    moved({ x: 648, y: 868, scale: 1.02 }, ...porterAway(FIRST, 'sack')),
    moved({ x: 1096, y: 910, scale: 1.4 }, ...single),
    ...groundselNear(
      ['190,940,52 196,760,46 150,560,34 130,440,26', '196,760,40 300,680,32 330,560,26'],
      [
        [330, 560, 120],
        [120, 420, 170],
      ],
      GROUNDSEL,
    ),
  ),
];
