import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { clovedOrange } from '../../figures/plants/clovedOrange.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, NEAR, PEEL, GLINT] = ['#0d6573', '#0a4459', '#083547', '#c9591c', '#f4962a'];
const [SAIL, SEAM, HULL, DARK, SKIN] = ['#fff3da', '#e9c793', '#7a3028', '#2a1420', '#4a2018'];

/** The fruit in the sky: its middle, its radius, and where the sea cuts it. */
const [X, Y, R, WATERLINE] = [504, 500, 330, 620];

/** Half as wide as the fruit's image is so far below the water line: the fruit turned over, and pressed as waves press it. */
const halfAt = (depth: number) => Math.sqrt(Math.max(0, R * R - (WATERLINE - Y - depth * 1.68) ** 2));

/** Strips of the image on the waves, from a share of its width to another; those nearer to us are thicker and further apart. */
const image = (from: number, to: number): string[] =>
  Array.from({ length: 11 }, (_, row) => {
    const depth = 8 + row * 15 + row * row * 0.95;
    const drift = (((row * 7) % 5) - 2) * (3 + row);
    const half = halfAt(depth) + (((row * 5) % 4) - 1) * 14;
    const [left, right] = [X + drift + half * from, X + drift + half * to];
    const [y, thick] = [WATERLINE + depth, 4.5 + row * 0.55];
    return limb(
      `${left},${y},0 ${left * 0.8 + right * 0.2},${y - 2},${thick} ${left * 0.2 + right * 0.8},${y + 2},${thick} ${right},${y},0`,
    );
  });

/** A dhow under her lateen sail, close-hauled to the left, her waterline at y = 0 and 260 pixels long. */
const dhow: readonly Layer[] = [
  cut(DARK, limb('8,-20,6 2,-140,5 2,-214,4')),
  cut(SAIL, '-106,-74,1 -70,-160 0,-262 92,-352,1 118,-250 124,-150 104,-72,1 40,-84 -40,-64'),
  cut(SEAM, '92,-352,1 118,-250 124,-150 104,-72,1 84,-78 64,-80,1 96,-160 98,-260'),
  cut(DARK, limb('-122,-48,5 -66,-166,7 6,-268,6 102,-366,2')),
  // The crew: one leans back on the sheet, one sits at the helm.
  inked(DARK, 3, '104,-72 96,-58 76,-50'),
  cut(SKIN, disc(44, -72, 9, 10), limb('52,-50,5 64,-44,4 78,-52,3')),
  cut(GLINT, '22,-22,1 26,-50 38,-62 52,-58 60,-44 60,-22,1'),
  cut(SKIN, disc(116, -70, 9, 10), limb('110,-50,5 102,-38,4 112,-34,3')),
  cut(SAIL, '98,-26,1 102,-50 114,-60 126,-52 130,-28,1', '107,-73,1 108,-82 124,-82 125,-73,1'),
  cut(HULL, '-156,-62,1 -110,-34 -20,-20 80,-24 146,-50,1 136,-14 120,8,1 -100,8,1 -126,-14'),
  cut(DARK, '-138,-28,1 -100,-10 -10,-2 80,-4 138,-22,1 120,8,1 -100,8,1'),
  inked(SEAM, 5, '-154,-60 -110,-34 -20,-21 80,-25 145,-49'),
];

/** Spice farm and beach in one evening: an orange studded with cloves goes down into the sea. */
export const zanzibarHolidayOrange: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('sunset', 'zanzibar', 'left'),
    plan({ subject: [324, 220, 440, 360], camera: 'front' }),
    wash(SKY),
    ...clovedOrange(X, Y, R),
    floor(SEA, `-40,${WATERLINE} 1240,${WATERLINE}`),
    floor(NEAR, '-40,760 300,744 700,768 1240,748'),
    cut(PEEL, ...image(-1, 1)),
    cut(GLINT, ...image(-0.86, 0.34)),
    moved({ x: 1030, y: 668, scale: 0.94 }, ...dhow),
    cut(
      '#c9b894',
      limb(
        '960,690,0 1040,686,5 1130,691,0;1004,712,0 1064,709,5 1136,713,0;1030,736,0 1080,733,4 1124,737,0;1060,758,0 1090,756,3 1120,759,0',
      ),
    ),
  ),
];
