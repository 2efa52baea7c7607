import type { Layer } from '../../canvas/canvas.ts';
import { Pen } from '../../drawing/pen.ts';
import { canoe } from '../boats/outrigger.ts';
import { boatman } from '../people/boatman.ts';
import { CLOTHES } from '../people/clothes.ts';
import { place } from './place.ts';

/** Kivu's fishing boats: three canoes abreast under long poles, a paddler in the near one. */
export const trimaran = ({ x, y, metre }: { x: number; y: number; metre: number }): Layer[] => {
  const unit = metre / 100;
  const where = { metre, depth: 0.36, shadow: false };
  const poles: Layer = (canvas) => {
    for (const [from, to] of [
      [-150, -330],
      [120, 320],
    ] as const) {
      const pole = new Pen(x + from * unit, y - 40 * unit).line(x + to * unit, y - 250 * unit);
      canvas.path(pole.d, { stroke: canvas.light.of('wood', 0.3), width: Math.max(2, Math.round(7 * unit)) });
    }
  };
  return [
    place(canoe(), { x: x + 60 * unit, y: y - 60 * unit, ...where }),
    poles,
    place(canoe(), { x: x + 30 * unit, y: y - 30 * unit, ...where }),
    place(boatman(), { x: x - 60 * unit, y: y - 16 * unit, ...where }),
    place(boatman(), { x: x + 70 * unit, y: y - 16 * unit, ...where, coat: CLOTHES.blue }),
    place(canoe(), { x, y, ...where }),
  ];
};
