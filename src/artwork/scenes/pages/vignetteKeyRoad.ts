import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
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
      { x: 326, y: 500 },
      // The bit.
      within(
        KEY,
        angular('400,-40 476,-170 514,-122 628,-336 716,-168 760,-226 846,-60 846,-20 400,-20'),
        cut(
          LIT,
          angular(
            '300,0 476,-170 458,-60 470,40;500,0 514,-122 628,-336 612,-220 640,-150 590,-90 600,40;690,0 716,-168 760,-226 748,-150 766,-90 740,40',
          ),
        ),
        cut(PALE, angular('560,-210 628,-360 700,-200 664,-222 636,-250 606,-216 580,-232')),
      ),
      // The shaft with its collar.
      cut(
        KEY,
        panel('240,-72 848,-72,10 848,0,12 784,72,12 240,72'),
        panel('282,-112,14 344,-112,14 344,112,14 282,112,14'),
      ),
      cut(PALE, box(390, -9, 90, 18), box(534, -9, 90, 18), box(678, -9, 90, 18)),
      // The bow.
      cut(KEY, ring(0, 0, 290, 226)),
      cut(KEY, twin('0,-72,1 70,-72 150,-56 240,-72,1 246,40,1 160,44 84,70 54,140 60,250,1 0,250,1')),
      cut(LIT, disc(0, 4, 52)),
    ),
  ),
];
