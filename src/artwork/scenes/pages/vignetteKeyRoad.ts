import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, ring } from '../../drawing/brush.ts';
import { angular } from '../../drawing/angular.ts';
import { twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, ROAD, WHEEL, GLINT, LINE] = ['#e8603c', '#27313d', '#151b24', '#3d4a59', '#fff6e0'];

/** A car for hire: the key is a steering wheel and the road that runs away from it. */
export const vignetteKeyRoad: readonly Picture[] = [
  picture(
    'vignettes/service-car-rental',
    light('morning', 'uganda', 'left'),
    wash(GROUND),
    moved(
      { x: 312, y: 596, turn: 56, scale: 1.36 },
      cut(
        ROAD,
        angular(
          '-132,-225 -92,-596 0,-684 92,-596 95,-570 58,-528 100,-486 104,-450 50,-396 112,-346 116,-316 76,-278 122,-240 122,-225',
        ),
      ),
      cut(
        LINE,
        angular(
          '-8,-640 8,-640 9,-586 -9,-586;-10,-548 10,-548 12,-474 -12,-474;-13,-430 13,-430 16,-336 -16,-336;-17,-296 17,-296 20,-225 -20,-225;-115,-225 -104,-225 -68,-584 -75,-584',
        ),
      ),
      cut(WHEEL, ring(0, 0, 256, 196)),
      cut(WHEEL, twin('36,-88 84,-72 140,-54 220,-44,1 220,22,1 130,34 72,74 50,140 48,230,1')),
      cut(GLINT, disc(0, 0, 52)),
    ),
  ),
];
