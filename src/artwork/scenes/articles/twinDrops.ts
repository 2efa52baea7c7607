import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, RIB, LIGHT, LEAF, SHADE] = ['#fbe6c4', '#cfe58c', '#57a64b', '#2f8049', '#144431'];
const [SKY, HAZE, BLUE, NAVY, SHINE] = ['#d2f0f3', '#8fbbe8', '#3a63c8', '#22397f', '#fffdf4'];

/** The veins of the left half: up from the rib, at x = 0, and out to the edge. */
const VEINS = [-600, -450, -300, -150, 0, 150, 300, 450, 600, 750, 900]
  .map((y) => `0,${y} -200,${y - 50} -640,${y - 120}`)
  .join(';');

/** A drop of dew around 0,0, in which Muhabura hangs upside down, Gahinga behind it. */
const drop: readonly Layer[] = [
  cut(SHADE, disc(28, 28, 252, 246)),
  cut(SKY, disc(0, 0, 254, 248)),
  within(
    SKY,
    disc(0, 0, 248, 242),
    cut(HAZE, '0,-90,1 120,-40 158,12,1 182,8,1 216,-44 300,-90,1 300,-290,1 0,-290,1'),
    cut(
      BLUE,
      '-290,-66,1 -210,-60 -140,-10 -60,140,1 -36,130,1 -10,142,1 76,0 140,-60 250,-84,1 220,-290,1 -290,-290,1',
    ),
    cut(
      NAVY,
      '-36,130,1 -10,142,1 76,0 140,-60 250,-84,1 220,-280,1 10,-280,1 14,-120,1 -26,-64,1 8,-16,1 -42,34,1 -16,80,1',
    ),
    cut(LEAF, '-290,-50,1 -150,-84 0,-98 150,-84 290,-50,1 290,-290,1 -290,-290,1'),
    cut(RIB, '-290,-80,1 -150,-120 0,-134 150,-120 290,-80,1 290,-290,1 -290,-290,1'),
  ),
  cut(SHINE, '-196,-108,1 -176,-186 -50,-216,1 -100,-176 -150,-132'),
];

/** Burera and Ruhondo: two drops of dew on a banana leaf, its rib the strip of land between them. */
export const twinDrops: readonly Picture[] = [
  picture(
    'articles/twin-lakes',
    light('dawn', 'rwanda', 'left'),
    plan({ camera: 'above' }),
    wash(GROUND),
    moved(
      { x: 600, y: 452, turn: 38 },
      within(
        LEAF,
        '-600,900,1 -620,300 -600,-300 -500,-900,1 500,-900,1 600,-300 620,300 600,900,1',
        cut(LIGHT, '0,-900,1 -700,-900,1 -700,900,1 0,900,1'),
        inked(LEAF, 5, VEINS),
        inked(LIGHT, 5, mirrored(VEINS)),
      ),
      cut(RIB, limb('0,800,28 0,0,20 0,-800,12')),
    ),
    moved({ x: 366, y: 266, scale: 0.96 }, ...drop),
    moved({ x: 826, y: 616, scale: 0.96 }, ...drop),
  ),
];
