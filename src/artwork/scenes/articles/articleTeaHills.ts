import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { canopy } from '../../land/canopy.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';

const SNOWS = { snow: '#fff6dc', blue: '#84a8cc', rock: '#7c8cb0', deep: '#4a6a9c', mist: '#e4e8cc' };

/** A round hill of clipped tea: rows around it, one side in the sun, the other in shade. */
const teaHill = (
  x: number,
  top: number,
  [wide, high]: readonly [number, number],
  rows: number,
  [lit, row, shade]: readonly [string, string, string],
): Layer => {
  const [left, right, foot] = [x - wide, x + wide, top + high];
  const crown = `${left},${foot},1 ${left + wide * 0.1},${top + high * 0.4} ${x - wide * 0.56},${top} ${x},${top - high * 0.02} ${x + wide * 0.56},${top} ${right - wide * 0.1},${top + high * 0.4} ${right},${foot},1`;
  return within(
    lit,
    crown,
    ...Array.from({ length: rows }, (_, at) => {
      const share = ((at + 0.7) / rows) ** 1.25;
      const half = wide * Math.sqrt(1 - (1 - share) ** 2) * 1.02;
      const y = top + high * share * 0.86;
      return inked(
        row,
        3 + Math.round(share * 9),
        `${x - half},${y - half * 0.06} ${x - half * 0.5},${y + half * 0.2} ${x + half * 0.5},${y + half * 0.2} ${x + half},${y - half * 0.06}`,
      );
    }),
    cut(
      { fill: shade, opacity: 0.72 },
      `${left - 20},${foot + 20},1 ${left - 20},${top - 40},1 ${x - wide * 0.2},${top - 40},1 ${x - wide * 0.5},${top + high * 0.2} ${x - wide * 0.7},${top + high * 0.56} ${x - wide * 0.56},${foot + 20},1`,
    ),
  );
};
const NEAR = ['#a6cc3c', '#4f8c34', '#0c4a3c'] as const;
const MIDDLE = ['#98c24a', '#4c8c42', '#12544a'] as const;
const FAR = ['#a4c868', '#689c5c', '#2a6a62'] as const;

/** A white car under a roof rack, seen from behind and above; its wheels at the origin. */
const car: readonly Layer[] = [
  cut({ fill: '#5c1c20', opacity: 0.6 }, disc(-16, 0, 44, 8)),
  cut('#1c1c2c', box(-28, -12, 12, 14), box(16, -12, 12, 14)),
  cut('#c8b8a4', '-32,-8,1 -32,-36,1 -24,-58,1 24,-58,1 32,-36,1 32,-8,1'),
  cut('#fff8e4', '4,-58,1 24,-58,1 32,-36,1 32,-8,1 8,-8,1'),
  cut('#28405c', '-22,-52,1 22,-52,1 27,-36,1 -27,-36,1'),
  cut('#7aa8b8', '6,-52,1 22,-52,1 27,-36,1 10,-36,1'),
  cut('#e8482c', box(-31, -30, 7, 8), box(24, -30, 7, 8)),
  cut('#6a4a2c', box(-24, -68, 48, 10)),
  cut('#f0b04a', box(-4, -74, 26, 14)),
];

/** The head of the article about the west of Uganda: the road through the tea. */
export const articleTeaHills: readonly Picture[] = [
  picture(
    'articles/westernuganda',
    light('morning', 'uganda', 'right'),
    plan({ camera: 'wide' }),
    wash(['#1c5c88', '#5aa4b4', '#c4dcc0', '#fff0c4'], { height: 440 }),
    rwenzoriPlanes({ x: 560, y: 440, scale: 0.92 }, SNOWS),
    floor('#e4e8cc', '-40,400 200,384 420,404 700,388 960,404 1240,384'),
    canopy('#7cb0a0', '-60,424 200,410 480,430 760,420 1000,436 1260,410', 12),
    canopy('#3f8274', '-60,456 240,450 500,470 800,462 1260,452', 16, '#74b088'),
    floor('#3f8a4c', '-40,560 1240,560'),
    teaHill(200, 450, [230, 260], 7, FAR),
    teaHill(1010, 440, [280, 280], 8, FAR),
    teaHill(600, 478, [240, 240], 7, FAR),
    // The road comes round each hill.
    cut(
      '#e4683c',
      '826,470,1 836,470,1 850,560 740,640 560,660 420,690 400,720 470,760,1 340,760,1 300,700 400,650 540,630 800,560',
    ),
    teaHill(960, 560, [400, 380], 8, MIDDLE),
    cut(
      '#e4683c',
      '320,700,1 430,690,1 440,730 560,770 760,800 800,840 720,960,1 380,960,1 560,860 500,820 340,770',
    ),
    cut(
      '#ff9c68',
      '420,700,1 440,730 560,770 760,800 800,840 720,960,1 660,960,1 720,860 690,820 540,790 420,750',
    ),
    teaHill(170, 590, [390, 420], 8, NEAR),
    moved({ x: 640, y: 838, scale: 1.5 }, ...car),
    teaHill(1120, 760, [430, 330], 6, NEAR),
  ),
];
