import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, limb, outline, panel } from '../../drawing/brush.ts';
import { mirrored } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, COVER, PAGE, FOLD, INK, WET] = [
  '#f2b63f',
  '#1c3a5e',
  '#fff6e0',
  '#e6d3ad',
  '#d63a2f',
  '#a3251f',
];
const [HIDE, SHADE, CREASE, NAIL] = ['#7c7a8c', '#54526a', '#3c3a52', '#f3e6cf'];
const [FADED, SKIN, SHIRT] = ['#8fb0b4', '#8a4b2c', '#2b8a7c'];

/** The cracks of an elephant's sole, as wide as a circle of 160. */
const CRACKS = [
  '-152,-10 -96,-34 -54,-6 -2,-34 34,-78 52,-150',
  '-54,-6 -62,54 -104,116',
  '-62,54 -4,72 26,154',
  '-2,-34 34,22 -4,72',
  '34,22 92,26 156,-8',
  '92,26 104,84 88,134',
  '34,-78 92,-66 142,-72',
  '-96,-34 -86,-92 -60,-142',
];

/** A sole, or its mark: a ring, and within it the pad in pieces. */
const sole = (pad: string, crack: string, ground: string): Layer[] => [
  cut(pad, disc(0, 0, 190)),
  inked(ground, 12, disc(0, 0, 168)),
  inked(crack, 9, ...CRACKS.map(angular)),
];

/** The left page from its lower left corner: who travels, in a photograph, lines, and a stamp of an earlier way. */
const person: readonly Layer[] = [
  within(
    FADED,
    panel('30,-350,8 190,-350,8 190,-140,8 30,-140,8'),
    cut(SHIRT, '20,-130,1 30,-180 80,-204 110,-208 140,-204 190,-180 200,-130,1'),
    cut(SKIN, limb('110,-250,24 110,-196,26'), disc(110, -268, 40, 48)),
    cut(COVER, '66,-270,1 62,-320 110,-336 158,-320 154,-270,1 146,-296 110,-304 74,-296'),
    cut(COVER, disc(94, -266, 5), disc(126, -266, 5)),
    inked(COVER, 4, '98,-240 110,-234 122,-240'),
  ),
  inked(FOLD, 14, '226,-336 400,-336', '226,-292 350,-292', '226,-248 380,-248'),
  inked(FOLD, 12, '34,-84 400,-84', '34,-50 400,-50'),
  moved(
    { x: 350, y: -170, turn: -12 },
    inked(FADED, 8, panel('-70,-38,12 70,-38,12 70,38,12 -70,38,12')),
    cut(FADED, '-50,24,1 -16,-16,1 4,6,1 20,-10,1 50,24,1'),
  ),
];

const SHEET = '600,862,1 540,836 340,826 70,850,1 172,484,1 380,470 550,484 600,510,1';
const SHEETS = outline(SHEET) + outline(mirrored(SHEET, 600));

/** The nails above a sole, each leaning with its rim. */
const nails = (tone: string, up: number, rise: number, rx: number, ry: number): Layer[] =>
  [-46, -23, 0, 23, 46].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return moved(
      { x: Math.round(Math.sin(turn) * up), y: Math.round(-Math.cos(turn) * rise), turn: angle * 0.6 },
      cut(tone, disc(0, 0, rx, ry)),
    );
  });

/** An elephant's leg, lifted, its foot towards us: 0,0 is the middle of its sole. */
const foot: readonly Layer[] = [
  within(
    HIDE,
    '-186,10,1 -208,-60 -190,-120 -160,-190 -150,-300 -170,-420 -190,-700,1 230,-700,1 190,-420 160,-300 164,-190 192,-120 208,-60 186,10,1 -186,10,1',
    cut(SHADE, '40,-720,1 30,-420 60,-300 54,-190 90,-110 110,-40 130,40,1 260,40,1 260,-720,1'),
    inked(
      CREASE,
      9,
      '-150,-236 -90,-216 -20,-222',
      '30,-272 90,-258 156,-276',
      '-156,-330 -90,-306 -10,-318',
      '20,-380 90,-366 168,-388',
    ),
    ...nails(NAIL, 196, 122, 32, 40),
  ),
  moved({ x: 0, y: 0, squash: 0.6 }, ...sole(INK, WET, WET)),
];

/** Papers for the way: an elephant's foot is the stamp, and the mark is its own. */
export const vignetteElephantStamp: readonly Picture[] = [
  picture(
    'vignettes/service-documents',
    light('morning', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 0, y: -12 },
      cut('#d6962c', '90,880,1 60,866,1 600,830,1 1150,850,1 1190,884,1 640,900,1'),
      cut(
        COVER,
        '150,496,1 180,478,1 600,500,1 1020,478,1 1050,496,1 1158,850,1 1130,876,1 600,884,1 70,876,1 42,850,1',
      ),
      moved({ x: 0, y: 9 }, cut(FOLD, SHEETS)),
      cut(PAGE, SHEETS),
      cut(FOLD, '600,862,1 622,846 652,837,1 640,700 648,483,1 618,494 600,510,1'),
      moved({ x: 96, y: 838, scale: 1, squash: 0.86, lean: 0.22 }, ...person),
      moved(
        { x: 868, y: 690, scale: 0.78, squash: 0.64, turn: 8 },
        moved({ x: 0, y: 0, flip: true }, ...sole(INK, PAGE, PAGE)),
        ...nails(INK, 232, 232, 38, 26),
      ),
    ),
    moved({ x: 790, y: 286, turn: 30 }, ...foot),
  ),
];
