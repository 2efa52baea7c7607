import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, panel, ring } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, KEY, LIT, PALE] = ['#74cbb9', '#1d2444', '#3b4a7c', '#fff6e0'];

/** A car for hire: the bow of its key is a steering wheel, the shaft a road, the bit the mountains that it leads to. */
export const vignetteKeyRoad: readonly Picture[] = [
  picture(
    'vignettes/service-car-rental',
    light('morning', 'uganda', 'left'),
    wash(GROUND),
    moved(
      { x: 335, y: 462, scale: 0.9 },
      // The shaft with its collar; the summits are cut out of its upper edge, as the teeth of the blade.
      within(
        KEY,
        '240,-80,1 376,-80,1 402,-136,1 432,-92,1 500,-120 536,-190 568,-222,1 596,-244 630,-240 664,-236 706,-246 724,-228,1 750,-200 776,-140 806,-104,1 826,-164,1 838,-148,1 852,-184,1 870,-132,1 880,-88,1 880,24,1 824,80,1 240,80,1',
        cut(
          PALE,
          '500,-300,1 500,-168,1 536,-160 552,-186,1 572,-136 586,-196,1 610,-96 628,-194,1 650,-154 668,-196,1 690,-104 708,-190,1 728,-146 742,-180,1 780,-176,1 780,-300,1',
        ),
      ),
      cut(KEY, panel('282,-112,14 344,-112,14 344,112,14 282,112,14')),
      cut(PALE, box(390, 6, 90, 18), box(534, 6, 90, 18), box(678, 6, 90, 18)),
      // The bow.
      cut(KEY, ring(0, 0, 290, 226)),
      cut(KEY, twin('0,-72,1 70,-72 150,-56 240,-72,1 246,40,1 160,44 84,70 54,140 60,250,1 0,250,1')),
      cut(LIT, disc(0, 4, 52)),
    ),
  ),
];
