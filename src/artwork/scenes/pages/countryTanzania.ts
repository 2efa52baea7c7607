import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { elephantFromAbove } from '../../figures/animals/elephantFromAbove.ts';
import { light } from '../../light/light.ts';

const [PLAIN, LAND_SHADE, VERGE, TARMAC, SEA, LINE] = [
  '#1b9a48',
  '#117a38',
  '#fcd22a',
  '#2b2624',
  '#1590c8',
  '#fff8e6',
];
const [BODY, SIDE, INK, LOAD, DENIM, SKIN] = [
  '#f6efe0',
  '#cbba98',
  '#120e0d',
  '#e2572f',
  '#2f6f8f',
  '#7a4a2e',
];
const [SHARK, BELLY, SPOT, SEA_SHADE, SHALLOWS, SURF] = [
  '#145d92',
  '#0e4a7c',
  '#b4e0ea',
  '#0f78b2',
  '#34aadb',
  '#d4f0f4',
];

// What stands on the flag is drawn facing up; the sun is on its left.

const CAR = panel(twin('0,-140,0 30,-140,20 48,-120,22 54,-70,10 54,142,16 0,142,0'));

/** Somebody who stands in the open roof. */
const guest = (shirt: string, ...head: readonly Layer[]): Layer[] => [
  cut(shirt, panel('-27,-14,13 27,-14,13 27,14,13 -27,14,13')),
  ...head,
];

const safariCar: readonly Layer[] = [
  moved({ x: 24, y: 4 }, cut(INK, CAR)),
  cut(
    INK,
    pair('44,-116,1 60,-116,1 60,-76,1 44,-76,1;46,60,1 61,60,1 61,104,1 46,104,1'),
    box(-26, 140, 52, 18),
  ),
  cut(SIDE, pair('52,-62,1 76,-56,1 74,-44,1 54,-50,1')),
  within(
    BODY,
    CAR,
    cut(SIDE, box(38, -150, 30, 300)),
    inked(SIDE, 5, '-26,-82 -20,-126', '26,-78 20,-126'),
    cut(VERGE, pair('22,-142,1 44,-130,1 40,-122 22,-132,1')),
    cut(TARMAC, twin('0,-80,1 34,-76 44,-54,1 42,-40,1 0,-40,1')),
    cut('#66757d', '-36,-70,1 -14,-78,1 -20,-42,1 -42,-42,1'),
  ),
  // The roof: its hatch is open, and behind it lies the luggage.
  cut(SIDE, panel('-46,-38,10 50,-38,10 50,138,10 -46,138,10')),
  cut(BODY, panel('-46,-38,10 42,-38,10 42,138,10 -46,138,10')),
  cut(INK, panel('-36,-28,8 34,-28,8 34,52,8 -36,52,8')),
  cut(DENIM, panel('-38,94,5 -2,94,5 -2,132,5 -38,132,5')),
  cut(VERGE, panel('4,94,5 36,94,5 36,132,5 4,132,5')),
  cut('#b53f1f', panel('-40,58,13 38,58,13 38,88,13 -40,88,13')),
  cut(LOAD, panel('-40,58,12 38,58,12 38,78,10 -40,78,10')),
  inked(BODY, 4, '-20,58 -20,88', '18,58 18,88', '-38,113 -2,113', '20,100 20,126'),
  moved(
    { x: 6, y: 35, turn: 12 },
    ...guest(DENIM, cut(VERGE, disc(0, -3, 19)), cut('#d49a12', disc(2, -2, 11))),
  ),
  // One in a cap points at the elephants.
  moved(
    { x: -2, y: -8, turn: -6 },
    cut(
      SKIN,
      limb(
        '-30,-5,7 -60,-14,6 -76,-19,4 -86,-22,8 -98,-26,7 -102,-29,3 -124,-38,3;-78,-20,5 -92,-34,4 -104,-38,2',
      ),
      disc(-124, -38, 3),
    ),
    cut(LOAD, limb('-16,-2,12 -52,-12,9')),
    ...guest(LOAD, cut(DENIM, '0,-16,1 -24,-20 -34,-12 -34,0 -24,10 0,14,1'), cut(LINE, disc(0, -2, 17))),
  ),
];

/** A whale shark from above: broad mouth, sickle fins, and a tail that sweeps to one side. */
const SHARK_BODY =
  '-6,-236,1 40,-236 60,-206 64,-140 60,-60 40,60 20,150 4,214 14,270,1 4,272 -10,216 -24,150 -46,60 -64,-60 -66,-140 -60,-206 -44,-236';
const SHARK_FINS =
  '-58,-110,1 -110,-80 -154,-16 -160,16,1 -120,-6 -84,-26 -56,-34,1;56,-110,1 108,-80 150,-16 156,16,1 116,-6 82,-26 56,-34,1;34,66,1 58,90 62,116,1 40,106 24,102,1;-40,66,1 -64,90 -68,116,1 -46,106 -30,102,1;6,196,1 34,236 30,300 14,336,1 6,290 -12,250 -8,214,1';

const whaleShark: readonly Layer[] = [
  moved({ x: 60, y: 10 }, cut(SEA_SHADE, SHARK_BODY, SHARK_FINS)),
  cut(BELLY, SHARK_FINS),
  within(
    SHARK,
    SHARK_BODY,
    cut(BELLY, '12,-240,1 30,-140 24,-20 8,100 0,230 20,280,1 90,280,1 90,-240,1'),
    cut(
      SPOT,
      ...[-150, -108, -66, -24, 18, 60, 102, 142].flatMap((y, row) => {
        const half = 50 - row * 4.6 - Math.max(0, row - 3) * 2;
        return [-1, -0.5, 0, 0.5, 1].map((share) =>
          disc(share * half - 2, y + Math.abs(share) * 14, 7 - row * 0.5, 8 - row * 0.5),
        );
      }),
      ...spots('-40,-208 -20,-222 0,-206 20,-222 40,-206 -28,-186 28,-186 -4,-180', 4),
    ),
  ),
];

const DASHES = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((n) => `${n * 150 - 36},0 ${n * 150 + 36},0`);

/** The edge of the wash on the beach. */
const SHORE =
  '-800,226,1 -690,214 -590,240 -480,236 -400,214 -300,226 -190,252 -70,244 0,218 90,222 200,248 290,240 400,216 520,240 640,252 800,220,1';

/** Tanzania: its road is its flag; one drives on the left. */
export const countryTanzania: readonly Picture[] = [
  picture(
    'countries/tanzania',
    light('golden', 'tanzania', 'left'),
    // The subject is the road.
    plan({ subject: [0, 520, 660, 380], camera: 'above' }),
    wash(PLAIN),
    moved(
      { x: 600, y: 450, turn: -37 },
      cut(SEA, box(-1000, 0, 2000, 1200)),
      cut(SHALLOWS, `-800,150,1 ${SHORE} 800,150,1`),
      inked(SURF, 5, SHORE),
      cut(VERGE, box(-1000, -196, 2000, 392)),
      cut(TARMAC, box(-1000, -152, 2000, 304)),
      inked(LINE, 9, ...DASHES),
      moved({ x: 36, y: -82, scale: 0.98, turn: 90 }, ...safariCar),
      moved({ x: -36, y: -346, scale: 0.74, turn: 90 }, ...elephantFromAbove(LAND_SHADE, true)),
      moved({ x: -333, y: -328, scale: 0.43, turn: 90 }, ...elephantFromAbove(LAND_SHADE, false)),
      moved({ x: 112, y: 386, scale: 0.8, turn: 94 }, ...whaleShark),
    ),
  ),
];
