import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

const [LINE, PATCH, SHADE, INK, NOSE, HAUNCH] = [
  '#ffe2b0',
  '#b84826',
  '#5c2036',
  '#2c1228',
  '#d8a078',
  '#96503f',
];
/** What is turned from the sun. */
const LEE = { fill: SHADE, opacity: 0.45 };

/** A corner of the net, moved off its even place, the same for each plate that meets there. */
const corner = (x: number, y: number, slack: number): readonly [number, number] => [
  x + Math.sin(x * 1.29 + y * 0.78) * slack,
  y + Math.sin(x * 0.39 + y * 2.11) * slack,
];

/** The reticulated coat: six-sided plates of `r` pixels within narrow lines, over a box from -`wide` to `wide` and `top` to `foot`. */
function net(r: number, wide: number, top: number, foot: number): Layer {
  const plates: string[] = [];
  const [across, down] = [r * Math.sqrt(3), r * 1.5];
  for (let row = 0; top + row * down < foot; row += 1) {
    const y = top + row * down;
    for (let x = -wide + (row % 2) * (across / 2); x < wide; x += across) {
      const ring = [30, 90, 150, 210, 270, 330].map((way) => {
        const [cos, sin] = [Math.cos((way * Math.PI) / 180), Math.sin((way * Math.PI) / 180)];
        const [cx, cy] = corner(Math.round(x + cos * r), Math.round(y + sin * r), r * 0.2);
        return [x + (cx - x) * 0.87, y + (cy - y) * 0.87, 1] as const;
      });
      plates.push(outline(ring));
    }
  }
  return cut(PATCH, ...plates);
}

/** A foreleg straddled to the right: shoulder, knee, fetlock, and a hoof flat on the ground. */
const LEG =
  '40,-40,1 150,-60 196,20 216,110 240,180 262,218 266,250 282,330 306,410 318,440,1 284,448,1 262,400 236,320 220,262 206,240 186,200 150,130 110,70 60,40,1';
const HOOF = '282,440,1 318,434,1 340,470,1 284,470,1';

const NECK = '0,-40,1 104,-40,1 96,60 70,150 56,230 50,290,1 0,300,1';
const HEAD = '0,196,1 36,198 60,216 70,250 66,290 50,330 42,380 48,420 44,452 24,472 0,474,1';

/** A reticulated giraffe who drinks, from the front, her forelegs straddled: about x 0, hooves and lips on y 470, cropped above. */
export const giraffeDrinking: readonly Layer[] = [
  // Trunk and hind legs beyond.
  cut(
    HAUNCH,
    '-120,-40,1 -120,40 -60,110 0,124 60,110 120,40 120,-40,1',
    limb(pair('60,40,60 92,170,30 104,262,17 98,300,16 106,400,11 106,458,13')),
  ),
  cut(INK, pair('93,436,1 119,436,1 124,459,1 88,459,1')),
  within(
    LINE,
    `${LEG};${mirrored(LEG)}`,
    net(34, 340, -40, 200),
    net(22, 340, 222, 282),
    cut(
      LEE,
      '70,40,1 150,130 190,200 214,250 236,320 262,400 284,456,1 296,456,1 270,390 248,310 232,250 200,180 150,100 100,30,1',
    ),
    cut(
      LEE,
      mirrored(
        '40,-40,1 90,0 140,60 186,160 216,226 230,250 244,320 268,400 290,456,1 240,456,1 190,220 130,130 20,50,1',
      ),
    ),
  ),
  cut(INK, pair(HOOF)),
  within(
    LINE,
    twin(NECK),
    net(42, 130, -20, 320),
    cut(LEE, '70,-60,1 66,40 50,110 40,180 44,320,1 140,320,1 140,-60,1'),
  ),
  // Horns and ears.
  cut(SHADE, limb(pair('28,222,22 36,176,19 42,140,19'))),
  cut(NOSE, limb(pair('28,224,17 36,176,14 42,140,14'))),
  cut(INK, disc(-42, 138, 20, 16), disc(42, 138, 20, 16)),
  cut(LINE, pair('54,232,1 90,196 140,176 176,182,1 156,220 110,250 64,256,1')),
  cut(NOSE, pair('80,232,1 104,208 140,192 164,190,1 140,216 108,236')),
  within(
    LINE,
    twin(HEAD),
    cut(
      PATCH,
      twin('0,216,1 16,230 22,262 12,300 0,318,1'),
      pair('34,206,1 60,216 66,240 44,244 32,228;28,310,1 50,306 40,350 30,370 22,340'),
    ),
    cut(NOSE, twin('0,394,1 30,398 52,424 60,490,1 0,490,1')),
    cut(LEE, '30,190,1 44,250 30,320 22,390 30,480,1 90,480,1 90,190,1'),
  ),
  cut(INK, pair('46,268,1 56,250 76,250 82,266,1 74,284 56,286')),
  cut(LINE, disc(-66, 262, 5), disc(62, 262, 5)),
  inked(INK, 5, '48,262 60,244 84,246', '-48,262 -60,244 -84,246'),
  cut(INK, pair('14,424,1 24,414 34,420 30,434 18,434')),
  inked(SHADE, 4, '-40,454 -20,462 0,456 20,462 40,454'),
];
