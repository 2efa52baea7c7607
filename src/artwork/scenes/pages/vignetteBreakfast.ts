import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb, outline, panel } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [TABLE, CAST, WOOD, GRAIN, SHEEN] = ['#e8553a', '#b8361f', '#c98a4b', '#94592a', '#e0ab6c'];
const [IRON, WALL, RIM, STEEL, OIL] = ['#1d2329', '#12161a', '#3d4853', '#66747f', '#2a323a'];
const [WHITE, THIN, SHADE, CRISP, YOLK, DEEP, GLINT] = [
  '#fffdf4',
  '#eee0c0',
  '#dcc08a',
  '#c8873a',
  '#fdb827',
  '#ee8f14',
  '#fff3c4',
];

/** Degrees east and north of some of a coast's points, in pixels about the middle of the pan. */
const coast = (row: string): Knot[] =>
  points(row).map(([east, north, cape]) => [(east - 18) * 7.9, (1 - north) * 7.9, cape]);

/** Bubbles of all sizes along a coast: the lace of a white that was fried hot. */
const lace = (knots: readonly Knot[], reach: number): string =>
  knots
    .flatMap(([x, y], at) => {
      const [nextX, nextY] = knots[(at + 1) % knots.length]!;
      const count = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 15));
      return Array.from({ length: count }, (_, step) => {
        const along = step / count;
        const r = reach + [-5, 1, -3, 4, -4, 0, 3, -5, 2][(at * 7 + step * 5) % 9]!;
        return disc(x + (nextX - x) * along, y + (nextY - y) * along, r);
      });
    })
    .join('');

const AFRICA_COAST = coast(
  '-6,35.8 -2,35 3,37 8,37 11.5,37.6 10,33.6 14,32.6 17,30.4 19.6,30.2 20,32.8 24,32 30,31.2 32.6,31.4 32.6,29 34,26.5 36,22.5 37.4,19 39.5,15.4 43,12.4 43.6,10.6 47,11 51.8,12.2 51,9.4 48,4.8 45,1.8 41.4,-2 39.4,-5 39,-7.4 40.6,-10.6 40.8,-14.8 37,-17.8 34.6,-20 35.6,-23.8 32.6,-26 32,-29 28,-33.2 25,-34.2 20,-35 18.2,-33.6 17,-29.6 14.8,-26 14.2,-22 11.6,-17 13.6,-12.5 13,-8.6 12,-5 8.6,-1 9.6,1.6 10,4.4 8,4.4 6,4 4,6.6 0,5.8 -2,4.6 -5,5.2 -7.8,4 -11,6.4 -13.4,8.8 -16.6,11.8 -17.8,14.8 -16,17.4 -17.2,21 -15,25.4 -12.6,27.8 -9.6,30 -9,33',
);
const MADAGASCAR_COAST = coast(
  '49.4,-11.6 51,-15.6 49,-19 47.4,-25 45,-26 43.2,-23 44.4,-19.6 44.2,-16.4 47,-15.2',
);

const [AFRICA, MADAGASCAR] = [outline(AFRICA_COAST), outline(MADAGASCAR_COAST)];

/** Where the white swells about the yolk, over Kenya and Tanzania. */
const [YOLK_X, YOLK_Y] = [129, 27];
const swell = (reach: number) => disc(YOLK_X, YOLK_Y, reach);

/** Three bubbles in the white. */
const BUBBLES = [disc(-186, -158, 15), disc(-148, -184, 8), disc(40, 196, 11)];

/** What those know who live here: the egg in the pan is Africa, and its yolk lies where we are. */
export const vignetteBreakfast: readonly Picture[] = [
  picture(
    'vignettes/mission-local-knowledge',
    light('morning', 'uganda', 'left'),
    wash(TABLE),
    moved(
      { x: 520, y: 440 },
      // What the pan throws on the table, away from the light.
      cut(CAST, disc(34, 40, 404)),
      moved(
        { x: 34, y: 44, turn: 24 },
        cut(CAST, panel('340,-38,1 520,-34,1 900,-40,30 900,40,1 520,38,1 340,40,1')),
      ),
      moved(
        { x: 0, y: 0, turn: 24 },
        cut(RIM, panel('360,-62,1 420,-34,20 520,-30,1 520,30,1 420,34,20 360,62,1')),
        cut(STEEL, '380,-52,1 420,-34 520,-30,1 520,-18,1 420,-20 386,-36,1'),
        cut(IRON, disc(444, 0, 9), disc(490, 0, 9)),
        cut(WOOD, panel('512,-40,16 660,-46,1 900,-40,1 900,40,1 660,46,1 512,40,16')),
        cut(GRAIN, panel('514,10,1 660,14,1 900,10,1 900,40,1 660,46,1 512,40,16')),
        cut(SHEEN, limb('540,-24,4 640,-29,5 800,-26,2')),
      ),
      cut(RIM, disc(0, 0, 404)),
      // The inner wall: dark where it turns from the light, bright across the pan.
      within(STEEL, disc(0, 0, 386), cut(RIM, disc(-8, -10, 386)), cut(WALL, disc(-18, -22, 386))),
      cut(IRON, disc(0, 0, 362)),
      inked(OIL, 9, '-318,70 -300,160 -240,236', '-214,262 -196,276'),
      // The white: a brown lace at its edge, thin, then thick about the yolk.
      cut(CRISP, lace(AFRICA_COAST, 21), lace(MADAGASCAR_COAST, 15), swell(88)),
      cut({ fill: SHADE, stroke: SHADE, width: 36 }, AFRICA, swell(66)),
      cut({ fill: SHADE, stroke: SHADE, width: 18 }, MADAGASCAR),
      cut({ fill: THIN, stroke: THIN, width: 26 }, AFRICA, swell(66)),
      cut({ fill: THIN, stroke: THIN, width: 10 }, MADAGASCAR),
      moved(
        { x: -3, y: -4 },
        cut({ fill: WHITE, stroke: WHITE, width: 16 }, AFRICA, swell(69)),
        cut(WHITE, MADAGASCAR),
      ),
      inked(THIN, 5, ...BUBBLES),
      moved(
        { x: YOLK_X - 80, y: YOLK_Y - 3, scale: 0.77 },
        cut(SHADE, disc(129, 30, 82)),
        within(DEEP, disc(122, 22, 82), cut(YOLK, disc(104, 4, 86))),
        cut(GLINT, '60,12,1 66,-26 98,-48 124,-46,1 96,-30 78,-10 74,18,1 66,20'),
        cut(GLINT, disc(70, 36, 6)),
      ),
    ),
  ),
];
