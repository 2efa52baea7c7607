import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { rhinoGrazing } from '../../figures/placing/rhinoGrazing.ts';
import { light } from '../../light/light.ts';

/** Tall grass that leans with the wind: `count` blades that rise from y to about `high` pixels. */
const blades =
  (colour: string, count: number, y: number, high: number): Layer =>
  (canvas) => {
    const source = canvas.random(`blades ${colour}`);
    const rows = Array.from({ length: count }, (_, at) => {
      const x = (1260 / count) * (at + source.between(-0.4, 0.4)) - 30;
      const top = high * source.between(0.5, 1.1);
      const lean = top * source.between(0.1, 0.5);
      return `${x},${y},5 ${x + lean * 0.3},${y - top * 0.6},4 ${x + lean},${y - top},0`;
    });
    cut(colour, limb(rows.join(';')))(canvas);
  };

/** A white rhino on the open grass above the lakes. */
export const akageraRhino: readonly Picture[] = [
  picture(
    'places/akagera-3',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [480, 180, 720, 600], camera: 'close' }),
    wash(['#f5a878', '#fccb94', '#ffe9c0'], { height: 420 }),
    cut('#cf9aa8', '-10,350,1 120,300 300,330 460,290 700,340 900,320,1 1210,400,1 -10,420,1'),
    cut('#a8789c', '-10,392,1 160,366 360,384 600,360,1 700,420,1 -10,420,1'),
    cut('#fff0cc', '-10,404,1 1210,404,1 1210,560,1 -10,560,1'),
    cut('#8fc0c0', '-10,428,1 200,420 420,430 620,424,1 620,500 300,520 -10,500,1'),
    cut(
      '#6b8c6a',
      '-10,470,1 120,452 260,470,1 180,480 -10,486,1',
      '330,452,1 480,440 620,450,1 620,462 440,462',
    ),
    floor('#f2c468', '0,520 240,500 500,530 1200,500'),
    floor('#e0a044', '0,640 260,610 600,650 1200,600'),
    floor('#d8943a', '0,760 300,740 1200,780'),
    ...rhinoGrazing,
    blades('#c98434', 70, 930, 210),
    blades('#ffd98a', 46, 940, 180),
    blades('#6b3a4a', 40, 960, 150),
  ),
];
