import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, RED, DEEP, WHITE, GREY] = ['#2f9fa8', '#e0402f', '#b02c2a', '#fff8e8', '#d9d2c4'];
const [POST, SHADE, COAT, DIM, PATCH, INK] = [
  '#22384a',
  '#14242f',
  '#f0b45c',
  '#cf8a3c',
  '#9a4a26',
  '#241a22',
];

/** Over borders: the barrier that goes up is a giraffe's neck. */
export const vignetteGiraffeBarrier: readonly Picture[] = [
  picture(
    'vignettes/mission-cross-border',
    light('noon', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 250, y: 650, turn: -36 },
      within(
        WHITE,
        '-230,-74,1 0,-66 400,-52 760,-46,1 760,46,1 400,52 0,66 -230,74,1',
        cut(GREY, box(-300, 10, 1200, 120)),
        ...[-170, 50, 270, 490, 710].map((x) =>
          within(
            RED,
            `${x},-100,1 ${x + 110},-100,1 ${x + 86},100,1 ${x - 24},100,1`,
            cut(DEEP, box(-300, 10, 1200, 120)),
          ),
        ),
      ),
    ),
    // The post it turns on, and its weight.
    within(POST, panel('150,520,30 350,520,30 360,940,1 140,940,1'), cut(SHADE, box(262, 500, 120, 460))),
    cut(WHITE, disc(250, 650, 46)),
    cut(POST, disc(250, 650, 24)),
    moved(
      { x: 838, y: 214, scale: 1.02 },
      cut(DIM, '-30,-40,1 -80,-90 -140,-96 -150,-80,1 -110,-40 -50,-16'),
      cut(PATCH, limb('16,-76,15 4,-130,12 0,-150,10;62,-84,15 58,-140,12 56,-160,10')),
      cut(INK, disc(0, -156, 17, 20), disc(56, -166, 17, 20)),
      within(
        COAT,
        '-60,70,1 -50,0 -24,-60 20,-88 84,-92 130,-66 190,-20 250,22 268,52 256,84 220,94 160,84 110,88 70,110 40,130 0,120,1',
        cut(DIM, '-60,150,1 -20,60 60,50 150,44 220,60 280,60,1 280,160,1'),
        cut(PATCH, '20,-96,1 90,-98 120,-60 90,-50 40,-40 10,-60;-50,20,1 0,-10 30,20 10,60 -30,70,1'),
      ),
      cut(INK, '70,-30,1 88,-46 116,-42 124,-22 104,-8 82,-12', '230,36,1 246,30 252,46 238,52'),
      cut(WHITE, disc(108, -30, 5)),
      inked(INK, 6, '62,-20 76,-48 110,-58 134,-40', '150,72 200,78 250,70'),
    ),
  ),
];
