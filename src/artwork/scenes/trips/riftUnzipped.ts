import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb, panel } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [LAND, CLIFF, COLUMN, SEAM] = ['#1d4b3f', '#7d2b20', '#d2592d', '#6f9c72'];
const [SKY, CONE, RIDGE, LAKE, FLOOR] = ['#fbd993', '#8a62a0', '#643f7c', '#2a9fb4', '#eab24a'];
const [METAL, DULL] = ['#fdf1d6', '#c4a679'];

/** Where the zip parts; how far its edge is from the middle so many pixels higher. */
const PART = 690;
const edge = (up: number) => 10 + 540 * (up / 760) ** 1.2;

/** A line along the open edge on the right, from above, so far outside it. */
const along = (out: number) =>
  [760, 660, 560, 460, 360, 260, 180, 110, 50, 0]
    .map((up) => `${Math.round(edge(up) + out)},${PART - up}`)
    .join(' ');

/** Teeth of the open edge on the right: each stands square to it. */
const TEETH = Array.from({ length: 18 }, (_, at) => {
  const up = 76 + at * 36;
  const slope = Math.atan2(edge(up + 4) - edge(up - 4), 8);
  const [c, s] = [Math.cos(slope), Math.sin(slope)];
  const corner = (out: number, aside: number) =>
    `${Math.round(edge(up) + out * c + aside * s)},${Math.round(PART - up + out * s - aside * c)},1`;
  return `${corner(-34, -8)} ${corner(-34, 8)} ${corner(16, 13)} ${corner(16, -13)}`;
}).join(';');

/** Those that have closed, from left and right in turn. */
const CLOSED = [0, 1].map((at) => box(at ? -34 : -12, 874 + at * 19, 46, 13));

/** Stitches beside the open edge. */
const STITCHES = Array.from({ length: 19 }, (_, at) =>
  [at * 50 - 196, at * 50 - 172]
    .map((up) => `${Math.round(edge(Math.max(0, up)) + 100)},${PART - up}`)
    .join(' '),
).join(';');

/** On the way down from Nairobi. */
export const riftUnzipped: readonly Picture[] = [
  // The Great Rift Valley opens as a zip does: Longonot and Lake Naivasha are inside.
  picture(
    'packages/hellsgateadventure-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [330, 20, 540, 400], camera: 'frame' }),
    wash(LAND),
    moved(
      { x: 600, y: 0 },
      cut(CLIFF, twin(`${along(66)} 64,760,1 64,930,1 0,930,1`)),
      inked(SEAM, 6, pair(STITCHES)),
      within(
        SKY,
        twin(`0,-90,1 ${along(0)}`),
        cut(LAKE, box(-600, 430, 1200, 100)),
        cut(
          CONE,
          '-520,434,1 -380,420 -250,370 -170,300 -112,206,1 -86,214 -60,200,1 -30,216 20,222 50,208,1 80,216 104,200,1 160,290 240,366 380,420 520,434,1',
        ),
        cut(
          RIDGE,
          '104,200,1 160,290 240,366 380,420 520,434,1 190,434,1 110,400 104,340 76,290 96,250',
          limb('-96,224,0 -120,290,9 -180,370,15 -260,434,6'),
          limb('-40,222,0 -54,290,9 -76,360,15 -90,434,6'),
          limb('34,226,0 32,290,8 44,370,13 60,434,6'),
        ),
        cut(FLOOR, '-600,524,1 -80,516 60,534 600,520,1 600,800,1 -600,800,1'),
      ),
      cut(COLUMN, pair(TEETH), ...CLOSED),
      // The slider and its pull.
      cut(DULL, twin('0,646,1 30,634 66,604 98,612 98,660 74,720 62,792,1 40,804 0,804,1')),
      cut(METAL, twin('0,664,1 36,652 66,624 84,632 82,662 60,720 48,774,1 30,784 0,784,1')),
      cut(DULL, panel('-26,686,12 26,686,12 40,740,10 -40,740,10')),
      cut(METAL, panel('-30,712,12 30,712,12 46,884,34 -46,884,34')),
      cut(DULL, panel('-14,728,8 14,728,8 16,752,8 -16,752,8')),
      cut(CLIFF, panel('-18,796,12 18,796,12 24,862,20 -24,862,20')),
    ),
  ),
];
