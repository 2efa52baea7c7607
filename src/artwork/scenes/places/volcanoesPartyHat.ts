import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, HAIR, FUR, SKIN, PALE] = ['#f78fa2', '#1b1a2e', '#302e4c', '#474361', '#6a6583'];
const [IRIS, INK, LIGHT, CORD] = ['#b5631f', '#0f0e1c', '#fff8ea', '#f2c230'];
const [FIELD, ROW, FOREST, STONE, DEEP] = ['#a5cf45', '#57a548', '#14694f', '#3b5bb5', '#27408c'];

/** An ear of the young gorilla, half in its hair. */
const ear: readonly Layer[] = [cut(FUR, disc(252, 600, 34, 42)), cut(SKIN, disc(256, 602, 18, 26))];

/** The right half of what stands twice in its face. */
const features: readonly Layer[] = [
  cut(INK, '38,628,1 52,588 112,580 132,622,1 118,662 62,668'),
  cut(IRIS, disc(85, 624, 32, 34)),
  cut(INK, disc(84, 625, 17, 19)),
  cut(LIGHT, disc(94, 612, 9)),
  // The broad wing of the nose, and its nostril.
  cut(SKIN, '0,668,1 22,676 54,684 78,716 76,752 46,768 14,754 0,764,1'),
  cut(INK, '14,728,1 26,708 50,712 58,732 44,750 22,748'),
];

/** Rwanda names its young gorillas every year. */
export const volcanoesPartyHat: readonly Picture[] = [
  // A young gorilla at its naming wears a party hat, which is a volcano of the Virunga.
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [400, 480, 400, 400], camera: 'front' }),
    wash(GROUND),
    cut(FUR, '170,940,1 210,860 310,806 420,790 780,790 890,806 990,860 1030,940,1'),
    moved({ x: 600, y: 0 }, ...ear),
    moved({ x: 600, y: 0, flip: true }, ...ear),
    moved(
      { x: 600, y: 0 },
      cut(
        HAIR,
        twin(
          '0,380 120,384 204,440 240,540 238,600 262,640,1 244,648,1 272,700,1 250,702,1 268,762,1 242,756,1 246,812,1 218,800,1 206,856,1 180,836,1 150,890,1 120,880 0,896',
        ),
      ),
      cut(SKIN, twin('0,566 50,540 130,534 170,590 158,654 128,694 136,736 150,784 120,840 60,862 0,864')),
      cut(PALE, twin('0,664 36,660 90,720 124,760 118,810 70,846 0,852')),
    ),
    moved({ x: 600, y: 0 }, ...features),
    moved({ x: 600, y: 0, flip: true }, ...features),
    inked(INK, 8, '516,796 556,820 600,812 644,820 684,796'),
    inked(CORD, 9, '430,470 392,640 416,800 490,900 600,936 710,900 784,800 806,640 776,500'),
    // The hat: fields at its foot, then forest, then stone, and a cloud on the crater.
    moved(
      { x: 600, y: 480, turn: 7 },
      within(
        FIELD,
        '-66,-344,1 -40,-330 -6,-338 30,-324 66,-344,1 96,-250 164,-110 246,-6,1 170,40 0,58 -170,40 -246,-6,1 -164,-110 -96,-250',
        cut(
          ROW,
          '-260,-40,1 -196,-40 -170,60,1 -260,60,1; -118,-30,1 -74,-30 -78,80,1 -132,80,1; -22,-20,1 24,-20 30,80,1 -28,80,1; 74,-30,1 116,-30 134,80,1 82,80,1; 166,-40,1 260,-40,1 260,60,1 190,60,1',
        ),
        cut(FOREST, '-250,-44,1 -130,-16 0,-6 130,-16 250,-44,1 160,-200,1 -160,-200,1'),
        cut(
          STONE,
          '-200,-150,1 -80,-400,1 80,-400,1 200,-150,1 122,-130,1 96,-74,1 64,-140,1 32,-66,1 0,-138,1 -34,-68,1 -64,-142,1 -94,-76,1 -122,-130,1',
        ),
        cut(
          DEEP,
          '30,-400,1 36,-240 64,-140,1 96,-74,1 122,-130,1 200,-150,1 90,-400,1',
          '-30,-300,1 -22,-220 -34,-150,1 -50,-104,1 -52,-180; -66,-320,1 -76,-230 -110,-150,1 -100,-220 -84,-270',
        ),
      ),
      cut(INK, '-58,-340,1 -40,-330 -6,-338 30,-324 58,-340,1 0,-368'),
      cut(LIGHT, disc(-40, -384, 38), disc(10, -412, 48), disc(60, -386, 36), disc(8, -378, 36)),
    ),
  ),
];
