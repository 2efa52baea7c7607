import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lionByReeds } from '../../figures/animals/lionByReeds.ts';
import { papyrusHead } from '../../figures/plants/papyrusHead.ts';
import { light } from '../../light/light.ts';

const [SKY, LAKE, HILL, SHORE, GREEN, RAY] = [
  '#fad7a0',
  '#a3d3cf',
  '#7fae97',
  '#4a8550',
  '#17503f',
  '#5f9a4c',
];

const umbel = papyrusHead(GREEN, RAY);
const tuft = papyrusHead('#5a2f1a', '#c98a35');

/** A lion of Akagera among the papyrus: the third head is the tuft of his tail. */
export const akageraLionTail: readonly Picture[] = [
  picture(
    'places/akagera-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [250, 340, 320, 420], camera: 'profile' }),
    wash([SKY, SKY]),
    floor('#b9cba0', '-40,360 200,380 420,350 640,372 860,340 1060,330 1240,360'),
    floor(HILL, '-40,440 120,400 300,390 520,440 760,410 980,380 1240,430'),
    floor(LAKE, '-40,480,1 1240,480,1'),
    cut(GREEN, limb('112,270,6 128,560,7 116,820,9; 650,176,6 680,500,7 670,820,9')),
    floor(SHORE, '-40,796 300,782 700,792 1240,776'),
    moved({ x: 112, y: 270, turn: -4, scale: 0.85 }, ...umbel),
    moved({ x: 650, y: 176, turn: -3, scale: 0.85 }, ...umbel),
    cut('#33673f', '150,842,1 200,828 1000,828 1030,842,1 980,858 220,858'),
    moved({ x: 0, y: 40 }, ...lionByReeds),
    moved({ x: 1028, y: 236, scale: 0.78, turn: 4 }, ...tuft),
  ),
];
