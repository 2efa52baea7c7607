import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, ring } from '../../drawing/brush.ts';

const turned = (count: number, draw: (angle: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => draw((i / count) * Math.PI * 2));
const at = (angle: number, reach: number): string =>
  `${Math.round(Math.cos(angle) * reach)},${Math.round(Math.sin(angle) * reach)}`;

/** The edge of the dust on the tyre's lower wall: its outer (0) or inner (1) side. */
const dusted = (side: 0 | 1): string[] =>
  Array.from({ length: 13 }, (_, i) =>
    at(0.3 + (i / 12) * 2.6, 290 - side * 58 * Math.sin((i / 12) * Math.PI)),
  );

/** A car's front wheel from close by, 600 pixels high, its middle at (x, y): treads, a steel rim, red dust on the wall. */
export const dustyWheel = (x: number, y: number): Layer =>
  moved(
    { x, y },
    // The tread turns away from us, to the left.
    cut('#0f1618', disc(-64, 0, 300)),
    cut(
      '#2a3234',
      ...turned(
        36,
        (a) => `${at(a, 302)},1 ${at(a + 0.08, 302)},1 ${at(a + 0.05, 270)},1 ${at(a - 0.03, 270)},1`,
      ),
    ),
    cut('#1c2426', disc(0, 0, 292)),
    cut(
      '#3f484a',
      '-292,0,1 -270,-120 -180,-230 -60,-286 60,-286,1 50,-236 -60,-236 -150,-190 -220,-100 -242,0,1',
    ),
    cut('#c4552f', [...dusted(0), ...dusted(1).reverse()].join(' ')),
    cut('#0f1618', disc(0, 0, 196)),
    cut('#f4ead2', disc(0, 0, 184)),
    cut(
      '#c9b795',
      '184,0,1 170,90 90,168 0,184 -90,168 -150,110,1 -60,120 40,90 110,20 130,-60 130,-130,1 176,-80',
    ),
    cut('#8a7a64', ring(0, 0, 150, 138)),
    cut('#1c2426', ...turned(8, (a) => disc(Math.cos(a) * 112, Math.sin(a) * 112, 22))),
    cut('#3a2f2a', disc(0, 0, 62)),
    cut('#e8dcc0', disc(-4, -4, 54)),
    cut('#a8966f', '50,0,1 40,40 0,52 -36,40,1 10,30'),
    cut('#8a7a64', ...turned(5, (a) => disc(Math.cos(a + 0.3) * 74, Math.sin(a + 0.3) * 74, 8))),
  );
