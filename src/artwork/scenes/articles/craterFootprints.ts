import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { elephantAsHill } from '../../figures/animals/elephantAsHill.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, DIM, HILL, LAND, RIM, WALL, WATER, DEEP, ROWS, INK, PALE] = [
  '#fbe7b4',
  '#6d97a6',
  '#56808f',
  '#7fb069',
  '#4f9a52',
  '#c2d85a',
  '#1c5a3c',
  '#37c2b0',
  '#0e7d86',
  '#43894c',
  '#3a2a24',
  '#8fb2bb',
];

/** The outline of an elephant's foot seen aslant, four nails at its front; r is half its width. */
const sole = (x: number, y: number, r: number, grown: number): string[] => [
  disc(x, y, r * 0.98 + grown, r * 0.4 + grown * 0.5),
  ...[-50, -18, 18, 50].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return disc(
      x + Math.sin(turn) * r * 0.94,
      y - Math.cos(turn) * r * 0.4,
      r * 0.2 + grown,
      r * 0.11 + grown * 0.5,
    );
  }),
];

/** A crater lake as such a footprint: the lit rim, the wall in shade, the water with the shade of the wall. */
const footprint = (x: number, y: number, r: number): Layer[] => [
  cut(RIM, ...sole(x, y, r, r * 0.1)),
  cut(WALL, ...sole(x, y, r, 0)),
  within(
    WATER,
    disc(x, y + r * 0.08, r * 0.94, r * 0.34),
    cut(DEEP, disc(x + r * 0.66, y - r * 0.16, r * 0.96, r * 0.38)),
  ),
];

/** The crater lakes of Fort Portal for the article about the west of Uganda: rain has filled an elephant's footprints. */
export const craterFootprints: readonly Picture[] = [
  picture(
    'articles/crater-lakes',
    light('morning', 'uganda', 'right'),
    plan({ camera: 'wide' }),
    wash(SKY),
    floor(FAR, '-40,262 160,226 360,286 560,314 800,312 1000,240 1240,270'),
    moved({ x: 668, y: 318, scale: 0.92 }, ...elephantAsHill(FAR, DIM, PALE)),
    floor(HILL, '-40,330 240,306 520,330 800,312 1240,340'),
    floor(LAND, '-40,420 300,380 700,404 1240,372'),
    // Tea, in rows that follow the hills.
    inked(
      ROWS,
      9,
      '-40,468 300,424 700,446 1240,414',
      '-40,516 300,470 700,490 1240,462',
      '-40,572 320,524 700,540 1240,518',
      '-40,638 340,588 720,600 1240,584',
      '-40,716 360,662 740,672 1240,660',
      '-40,806 380,748 760,756 1240,748',
      '-40,906 400,846 780,852 1240,848',
    ),
    ...footprint(694, 350, 40),
    ...footprint(572, 396, 68),
    ...footprint(764, 474, 110),
    ...footprint(424, 580, 170),
    ...footprint(780, 778, 270),
    inked(INK, 5, '742,772 700,832'),
    cut(INK, '620,814,1 660,824 780,824 830,810,1 812,828 780,838 680,838 640,828', disc(722, 774, 9)),
    cut('#e2483a', '708,826,1 710,796 718,784 730,786 738,800 738,826,1'),
  ),
];
