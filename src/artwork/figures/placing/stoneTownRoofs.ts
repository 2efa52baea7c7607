import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

/** Roofs of the old town from above, row before row: gables of sheet iron in two tones, walls, and a few lit windows. */
export const roofs: Layer = (canvas) => {
  const chance = canvas.random('roofs');
  const far = ['#7c5a86', '#8e5f7e', '#6a5488'];
  const near = ['#3a2a5c', '#472a56', '#2f2752'];
  for (let row = 0; row < 7; row++) {
    const y = 392 + row * row * 11 + row * 24;
    const size = 44 + row * 17;
    const tones = row < 3 ? far : near;
    for (let x = -size * chance.next(); x < 1200; x += size * chance.between(1.25, 1.7)) {
      const [wide, tall, lift] = [size * 1.6, size * chance.between(0.8, 1.2), size * chance.between(0, 0.5)];
      const top = y - lift;
      const tone = chance.pick(tones);
      cut(row < 3 ? '#54407a' : '#1d1740', box(x, top, wide, tall + 200))(canvas);
      cut(
        tone,
        `${x - 4},${top + 2},1 ${x + wide * 0.18},${top - size * 0.42},1 ${x + wide * 0.8},${top - size * 0.42},1 ${x + wide + 4},${top + 2},1`,
      )(canvas);
      cut(
        row < 3 ? '#e39a86' : '#a85a72',
        `${x - 4},${top + 2},1 ${x + wide * 0.18},${top - size * 0.42},1 ${x + wide * 0.27},${top - size * 0.42},1 ${x + wide * 0.1},${top + 2},1`,
      )(canvas);
      if (chance.next() > 0.4)
        cut(
          '#ffc766',
          box(x + wide * chance.between(0.2, 0.7), top + size * 0.3, size * 0.16, size * 0.28),
        )(canvas);
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
