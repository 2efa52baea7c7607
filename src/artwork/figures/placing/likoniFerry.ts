import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';

const CLOTH = ['#e0573a', '#f4c24a', '#fff3dc', '#2f8f8a', '#a83c6c', '#2c4a8c'];

/** Those who stand on a deck, from above: heads and shoulders in two strips beside the cars, and some umbrellas. */
const crowd: Layer = (canvas) => {
  const chance = canvas.random('crowd');
  const people = Array.from({ length: 130 }, (_, at) => ({
    x: chance.between(-400, 400),
    y: at % 2 === 0 ? chance.between(-150, -88) : chance.between(90, 152),
    cloth: chance.pick(CLOTH),
  }));
  cut({ fill: '#5a3a34', opacity: 0.5 }, ...people.map(({ x, y }) => disc(x + 9, y + 8, 12, 9)))(canvas);
  for (const cloth of CLOTH) {
    cut(
      cloth,
      ...people.filter((person) => person.cloth === cloth).map(({ x, y }) => disc(x, y, 13, 10)),
    )(canvas);
  }
  cut('#1c0d18', ...people.map(({ x, y }) => disc(x, y, 6)))(canvas);
  for (const [x, y, cloth] of [
    [-300, -110, '#f4c24a'],
    [-60, 128, '#e0573a'],
    [210, -118, '#fff3dc'],
    [340, 120, '#2f8f8a'],
  ] as const) {
    cut(cloth, disc(x, y, 32))(canvas);
    inked('#1c0d18', 2, `${x - 32},${y} ${x + 32},${y}`, `${x},${y - 32} ${x},${y + 32}`)(canvas);
  }
};

/** A car or bus from above: roof, windscreens, the shadow beside it. */
const car = (x: number, y: number, length: number, paint: string): Layer[] => [
  cut({ fill: '#5a3a34', opacity: 0.55 }, box(x + 12, y + 14, length, 58)),
  cut(paint, panel(`${x},${y},12 ${x + length},${y},12 ${x + length},${y + 58},12 ${x},${y + 58},12`)),
  cut('#1d3448', box(x + length - 30, y + 8, 14, 42), box(x + 10, y + 8, 10, 42)),
];

/** The Likoni ferry from straight above, between Mombasa's island and the south: its ramps, cars, crowd and wake. */
export const likoniFerry: Layer[] = [
  cut('#52b8c8', '1240,560 1000,640 820,800 760,920,1 1240,920,1'),
  cut('#a8e2d8', '1240,680 1080,740 940,860 920,920,1 1240,920,1'),
  cut('#f4dcae', '1240,760 1140,800 1050,880 1040,920,1 1240,920,1'),
  cut({ fill: '#bfe9ee', opacity: 0.55 }, '-40,60,1 240,250 330,340,1 270,410,1 140,340 -40,300,1'),
  cut({ fill: '#eefaf6', opacity: 0.7 }, '-40,110 160,240 300,330,1 280,380,1 130,310 -40,220'),
  moved(
    { x: 560, y: 460, turn: 22 },
    cut({ fill: '#0a3a66', opacity: 0.5 }, panel('-430,-150,30 500,-150,30 500,250,30 -430,250,30')),
    cut('#c8ccd0', '440,-110,1 540,-90,1 540,90,1 440,110,1', '-440,-110,1 -530,-90,1 -530,90,1 -440,110,1'),
    cut('#f6f1e4', panel('-450,-190,40 450,-190,40 450,190,40 -450,190,40')),
    cut('#e0573a', box(-430, -190, 860, 12), box(-430, 178, 860, 12)),
    cut('#b8a08c', panel('-440,-166,24 440,-166,24 440,166,24 -440,166,24')),
    inked('#f6f1e4', 3, '-420,-4 420,-4', '-420,-78 420,-78', '-420,76 420,76'),
    ...car(-400, -70, 200, '#f4c24a'),
    ...car(-170, -70, 110, '#fff3dc'),
    ...car(-30, -70, 110, '#c2342a'),
    ...car(110, -70, 230, '#2f6fae'),
    ...car(-400, 8, 110, '#e8ecec'),
    ...car(-260, 8, 180, '#3f8f5c'),
    ...car(-50, 8, 70, '#f4c24a'),
    ...car(50, 8, 70, '#f4c24a'),
    ...car(160, 8, 120, '#6a4a8c'),
    ...car(310, 8, 90, '#fff3dc'),
    crowd,
    cut('#fff8ea', box(-60, -206, 120, 46), box(-60, 160, 120, 46)),
    cut('#1d3448', box(-46, -198, 92, 14), box(-46, 184, 92, 14)),
  ),
];
