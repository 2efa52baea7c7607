import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [BODY, SHADE, WELL, INK, CREAM, CREAM_SHADE, GOLD, GREEN, SKIN] = [
  '#e5432f',
  '#a92a2c',
  '#5a1826',
  '#14262c',
  '#fff3d6',
  '#d9b49a',
  '#ffc23c',
  '#1f5a45',
  '#8a4b35',
];

/** A wheel arch as the car has it: flat above, its corners cut. */
const arch = (x: number): string =>
  panel(`${x - 118},540 ${x - 96},424,16 ${x - 62},398,20 ${x + 62},398,20 ${x + 96},424,16 ${x + 118},540`);

/** The dark in a wheel arch, within its rim. */
const well = (x: number): string =>
  panel(`${x - 98},540 ${x - 80},438,14 ${x - 54},416,18 ${x + 54},416,18 ${x + 80},438,14 ${x + 98},540`);

/** A steel wheel with its ring of holes. */
const wheel = (x: number, y: number): Layer[] => [
  cut(INK, disc(x, y, 88)),
  cut(CREAM, disc(x, y, 52)),
  cut(
    INK,
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      disc(x + 37 * Math.cos(at * 0.785 + 0.39), y + 37 * Math.sin(at * 0.785 + 0.39), 6),
    ),
    disc(x, y, 20),
  ),
  cut(CREAM_SHADE, disc(x, y, 10)),
];

/** Head and neck in profile, facing right: the nape at (x, y), 60 pixels high. */
const profile = (x: number, y: number): string =>
  placed({ x, y })(
    '-16,4,1 -14,-16 -24,-30 -20,-54 2,-62 20,-52 21,-40,1 28,-28,1 22,-25 23,-20 20,-18 20,-8 8,-8 8,4,1',
  );

const traveller: readonly Layer[] = [
  cut(CREAM_SHADE, '500,330,1 506,312 530,303 566,304 586,312 592,330,1'),
  cut(SKIN, profile(546, 311)),
  cut(SHADE, '518,294,1 514,262 528,242 556,244 568,254 566,263,1 550,268 548,280 536,282 534,300,1'),
];

const driver: readonly Layer[] = [
  cut(GREEN, '644,330,1 650,304 672,293 706,294 728,304 736,330,1'),
  cut(SKIN, profile(690, 298), limb('722,326,7 740,322,6 750,308,5')),
  cut(INK, disc(684, 262, 4, 6)),
  cut(GOLD, '664,256,1 664,238 684,228 706,236 714,252,1 734,256 736,260,1 706,259,1'),
  inked(CREAM_SHADE, 5, '744,330 752,308 760,288'),
];

/**
 * A long Land Rover in profile, 200 pixels to the metre: flat sides, an upright windscreen, hinges that stand out, the
 * spare wheel at its back and a snorkel. Its hubs are on y 516.
 */
export const landRover: readonly Layer[] = [
  // What is on the rack.
  cut(GOLD, panel('236,150 236,86,18 404,78,18 408,150')),
  cut(GREEN, panel('424,150 424,104,10 560,104,10 560,150')),
  cut(CREAM, panel('576,150 576,118,16 700,118,16 700,150')),
  inked(INK, 7, '306,84 306,150', '352,82 352,150', '492,104 492,150'),
  inked(
    INK,
    8,
    '186,146 766,146',
    '186,168 766,168',
    '186,140 186,190',
    '330,146 330,190',
    '474,146 474,190',
    '618,146 618,190',
    '766,140 766,190',
  ),
  // The spare wheel, and the ladder before it.
  cut(INK, panel('112,300,16 152,300,6 152,462,6 112,462,16'), box(150, 360, 22, 24)),
  // Roof and windows.
  within(
    CREAM,
    panel('168,356 178,196,16 770,190,14 806,356'),
    cut(CREAM_SHADE, box(160, 214, 640, 8)),
    cut(BODY, box(150, 222, 700, 140)),
    cut(
      INK,
      panel('218,199,5 330,199,5 326,211,4 216,211,4'),
      panel('360,199,5 470,199,5 470,211,4 360,211,4'),
    ),
  ),
  cut(
    INK,
    panel('196,240,9 442,240,9 442,330,9 192,330,9'),
    panel('474,240,9 606,240,9 606,330,9 474,330,9'),
    panel('628,240,9 752,240,9 774,330,5 628,330,9'),
    '768,214,1 780,214,1 804,344,1 794,344,1',
  ),
  // Those who sit in it look the way they go: one leans to the window, one drives.
  ...traveller,
  ...driver,
  // The flat side, and the bonnet.
  within(
    BODY,
    panel('164,346,3 800,346 812,352 1012,360,18 1046,376,14 1050,470,6 1040,512 170,512,6'),
    cut(SHADE, box(150, 438, 920, 90), box(150, 346, 664, 8), box(812, 386, 240, 6)),
    cut(SHADE, box(456, 350, 6, 100), box(614, 350, 6, 170), box(796, 350, 7, 170)),
    cut(CREAM_SHADE, box(150, 366, 650, 7)),
    cut(INK, arch(356), arch(914), box(1018, 396, 40, 74)),
    cut(WELL, well(356), well(914)),
  ),
  cut(
    INK,
    // Hinges, handles, the vent in the wing, lamps' frame, bumpers, step.
    box(788, 384, 20, 10),
    box(788, 462, 20, 10),
    box(606, 384, 20, 10),
    box(606, 462, 20, 10),
    box(640, 392, 34, 10),
    box(484, 392, 34, 10),
    panel('832,404 884,404 876,430 832,430'),
    panel('1034,470,5 1084,470,5 1084,504,5 1034,504,5'),
    box(150, 486, 30, 26),
    box(480, 504, 316, 16),
    // Snorkel and mirror.
    panel('760,174,6 806,174,6 804,208,6 762,208,6'),
    panel('772,200 788,200 822,352,14 856,376,16 860,404 838,404 836,388,12 808,366,14'),
    panel('806,284,6 826,284,6 826,336,6 806,336,6'),
  ),
  cut(CREAM, disc(1042, 420, 12, 22)),
  cut(GOLD, box(1014, 440, 16, 16), box(166, 400, 10, 24)),
  ...wheel(356, 516),
  ...wheel(914, 516),
];
