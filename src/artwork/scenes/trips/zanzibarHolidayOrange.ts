import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { clovedOrange } from '../../figures/plants/clovedOrange.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, NEAR, GLINT] = ['#0d6573', '#0a4459', '#083547', '#f4962a'];
const [SAIL, SEAM, HULL, DARK] = ['#fff3da', '#e9c793', '#5a2620', '#2a1420'];

/** The way of light on the water: broken strips, broad under the fruit and at last at our feet. */
const glints = Array.from({ length: 10 }, (_, row) => {
  const y = 632 + row * 12 + row * row * 1.35;
  const wide = 300 - row * 21 + ((row * 5) % 4) * 16;
  const drift = (((row * 7) % 5) - 2) * (6 + row * 2);
  const thick = 3 + row * 0.9;
  const strip = (from: number, to: number) =>
    limb(
      `${from},${y},1 ${from * 0.7 + to * 0.3},${y},${thick} ${from * 0.3 + to * 0.7},${y + 2},${thick} ${to},${y},0`,
    );
  const middle = 600 + drift;
  const gap = ((row * 3) % 4) * 16 - 30;
  return row % 3 === 1
    ? strip(middle - wide, middle + gap - 16) + strip(middle + gap + 16, middle + wide)
    : strip(middle - wide, middle + wide);
});

/** A dhow under its lateen sail, on the water at the origin, 200 pixels long; its sail is full. */
const dhow: readonly Layer[] = [
  cut(DARK, limb('14,-20,5 22,-120,4 26,-172,3')),
  cut(SAIL, '-74,-58,1 -30,-120 40,-208 84,-250,1 96,-180 92,-90 76,-40,1 20,-36 -40,-46'),
  cut(SEAM, '84,-250,1 96,-180 92,-90 76,-40,1 48,-38,1 64,-110 72,-190'),
  cut(DARK, limb('-88,-40,3 -30,-118,5 44,-206,5 94,-264,2')),
  // The crew: one at the sheet, one at the helm.
  cut(
    DARK,
    '-62,-14,1 -66,-40 -54,-54 -42,-40 -40,-14,1',
    disc(-53, -58, 8, 9),
    limb('-46,-40,5 -34,-28,4 -20,-30,3'),
    '40,-12,1 42,-40 52,-50 62,-40 66,-12,1',
    disc(53, -54, 8, 9),
  ),
  cut(HULL, '-112,-30,1 -90,-16 0,-12 80,-18 118,-34,1 104,-4 88,6,1 -82,6,1 -98,-8'),
  cut(DARK, '-104,-16,1 -60,-4 40,-2 108,-14,1 88,6,1 -82,6,1'),
];

/** Spice farm and beach in one evening: an orange studded with cloves goes down into the sea. */
export const zanzibarHolidayOrange: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('sunset', 'zanzibar', 'left'),
    plan({ subject: [380, 220, 440, 360], camera: 'front' }),
    wash(SKY),
    ...clovedOrange(560, 500, 330),
    floor(SEA, '-40,620 1240,620'),
    floor(NEAR, '-40,760 300,744 700,768 1240,748'),
    moved({ x: -40, y: 0 }, cut(GLINT, ...glints)),
    cut(
      '#c9b894',
      '980,672 1050,668 1100,672 1050,677',
      '1000,698 1060,694 1090,698 1050,703',
      '1020,724 1060,721 1076,724 1056,728',
    ),
    moved({ x: 1040, y: 650, scale: 0.92 }, ...dhow),
  ),
];
