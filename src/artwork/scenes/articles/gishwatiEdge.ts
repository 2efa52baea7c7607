import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { pastureCow } from '../../figures/animals/pastureCow.ts';
import { chimpanzeeTreeline } from '../../land/chimpanzeeTreeline.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, HILL, MEADOW, NEAR] = ['#f3f2dc', '#cbd9a8', '#dfe08a', '#c4cf5c', '#a7bb48'];

/** Gishwati-Mukura, a strip of forest beside bare hills. */
export const gishwatiEdge: readonly Picture[] = [
  picture(
    'articles/gishwati-mukura',
    light('morning', 'rwanda', 'right'),
    wash(SKY),
    floor(FAR, '-40,450 680,450 800,390 960,340 1100,350 1240,390'),
    floor(HILL, '-40,600 800,570 900,520 1020,470 1240,440'),
    floor(MEADOW, '-40,740 760,710 880,680 1020,640 1240,590'),
    floor(NEAR, '-40,930 500,910 740,880 960,840 1240,820'),
    moved({ x: 1120, y: 642, scale: 0.44, flip: true }, ...pastureCow),
    moved({ x: 900, y: 848, scale: 0.66 }, ...pastureCow),
    ...chimpanzeeTreeline,
  ),
];
