import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/**
 * An elephant in water up to its mouth at y = 0, from the left: the raised trunk is a quarter of a ring around
 * (600, 0), the tusk a thinner one inside it.
 */
export const elephantGreeting = (hide: string, shade: string, lit: string, ivory: string): Layer[] => [
  // The shoulder and the back behind the ear.
  cut(shade, '-100,0,1 -100,-200,1 0,-250 120,-240 200,-160 220,0,1'),
  // The trunk, lit on the side of the moon.
  within(
    hide,
    limb('284,20,86 290,-50,80 320,-124,70 384,-200,58 456,-246,47 530,-266,38 560,-271,33 598,-271,27'),
    cut(lit, limb('362,20,20 364,-40,20 382,-106,18 430,-170,16 482,-208,14 540,-228,12 610,-236,10')),
    inked(shade, 5, '360,-240 384,-226 404,-192', '430,-286 448,-266 458,-236', '512,-306 522,-286 524,-256'),
  ),
  // The two fingers at its tip.
  cut(
    hide,
    '552,-300,1 576,-306 588,-322 598,-324,1 598,-282,1 560,-280,1',
    '560,-248,1 580,-240 588,-228 598,-224,1 598,-262,1 560,-262,1',
  ),
  // The head, high and domed.
  within(
    hide,
    '60,0,1 70,-200 92,-290 140,-338 204,-346 262,-326 302,-282 318,-228 328,-186,1 350,-150 366,-80 352,0,1',
    cut(shade, '60,0,1 60,-300,1 150,-300 206,-240 210,-150 240,-80 250,0,1'),
    cut(
      lit,
      '150,-350,1 280,-360 340,-280 336,-176,1 318,-200 306,-236 288,-280 250,-316 204,-330 150,-340,1',
    ),
  ),
  cut(ivory, '360,0,1 364,-56 398,-118 474,-172,1 432,-108 406,-50 402,0,1'),
  // The eye under its lid.
  cut(shade, '250,-164,1 262,-178 284,-176 298,-160,1 282,-152 264,-152'),
  cut(ivory, disc(278, -166, 4)),
  inked(shade, 5, '246,-184 270,-200 300,-190'),
  // The ear.
  cut(
    lit,
    '158,-238 150,-290 100,-322 30,-318 -40,-290 -90,-240,1 -90,0,1 120,0,1 150,-70 168,-130 172,-190',
  ),
  cut(hide, '134,-230 124,-276 84,-298 30,-292 -40,-262 -90,-210,1 -90,0,1 96,0,1 126,-80 144,-140 146,-190'),
];
