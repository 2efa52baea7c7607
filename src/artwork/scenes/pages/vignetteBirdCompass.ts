import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, ring } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, DIAL, RING] = ['#ffe3a8', '#17495a', '#3a8f8a'];
const [RED, DEEP, TEAL, NAVY, INK] = ['#f2455c', '#b01c48', '#2cc0b4', '#128088', '#1c1830'];

/** A wing to the east: its leading edge, and behind the tip the steps of the flight feathers. */
const WING =
  '0,-126,1 90,-130 200,-100 460,0,1 366,22,1 372,34,1 280,52,1 286,66,1 196,80,1 202,94,1 118,104,1 122,118,1 40,128,1 0,140,1';
/** Its half that is turned from the light, parted at the ridge. */
const RIDGE = '0,0,1 180,-22 460,0,1 460,160,1 0,160,1';
const FEATHERS = ['366,22 240,-2', '280,52 160,6', '196,80 90,16'];

/** The four winds between, which leave the bird its own. */
const QUARTERS: Layer[] = [45, 135, 225, 315].map((turn) =>
  moved({ x: 0, y: 0, turn }, cut(RING, angular('0,-294 13,-248 0,-214 -13,-248'))),
);

/** Guides: a bee-eater in flight, seen from above, is the rose of a compass: its bill shows the way. */
export const vignetteBirdCompass: readonly Picture[] = [
  picture(
    'vignettes/service-tour-guides',
    light('noon', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 600, y: 456, scale: 0.96 },
      cut(DIAL, disc(0, 0, 346)),
      cut(RING, ring(0, 0, 318, 310)),
      ...QUARTERS,
      // The wings are the points of east and west, the tail that of south: each has its light half on the same hand.
      within(RED, WING, cut(DEEP, RIDGE), inked(RED, 4, ...FEATHERS)),
      moved({ x: 0, y: 0, flip: true }, within(DEEP, WING, cut(RED, RIDGE), inked(DEEP, 4, ...FEATHERS))),
      cut(DEEP, '0,120,1 -44,130,1 -54,240,1 -30,232,1 -24,330 -6,400,1 0,300,1'),
      cut(RED, '0,120,1 44,130,1 56,250,1 32,240,1 26,330 0,432,1 -2,300,1'),
      cut(RED, '0,-240,1 -36,-220 -62,-140 -68,-40 -60,40 -44,134,1 0,150,1'),
      cut(DEEP, '0,-240,1 36,-220 62,-140 68,-40 60,40 44,134,1 0,150,1'),
      inked(DEEP, 4, '-68,-20 -62,40 -57,74'),
      inked(RED, 4, '68,-20 62,40 57,74'),
      cut(TEAL, angular('0,84 -50,64 -42,136 0,164')),
      cut(NAVY, angular('0,84 50,64 42,136 0,164')),
      // The head is turned: one eye, the mask along it, the bill bent a little to its throat.
      cut(RED, '-64,-110,1 -44,-180 -50,-240 -46,-300 -16,-326 10,-322,1 0,-110,1'),
      cut(TEAL, '0,-326,1 40,-326 58,-280 50,-220 56,-150,1 0,-120,1'),
      cut(
        INK,
        '-2,-436,1 22,-396 28,-350 24,-312 38,-280 32,-226 12,-178,1 4,-226 -18,-256 -24,-300 -14,-340 -4,-390',
      ),
      cut(GROUND, disc(8, -278, 12)),
      cut(INK, disc(8, -280, 7)),
    ),
  ),
];
