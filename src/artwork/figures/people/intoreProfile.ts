import type { Canvas, Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { limb } from '../../drawing/brush.ts';

/** Grass in the light and in shade; skin in the light and in shade; beads, red, the deepest dark. */
const [GRASS, STRAW] = ['#fbefcf', '#e2a952'];
const [LIT, SKIN] = ['#b86b3c', '#54281c'];
const [BEAD, RED, NIGHT] = ['#fbefcf', '#c93f26', '#180f16'];

/** Strands of the mane, flung back from the crown and falling in one curve; `half` is how thick each is. */
function strands(canvas: Canvas, count: number, half: number): string {
  const source = canvas.random('mane');
  return Array.from({ length: count }, (_, at) => {
    const share = Math.min(1, Math.max(0, (at + source.between(-0.4, 0.4)) / (count - 1)));
    const root = ((-38 - share * 130) * Math.PI) / 180;
    const along = (start: number, end: number, slack: number) =>
      start + (end - start) * share + source.between(-slack, slack);
    return limb(
      `${Math.cos(root) * 96},${-30 + Math.sin(root) * 96},${half * 0.7} ` +
        `${along(-40, -190, 10)},${along(-290, -40, 10)},${half} ` +
        `${along(-300, -270, 14)},${along(-370, 0, 14)},${half} ` +
        `${along(-530, -350, 34)},${along(-230, 130, 24)},${half * 0.8} ` +
        `${along(-640, -400, 40)},${along(0, 330, 46)},0`,
    );
  }).join('');
}

const NECK =
  '-60,20,1 -110,90 -130,150 -190,200 -300,240 -380,300 -430,420 -450,640,1 330,640,1 320,480 280,360 210,270 110,220 50,180 34,120,1';
const HEAD =
  '96,-104,1 112,-66 119,-40 109,-24 124,6 149,30,1 146,42 128,48,1 137,56 143,66 134,74,1 141,82 137,94 124,102 131,122 120,144 84,150 28,134 0,108,1 -60,110 -122,60 -132,-50 -96,-132 0,-160 70,-142';

/** A dancer of the intore in profile to the right, his mane of grass flung back; the ear at the origin, the light from the right. */
export const intoreProfile = (placing: Placing): Layer =>
  moved(
    placing,
    (canvas) => {
      canvas.path(strands(canvas, 30, 16), { fill: STRAW });
      canvas.path(strands(canvas, 24, 10), { fill: GRASS });
    },
    within(
      SKIN,
      NECK,
      cut(
        LIT,
        '34,120,1 50,180 110,220 210,270 280,360 320,480 330,640,1 180,640,1 190,500 150,380 60,300 10,230 16,150,1',
      ),
      inked(BEAD, 26, '-250,230 -60,420 60,660', '180,240 20,430 -120,660'),
      inked(RED, 10, '-250,230 -60,420 60,660', '180,240 20,430 -120,660'),
      inked(BEAD, 20, '-120,160 -40,226 60,190'),
    ),
    within(
      SKIN,
      HEAD,
      cut(LIT, '112,-80,1 50,-80,1 60,-10 36,40 56,80 40,120 60,160,1 170,160,1 170,-170,1'),
    ),
    cut(GRASS, '-136,-50,1 -100,-136 0,-166 74,-146 104,-104,1 112,-74,1 0,-90'),
    cut(SKIN, '60,-32,1 84,-46 112,-40,1 100,-34 80,-36'),
    cut(BEAD, '68,-8,1 84,-22 106,-16,1 100,-4 80,-2'),
    cut(NIGHT, '86,-18,1 104,-16,1 102,-5 90,-3', '62,-8,1 82,-26 110,-18,1 84,-18'),
    inked(NIGHT, 4, '134,74 114,76 102,70'),
    cut(NIGHT, '-20,-30,1 0,-40 14,-20 4,14 -12,20,1'),
    cut(LIT, '-12,-22,1 2,-28 6,-12 -2,8,1'),
    within(
      BEAD,
      '108,-102,1 116,-60,1 -10,-76 -134,-40,1 -130,-84 0,-124',
      cut(
        RED,
        '112,-66,1 92,-108,1 66,-74,1 44,-112,1 16,-80,1 -8,-118,1 -34,-78,1 -60,-110,1 -84,-66,1 -108,-96,1 -130,-50,1 -130,-30,1 118,-50,1',
      ),
    ),
  );
