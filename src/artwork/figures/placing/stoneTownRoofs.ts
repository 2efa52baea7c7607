import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

/** The rows of houses, the furthest first: where the eaves run, how wide a house is, and its roof, sunlit slope and wall. */
const ROWS = [
  [398, 58, '#8a6690', '#e8a48c', '#6a4e86'],
  [430, 74, '#7c5a88', '#dc907e', '#5c447c'],
  [474, 94, '#583f74', '#c4727a', '#3c2c62'],
  [532, 120, '#432f64', '#a85a6c', '#2a2050'],
  [610, 154, '#332454', '#8e4862', '#1e1640'],
  [712, 196, '#281c48', '#7a3c58', '#151034'],
] as const;

/** Roofs of the old town in close rows: hipped sheet iron that the last light strikes from the left, walls, lit windows. */
export const roofs: Layer = (canvas) => {
  const chance = canvas.random('roofs');
  for (const [eaves, size, roof, lit, wall] of ROWS) {
    cut(wall, box(-20, eaves, 1240, 500))(canvas);
    for (let x = -size * chance.next(); x < 1200;) {
      const wide = size * chance.between(0.9, 1.3);
      const top = eaves - size * chance.between(0, 0.12);
      const ridge = top - size * 0.4;
      cut(wall, box(x, top, wide, size * 0.8))(canvas);
      cut(
        roof,
        `${x},${top},1 ${x + wide * 0.22},${ridge},1 ${x + wide * 0.78},${ridge},1 ${x + wide},${top},1`,
      )(canvas);
      cut(
        lit,
        `${x},${top},1 ${x + wide * 0.22},${ridge},1 ${x + wide * 0.3},${ridge},1 ${x + wide * 0.12},${top},1`,
      )(canvas);
      for (const across of [0.2, 0.46, 0.72]) {
        const glows = chance.next() > 0.6;
        const pane = box(x + wide * across, top + size * 0.16, size * 0.1, size * 0.18);
        cut(glows ? '#ffc766' : '#1a1238', pane)(canvas);
      }
      x += wide;
    }
  }
};

/** A rosette-studded door that stands ajar in the right wall of a lane, drawn as the lane runs away from the viewer. */
export const door: Layer[] = [
  cut('#5a2c1c', '812,262,1 1108,132,1 1108,862,1 812,722,1'),
  cut(
    '#d9a05a',
    ...Array.from({ length: 8 }, (_, at) => disc(832 + at * 36, 282 - at * 15, 8 + at, 10 + at)),
  ),
  cut('#22100f', '834,320,1 1086,222,1 1086,852,1 834,734,1'),
  cut('#f2c766', '850,360,1 930,330,1 930,774,1 850,738,1'),
  cut('#e3a548', '850,660,1 930,650,1 930,774,1 850,738,1'),
  cut('#7a3f22', '948,276,1 1086,222,1 1086,852,1 948,790,1'),
  cut(
    '#99562c',
    '960,300,1 1072,258,1 1072,420,1 960,440,1',
    '960,456,1 1072,438,1 1072,610,1 960,600,1',
    '960,616,1 1072,628,1 1072,826,1 960,774,1',
  ),
  cut(
    '#f3c560',
    ...Array.from({ length: 12 }, (_, at) =>
      disc(
        984 + (at % 3) * 32,
        350 + Math.floor(at / 3) * 132 + (at % 3) * (Math.floor(at / 3) * 8 - 12),
        8 + (at % 3),
      ),
    ),
  ),
];
