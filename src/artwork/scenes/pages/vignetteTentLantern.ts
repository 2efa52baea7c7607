import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, panel } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [NIGHT, TIN, SHADE, GLASS, GLINT] = ['#16264f', '#e2492f', '#a92d2b', '#ffe2a0', '#fff4cf'];
const [CANVAS, DUSK, FLAP, GLOW] = ['#f59a23', '#d96f14', '#ffc54a', '#fffbe6'];

/** The right wall of a bell tent, from its peak to the ground. */
const WALL = '0,236,1 26,330 90,440 204,556,1 186,690,1 0,690,1';

/** A bed for the night: the flame of the lantern is a tent. */
export const vignetteTentLantern: readonly Picture[] = [
  picture(
    'vignettes/service-accommodation',
    light('night', 'uganda', 'left'),
    wash(NIGHT),
    moved(
      { x: 600, y: 0 },
      inked(TIN, 16, ...pair('308,170 336,-40 250,-140').split(';')),
      // The two tubes that carry the air down.
      inked(TIN, 44, ...pair('90,96 236,96 318,150 326,440 320,700 240,830').split(';')),
      within(
        GLASS,
        twin('0,190,1 124,190,1 214,290 274,440 262,580 190,690,1 0,690,1'),
        cut(GLINT, '-160,240,1 -240,390 -244,500 -228,560,1 -204,540,1 -214,480 -206,390 -136,268,1'),
      ),
      cut(CANVAS, twin(WALL)),
      cut(DUSK, WALL),
      cut(GLOW, twin('0,330,1 44,470 96,690,1 0,690,1')),
      cut(FLAP, pair('0,310,1 30,440 70,530 134,584,1 96,690,1 40,480')),
      cut(TIN, panel('-96,36,20 96,36,20 156,180,10 -156,180,10')),
      cut(SHADE, box(-156, 172, 312, 26)),
      cut(TIN, panel('-206,682,12 206,682,12 214,730,4 -214,730,4')),
      cut(SHADE, box(-214, 726, 428, 22)),
      within(
        TIN,
        panel('-236,748,1 236,748,1 320,810,30 330,940,1 -330,940,1 -320,810,30'),
        cut(SHADE, '90,740,1 360,740,1 360,960,1 150,960,1 140,820'),
      ),
    ),
  ),
];
