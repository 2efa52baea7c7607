import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { chimpanzeeTreeline } from '../../land/chimpanzeeTreeline.ts';
import { light } from '../../light/light.ts';

/** Gishwati-Mukura, a strip of forest that was left. */
export const gishwatiEdge: readonly Picture[] = [
  picture(
    'articles/gishwati-mukura',
    light('morning', 'rwanda', 'right'),
    wash('#e8d85c'),
    ...chimpanzeeTreeline,
  ),
];
