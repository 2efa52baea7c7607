import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { infant, shelter } from '../../figures/placing/gorillaShelter.ts';
import { greatUmbrella, waiterInRain } from '../../figures/placing/waitersInRain.ts';
import { light } from '../../light/light.ts';

const [RAIN, JOINT, LAVA] = ['#f1f4ea', '#2b2735', '#6a6476'];

/** How far rain drifts to the left as it falls by one. */
const DRIFT = 0.4;

/** What stays dry: under the umbrella, and before the silverback's chest. */
const DRY = ['94,486,1 482,450,1 294,920,1 -94,920,1', '572,380,1 800,380,1 800,920,1 356,920,1'] as const;

/** Whether a stroke of rain on this track (where it starts, at the top) falls freely down to this height. */
const falls = (track: number, foot: number): boolean => {
  if (track > 280 && track < 664) return foot < 470 - Math.abs(track - 470) * 0.2 - 90;
  if (track > 724 && track < 930) return foot < 340;
  return true;
};

const shower = Array.from({ length: 56 * 4 }, (_, at) => {
  const [line, turn] = [Math.floor(at / 4), at % 4];
  const top = ((line * 137) % 250) - 150 + turn * 270;
  return [line * 30 - 10, top, 70 + ((line * 53 + turn * 71) % 130)] as const;
})
  .filter(([track, top, long]) => falls(track, top + long))
  .map(
    ([track, top, long]) =>
      `${Math.round(track - DRIFT * top)},${top} ${Math.round(track - DRIFT * (top + long))},${top + long}`,
  );

/** Sabyinyo's teeth over the forest and the field. */
const country = (far: string, forest: string, field: string): readonly Layer[] => [
  cut(
    far,
    '-60,700,1 -60,480,1 20,392 74,330,1 100,342,1 150,226,1 184,262,1 206,244,1 256,318,1 300,150,1 342,220,1 372,120,1 408,222,1 434,204,1 480,306,1 520,280,1 566,366,1 640,420 800,560,1 800,700,1',
  ),
  floor(forest, '-40,600 120,580 300,598 480,584 700,610 1240,600'),
  floor(field, '-40,790 200,778 420,790 700,776 1240,790'),
];

/** The park's wall of lava: courses of stones, none like the next, to where it has tumbled. */
const wall: readonly Layer[] = [
  cut(JOINT, '-40,704,1 60,698 150,706 260,698 372,704 404,724 402,780 424,800 430,858 400,872,1 -40,872,1'),
  cut(
    { fill: LAVA, stroke: LAVA, width: 9 },
    '-30,712 40,708 46,738 20,748 -30,746; 58,710 122,708 130,736 100,746 56,740; 142,712 176,708 184,734 160,744 140,738; 196,712 280,706 286,730 250,742 198,738; 300,710 344,708 348,738 320,744 296,736; 360,712 392,722 394,744 366,746',
    '-30,758 10,756 14,790 -30,796; 26,760 88,752 94,786 60,796 24,790; 106,756 148,752 156,790 130,798 104,788; 168,752 240,750 244,782 210,796 166,788; 256,756 308,752 314,790 280,796 254,788; 326,754 390,756 390,788 350,794 324,786',
    '-30,808 48,802 56,846 20,856 -30,850; 68,806 120,808 122,848 90,856 66,846; 134,810 200,802 210,846 170,858 132,848; 222,808 268,804 274,846 240,856 220,846; 286,808 350,802 356,850 320,858 284,846; 368,804 414,806 420,846 390,860 366,848',
  ),
  cut(JOINT, '440,826 480,820 496,850 480,872 440,872 428,850'),
  cut(LAVA, '446,832 478,828 486,848 474,860 446,858'),
];

/** The lead of the trip: two parties wait for the end of one rain. */
export const volcanoTripRain: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [560, 230, 500, 400], camera: 'profile' }),
    wash(['#b4c6c2', '#b4c6c2']),
    ...country('#93adb4', '#86a894', '#a3bf94'),
    ...DRY.map((dry) => within('#8fa9a9', dry, ...country('#5d86a2', '#2f6a58', '#4f8a4e'))),
    inked(RAIN, 3.5, ...shower),
    moved({ x: 170, y: 150, scale: 0.86 }, ...shelter),
    moved({ x: 210, y: 100, scale: 0.92 }, ...infant),
    // The park's wall of lava, and who sits on it.
    ...wall,
    greatUmbrella({ x: 280, y: 478, turn: -5 }, ['#f0643c', '#d43f2a', '#a52a2c']),
    waiterInRain('bowed', { x: 76, y: 704, scale: 0.86 }, { coat: '#ece6d2', skin: '#d9a27c', legs: 40 }),
    waiterInRain('huddled', { x: 150, y: 706, scale: 0.94 }, { coat: '#f2b632', skin: '#e2b08a', legs: 58 }),
    waiterInRain('upright', { x: 238, y: 706 }, { coat: '#8f9a3c', skin: '#5a3022' }),
    waiterInRain(
      'bowed',
      { x: 314, y: 708, scale: 0.8, turn: 4 },
      { coat: '#3c63a8', skin: '#8a5236', legs: 42 },
    ),
    // Drops leap off the umbrella and the great head.
    inked(
      RAIN,
      4,
      '150,382 138,364',
      '196,362 190,340',
      '330,352 338,328',
      '388,366 402,348',
      '446,402 464,388',
      '690,232 680,212',
      '738,214 738,190',
      '884,348 904,338',
    ),
  ),
];
