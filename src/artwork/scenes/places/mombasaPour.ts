import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { fretBalcony } from '../../figures/buildings/fretBalcony.ts';
import { kahawaPot } from '../../figures/objects/kahawaPot.ts';
import { cupHeldOut, pouringArm } from '../../figures/people/handsAcrossLane.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, STONE, SHADE, COFFEE, COOL, WARM] = [
  '#addbe0',
  '#1f8a9a',
  '#efb964',
  '#d0914a',
  '#4a2117',
  '#0a3a48',
  '#f2ad7c',
];
const COOL_WOOD = { board: '#17706f', shade: '#0d4f57', cutOut: '#b9dcc8', dark: '#0a2a38', roof: '#d8583a' };
const WARM_WOOD = { board: '#e0703c', shade: '#ad412c', cutOut: '#ffe0a8', dark: '#4a1a24', roof: '#8c2f2c' };

/** Mombasa's Old Town: the lane is so narrow that coffee is poured across it, from balcony to balcony. */
export const mombasaPour: readonly Picture[] = [
  picture(
    'places/mombasa-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [30, 60, 300, 430], camera: 'profile' }),
    wash(SKY),
    floor(SEA, '-40,850,1 1240,850,1'),
    cut(
      STONE,
      '20,860,1 20,756,1 130,756,1 130,778,1 166,778,1 166,756,1 256,756,1 256,778,1 292,778,1 292,756,1 382,756,1 382,778,1 418,778,1 418,756,1 520,756,1 552,860,1',
    ),
    cut(
      SHADE,
      '520,756,1 552,860,1 880,860,1 880,810,1 760,802,1 760,782,1 684,774,1 684,796,1 650,792,1 650,770,1',
    ),
    cut(COFFEE, limb('664,378,8 688,450,7 694,540,6 694,640,5')),
    moved({ x: 408, y: 326, scale: 0.95, turn: 60 }, ...kahawaPot),
    moved({ x: 460, y: 156, turn: 55 }, ...pouringArm),
    moved({ x: 692, y: 694 }, ...cupHeldOut),
    cut(COOL, box(-20, -20, 70, 940)),
    moved({ x: 330, y: 330 }, ...fretBalcony(COOL_WOOD)),
    cut(WARM, box(1140, -20, 110, 940)),
    moved({ x: 860, y: 740, flip: true }, ...fretBalcony(WARM_WOOD)),
  ),
];
