import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { box, disc } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** The ruler's upper edge. */
const EDGE = 640;
const [FOREST, LEAF, PALE, LAKE, RED, CLIFF, PLAIN, KIBO, SHADE, SNOW, BRICK, SEA, SAIL, HULL] = [
  '#12483a',
  '#2b7653',
  '#7fb37e',
  '#2f78b5',
  '#d0532d',
  '#96321f',
  '#e39a1c',
  '#5a4a9a',
  '#3a2e6e',
  '#ffffff',
  '#a03c26',
  '#1f9d98',
  '#e2452f',
  '#3a2418',
];

/** Where a tick stands: one for every 20 kilometres. */
const across = (at: number) => 72 + at * 17.5;
/** How far a tick runs down into the wood. */
const down = (at: number) => (at % 10 === 0 ? 88 : at % 5 === 0 ? 60 : 38);

/** Ticks from number `first` on that rise above the edge by so many pixels each. */
const ticks = (first: number, width: number, rises: string): string[] =>
  rises.split(' ').map((rise, at) => {
    const up = Number(rise);
    return box(across(first + at) - width / 2, EDGE - up, width, up + down(first + at));
  });

/** Crowns on ticks: number of the tick, height of the crown, its radius. */
const crowns = (row: string): string[] =>
  points(row).map(([at, up, r]) => disc(across(at), EDGE - up, r, r * 0.86));

/** Kilimanjaro from the south: how high each tick rises, Kibo's flat top before Mawenzi's teeth, and how far snow hangs down it. */
const KIBO_FROM = 24;
const PROFILE =
  '40 62 88 118 152 190 232 278 326 374 410 424 420 428 424 430 424 404 366 326 296 312 344 322 282 240 202 168 138 112 90 70 52';
const CAP = '0 0 0 0 0 0 0 0 40 100 160 108 92 170 104 88 150 96 60 18';
const SHADED = 18;

const rises = PROFILE.split(' ');
const snow = CAP.split(' ').flatMap((deep, at) =>
  deep === '0' ? [] : [box(across(KIBO_FROM + at) - 6, EDGE - Number(rises[at]) - 1, 12, Number(deep))],
);

/**
 * The ticks of a ruler laid across East Africa, each grown into what stands there: forest trees, the lake, the columns of
 * Hell's Gate, grass with one acacia, Kilimanjaro, the Yatta plateau, the sea and a mast.
 */
export const ticksOfLand: readonly Layer[] = [
  cut(
    PALE,
    ...ticks(0, 6, '260 290 300 280 250 262 220 180 140 110'),
    ...crowns('0,262,34 1.4,306,40 3.4,290,36 5.2,262,38 7,206,32 8.6,150,28'),
  ),
  cut(LEAF, ...crowns('-0.4,208,36 1.6,234,42 3.8,220,40 6,190,38 8,136,32 9.4,100,24')),
  cut(
    FOREST,
    ...ticks(0, 6, '120 150 150 130 140 110 110 90 76 56'),
    ...crowns('-0.6,130,34 1.2,160,40 3.2,142,38 5.2,128,38 7.2,98,30 8.8,70,24'),
  ),
  cut(LAKE, ...ticks(10, 12, '26 36 30 22 32')),
  cut(RED, ...ticks(15, 14, '128 176 162 204')),
  cut(CLIFF, ...ticks(19, 14, '196 160 104')),
  cut(KIBO, ...ticks(KIBO_FROM, 12, rises.slice(0, SHADED).join(' '))),
  cut(SHADE, ...ticks(KIBO_FROM + SHADED, 12, rises.slice(SHADED).join(' '))),
  cut(SNOW, ...snow),
  cut(PLAIN, ...ticks(22, 12, '34 26 30 32 24 36 28 34 26 36 28 32 22 30 24')),
  inked(FOREST, 6, '492,610 491,570 470,528', '491,572 512,540 522,528', '491,586 492,530'),
  cut(FOREST, '424,534,1 434,520 456,512 476,504 506,502 530,510 552,518 562,534,1 530,530 494,534 456,530'),
  cut(BRICK, ...ticks(52, 12, '70 70 70 70 70 66')),
  cut(SEA, ...ticks(58, 12, '26 34 28 22 28 36 30')),
  cut(SAIL, '1120,448,1 1180,506 1192,592,1 1146,600 1104,592,1 1124,530'),
  inked(HULL, 6, `${across(61)},612 ${across(61)},494`),
  cut(HULL, '1092,602,1 1120,608 1160,608 1192,598,1 1182,620 1150,624 1112,622'),
];
