import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** A red road that climbs a terraced hill in two bends, narrower the higher it gets. */
export const hillRoad: Layer = (canvas) => {
  const { light } = canvas;
  const road = new Pen(-40, 770)
    .curve(220, 742, 480, 690, 760, 690)
    .curve(960, 690, 1010, 640, 900, 590)
    .curve(760, 540, 520, 560, 400, 510)
    .curve(300, 462, 420, 420, 560, 400)
    .curve(680, 382, 700, 340, 640, 300)
    .curve(690, 330, 690, 366, 560, 386)
    .curve(360, 412, 220, 470, 360, 530)
    .curve(500, 590, 700, 580, 820, 612)
    .curve(880, 634, 860, 650, 740, 650)
    .curve(480, 650, 200, 690, -40, 710)
    .close();
  canvas.path(road.d, { fill: light.of('#c8482a', 0.26) });
  const bank = new Pen(-40, 770).curve(220, 742, 480, 690, 760, 690).curve(960, 690, 1010, 640, 900, 590);
  canvas.path(bank.curve(1040, 650, 980, 712, 760, 708).curve(480, 708, 220, 764, -40, 796).close().d, {
    fill: light.shade(light.of('earth', 0.2), 0.4),
  });
};

/** The red path from the terraces down to the landing. */
export const downhill: Layer = (canvas) => {
  const way = new Pen(560, 940)
    .curve(700, 850, 820, 800, 800, 740)
    .curve(780, 690, 620, 690, 600, 640)
    .curve(590, 600, 680, 590, 690, 560)
    .curve(690, 600, 640, 610, 650, 640)
    .curve(680, 680, 880, 680, 900, 740)
    .curve(920, 820, 820, 870, 740, 940)
    .close();
  canvas.path(way.d, { fill: canvas.light.of('#c8512e', 0.34) });
};
