import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { carvedStick, GORILLA_AT_REST, glovedFist } from '../../figures/objects/carvedGorilla.ts';
import { treeline } from '../../land/treeline.ts';
import { light } from '../../light/light.ts';

const [MIST, FAR, NEAR, SHADE] = ['#e6f0bc', '#c3dca0', '#7db586', '#0d332f'];

/** One gorilla close at hand, and one that is left its ten metres: the head of the six tips. */
export const trekkersStick: readonly Picture[] = [
  picture(
    'articles/gorillatrekkingtips',
    light('morning', 'uganda', 'left'),
    plan({ subject: [640, 150, 260, 240], camera: 'close' }),
    wash([MIST, MIST]),
    cut(
      FAR,
      '80,-20,1 140,-20,1 144,620,1 60,620,1',
      '330,-20,1 362,-20,1 366,620,1 326,620,1',
      '560,-20,1 640,-20,1 652,640,1 540,640,1',
      '980,-20,1 1040,-20,1 1050,660,1 966,660,1',
    ),
    floor(FAR, '-40,590 200,570 520,600 900,570 1240,560'),
    floor('#a3cb92', '-40,660 200,640 520,664 900,630 1240,620'),
    moved(
      { x: 300, y: 690, scale: 0.62 },
      within(
        '#153f3b',
        GORILLA_AT_REST,
        cut('#8fb0a0', '170,-50,1 130,-56 116,-110 104,-160 90,-200 100,-230,1 180,-200,1'),
      ),
    ),
    cut(NEAR, `-40,800,1 ${treeline('-40,700 300,692 700,704 1240,664', 13)} 1240,800,1`),
    floor('#2f7d56', '-40,790 200,770 520,800 900,790 1240,770'),
    cut(
      SHADE,
      limb(
        '-20,930,10 60,820,34 200,760,0;40,940,10 120,850,30 290,830,0;-40,900,10 -10,780,30 60,700,0;160,940,8 240,890,22 360,880,0',
      ),
    ),
    moved({ x: 780, y: 440, scale: 1.16 }, ...carvedStick),
    moved({ x: 794, y: 660, scale: 1.1 }, ...glovedFist),
  ),
];
