import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { Pen } from '../../drawing/pen.ts';
import { kampala } from '../../figures/buildings/kampala.ts';
import { binoculars } from '../../figures/objects/instruments.ts';
import { map } from '../../figures/objects/paper.ts';
import { place } from '../../figures/placing/place.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';

/** Flat poster pieces: a filled shape, or a disc. */
const shape = (colour: string, ...[[x, y], ...corners]: [[number, number], ...[number, number][]]): Layer => {
  return (canvas) =>
    canvas.path(corners.reduce((pen, [cx, cy]) => pen.line(cx, cy), new Pen(x, y)).close().d, {
      fill: colour,
    });
};
const ellipse =
  (colour: string, x: number, y: number, rx: number, ry: number): Layer =>
  (canvas) =>
    canvas.ellipse(x, y, rx, ry, { fill: colour });
/** The positions that are open: what somebody left, and what waits for somebody. */
export const teamVacant: readonly Picture[] = [
  picture(
    'team/administrator',
    light('golden', 'tanzania', 'left'),
    shape('#e7b566', [0, 0], [1200, 0], [1200, 900], [0, 900]),
    shape('#f2cd86', [0, 0], [760, 0], [420, 900], [0, 900]),
    ...[180, 420, 660, 900, 1140].map((x) => shape('#d9a253', [x, 0], [x + 6, 0], [x + 6, 900], [x, 900])),
    shape('#5a3426', [520, 150], [760, 150], [760, 186], [520, 186]),
    shape('#2a1a20', [630, 186], [650, 186], [650, 250], [630, 250]),
    ellipse('#b98a44', 668, 352, 232, 66),
    ellipse('#f6dc9c', 640, 336, 232, 62),
    shape('#f6dc9c', [520, 330], [560, 226], [640, 206], [722, 226], [762, 330]),
    shape('#d9b56c', [690, 214], [722, 226], [762, 330], [700, 336]),
    shape('#c2452a', [514, 318], [766, 318], [772, 350], [508, 350]),
    place(binoculars(), { x: 690, y: 620, metre: 118, depth: 0.2, shadow: false }),
    shape('#3a2430', [648, 380], [654, 380], [640, 520], [634, 520]),
    shape('#3a2430', [700, 380], [706, 380], [742, 520], [736, 520]),
    shape('#7a4a30', [0, 800], [1200, 800], [1200, 900], [0, 900]),
    place(map(), { x: 270, y: 812, metre: 100, depth: 0.25, shadow: false }),
  ),
  picture(
    'team/head-of-accounts',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 470 }),
    sun({ x: 420, y: 250, r: 60 }),
    hills({ y: 470, rise: 130, depth: 0.8 }),
    place(kampala(), { x: 600, y: 520, metre: 15, depth: 0.7, shadow: false }),
    forest({ y: 540, rise: 40, depth: 0.5, crown: 16 }),
    // The wall around the window, and its open wing.
    shape('#f0dfc0', [0, 0], [1200, 0], [1200, 110], [0, 110]),
    shape('#f0dfc0', [0, 0], [190, 0], [190, 900], [0, 900]),
    shape('#e2cba2', [1010, 0], [1200, 0], [1200, 900], [1010, 900]),
    shape('#f0dfc0', [0, 600], [1200, 600], [1200, 900], [0, 900]),
    shape('#6e4630', [180, 100], [1020, 100], [1020, 124], [180, 124]),
    shape('#6e4630', [180, 590], [1020, 590], [1020, 620], [180, 620]),
    shape('#6e4630', [590, 120], [610, 120], [610, 600], [590, 600]),
    shape('#2f5f56', [190, 124], [250, 150], [250, 580], [190, 600]),
    shape('#2f5f56', [1010, 124], [950, 150], [950, 580], [1010, 600]),
    // A desk with ledger and pencil, and the chair that nobody sits on yet.
    shape('#4b2c22', [120, 720], [760, 720], [780, 752], [100, 752]),
    shape('#3a2019', [140, 752], [180, 752], [180, 900], [140, 900]),
    shape('#3a2019', [700, 752], [740, 752], [740, 900], [700, 900]),
    shape('#9c3119', [290, 692], [500, 692], [520, 720], [270, 720]),
    shape('#fff3dc', [300, 684], [490, 684], [500, 694], [290, 694]),
    shape('#f0b53c', [540, 712], [660, 704], [661, 712], [541, 720]),
    shape('#8a5636', [880, 500], [1040, 500], [1050, 720], [890, 720]),
    shape('#f0dfc0', [906, 528], [1018, 528], [1026, 690], [912, 690]),
    shape('#8a5636', [940, 528], [958, 528], [962, 690], [944, 690]),
    shape('#8a5636', [976, 528], [992, 528], [998, 690], [980, 690]),
    shape('#6e4630', [820, 720], [1060, 720], [1066, 752], [812, 752]),
    shape('#6e4630', [826, 752], [850, 752], [842, 900], [816, 900]),
    shape('#6e4630', [1030, 752], [1054, 752], [1062, 900], [1036, 900]),
  ),
];
