import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, BARK, CUT, SHADE, DARK, WOOD, LEAF, TURNED, VEIN, DEEP, YOUNG] = [
  '#d3efe2',
  '#149a98',
  '#8f4526',
  '#e5842f',
  '#c5602a',
  '#4b1f1c',
  '#fbe3ab',
  '#1f7a50',
  '#145a44',
  '#a9d69a',
  '#0c7f85',
  '#d9422c',
];

/** The rolled end of bark around (x, y): turns of a flattened spiral, inwards. */
const scroll = (x: number, y: number, rx: number, ry: number, turns: number): string =>
  Array.from({ length: turns * 8 + 1 }, (_, at) => {
    const [angle, share] = [(at / 4) * Math.PI, 1 - at / (turns * 8 + 3)];
    return `${Math.round(x + Math.cos(angle) * rx * share)},${Math.round(y + Math.sin(angle) * ry * share)}`;
  }).join(' ');

/** A leaf of cinnamon, its three veins from stalk to tip. */
const leaf = (colour: string, veins = VEIN) => [
  cut(colour, '0,0,1 40,-50 116,-62 176,-36 220,6,1 170,40 110,54 40,44'),
  inked(veins, 4, '0,0 60,-34 120,-36 196,-4', '0,0 100,-2 206,4', '0,0 50,28 110,32 184,14'),
];

const SAIL = '196,634,1 936,128,1 1004,250 992,400 892,548,1 745,540 460,580';
const HULL = '70,622,1 330,706 700,704 1010,640,1 1010,860,1 220,860,1 150,770';

/** Zanzibar's spice: a dhow whose sail is bark, peeled from the branch that is its yard. */
export const cinnamonDhow: readonly Picture[] = [
  picture(
    'articles/spice-farms',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [430, 240, 500, 340], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(SEA, '-40,716,1 1240,716,1'),
    // The mast, behind the sail.
    cut(BARK, limb('620,720,13 590,480,11 560,318,9')),
    // The hull is a quill of two rolls, the scrolls of both seen at the stern.
    cut(SHADE, '150,636,1 380,668 720,646 1064,574,1 1064,720,1 300,740,1'),
    cut(DARK, '70,622,1 200,650 420,690 720,678 1020,622,1 1020,740,1 300,740,1'),
    cut(CUT, disc(1066, 652, 50, 78)),
    inked(DARK, 8, scroll(1066, 652, 45, 72, 3)),
    within(
      BARK,
      HULL,
      cut(SHADE, '70,622,1 330,706 700,704 1010,640,1 1010,704,1 700,764 330,764 110,690,1'),
    ),
    inked('#74351f', 5, '170,730 400,776 560,784', '420,810 640,806 800,790', '640,752 820,744 920,730'),
    cut(DARK, disc(1008, 744, 70, 106)),
    cut(CUT, disc(1018, 744, 64, 100)),
    inked(DARK, 10, scroll(1018, 744, 57, 92, 3)),
    floor(SEA, '-40,800 100,794 240,808 500,798 760,810 1000,800 1240,806'),
    cut(
      DEEP,
      '176,804,1 1080,804,1 1090,836 1000,820 960,896 820,816 720,900 560,816 440,890 340,812 270,860 190,836',
    ),
    // The sail: the inside of the bark, its edge rolled up.
    within(
      CUT,
      SAIL,
      cut(SHADE, '470,446,1 700,470 830,500 920,590,1 745,540 460,580 196,634,1'),
      inked(SHADE, 5, '600,358 760,400 900,520', '740,262 860,310 960,440'),
    ),
    cut(BARK, limb('930,132,5 996,270,36 984,410,44 888,540,48')),
    cut(SHADE, limb('930,132,2 984,270,14 970,410,18 866,530,20')),
    cut(CUT, disc(886, 548, 52, 34)),
    inked(DARK, 8, scroll(886, 548, 46, 29, 2)),
    // The branch, bare where the bark has come off.
    cut(BARK, limb('110,688,15 560,388,12 1030,72,8')),
    cut(WOOD, limb('196,634,15 560,388,13 936,128,10')),
    moved({ x: 1000, y: 92, turn: 76, scale: 0.9 }, ...leaf(TURNED)),
    moved({ x: 972, y: 106, turn: 196, scale: 0.94 }, ...leaf(LEAF)),
    moved({ x: 1014, y: 82, turn: 12, scale: 0.74 }, ...leaf(YOUNG, '#ffc79c')),
  ),
];
