import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { elephantMoonTusk } from '../../figures/animals/elephantMoonTusk.ts';
import { light } from '../../light/light.ts';

const [SKY, DARK_MOON, YATTA, EARTH] = ['#182668', '#304896', '#0c1440', '#a03a30'];

/** Tsavo at night: the tusk of a red elephant is the lit edge of the moon behind it. */
export const tsavoTusk: readonly Picture[] = [
  picture(
    'places/tsavo-3',
    light('night', 'kenya', 'right'),
    plan({ subject: [470, 120, 170, 420], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(DARK_MOON, disc(800, 430, 200)),
    // The Yatta Plateau, as flat as if ruled.
    floor(YATTA, '-40,700,1 1010,700,1 1024,734,1 1070,764 1130,786 1240,800'),
    floor(EARTH, '-40,858,1 1240,858,1'),
    ...elephantMoonTusk,
  ),
];
