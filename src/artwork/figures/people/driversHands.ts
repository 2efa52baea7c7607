import type { Layer } from '../../canvas/canvas.ts';
import { Pen } from '../../drawing/pen.ts';

/** A driver's two hands on the wheel, the sleeves coming in from below. */
export const driversHands: Layer = (canvas) => {
  const { light } = canvas;
  const [skin, sleeve] = [light.of('#6b4028', 0.42), light.of('#a8905a', 0.42)];
  for (const side of [-1, 1]) {
    const at = (x: number) => 420 + side * x;
    const arm = new Pen(at(420), 920)
      .curve(at(380), 840, at(330), 780, at(286), 740)
      .line(at(214), 786)
      .curve(at(250), 830, at(280), 880, at(290), 920)
      .close();
    canvas.path(arm.d, { fill: sleeve });
    const hand = new Pen(at(286), 744)
      .curve(at(280), 700, at(240), 660, at(206), 668)
      .curve(at(176), 676, at(168), 700, at(180), 720)
      .curve(at(170), 740, at(184), 764, at(204), 766)
      .curve(at(214), 790, at(236), 800, at(252), 786)
      .close();
    canvas.path(hand.d, { fill: skin });
    canvas.path(
      new Pen(at(184), 722).quad(at(214), 716, at(238), 726).quad(at(214), 730, at(184), 722).close().d +
        new Pen(at(204), 764).quad(at(222), 752, at(244), 756).quad(at(224), 764, at(204), 764).close().d,
      { fill: light.shade(skin, 0.4) },
    );
  }
};
