import { cut, moved, spots } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { fish } from '../../figures/animals/fish.ts';
import { ngalawaAbove } from '../../figures/boats/ngalawaAbove.ts';
import { batherAbove } from '../../figures/people/batherAbove.ts';
import { snorkeller } from '../../figures/people/snorkeller.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { coral } from '../../figures/plants/coral.ts';
import { hills } from '../../land/ridges.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { parasols, sandbank } from '../../water/sandbank.ts';
import { surface } from '../../water/undersea.ts';

/** The beach holiday on Zanzibar, in the water and above it. */
export const zanzibarHolidayWater: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [60, 220, 1100, 540], camera: 'above' }),
    sandbank,
    // The canoe on the shallows with its shadow on the bottom; one floats beside it, one lies under the parasols.
    moved(
      { x: 946, y: 362, turn: 58, opacity: 0.55 },
      place(ngalawaAbove(), { x: 0, y: 0, metre: 36, flat: '#0f5f78', shadow: false }),
    ),
    place(ngalawaAbove(), {
      x: 920,
      y: 330,
      metre: 36,
      turn: 58,
      by: CLEAR,
      shadow: false,
      coat: { body: '#b0683a', shade: '#6f3a24', dark: '#3a1c1c', pale: '#fff6e2', lit: '#e8d4b0' },
    }),
    moved(
      { x: 700, y: 412, turn: -28, opacity: 0.4 },
      place(batherAbove(), { x: 0, y: 0, metre: 42, flat: '#0f5f78', shadow: false }),
    ),
    place(batherAbove(), {
      x: 684,
      y: 394,
      metre: 42,
      turn: -28,
      by: CLEAR,
      shadow: false,
      coat: { body: '#e0473a', shade: '#b02e2a', lit: '#7a4a30', dark: '#24141a' },
    }),
    parasols,
    place(batherAbove('lying'), {
      x: 640,
      y: 600,
      metre: 42,
      turn: 24,
      by: CLEAR,
      cast: 5,
      coat: {
        body: '#20506e',
        shade: '#163a52',
        lit: '#8a5638',
        dark: '#24141a',
        accent: '#f0b53c',
        pale: '#fff6e2',
      },
    }),
  ),
  picture(
    'packages/zanzibarbeachholiday-3',
    light('morning', 'zanzibar', 'right'),
    plan({ subject: [360, 320, 360, 160], camera: 'profile' }),
    sky({ stops: ['#c8f4e6', '#a4e8da', '#6cccc8', '#177890'], horizon: 900 }),
    surface,
    // Light falls in from the right in shafts of one slant, beyond the swimmer.
    cut(
      { fill: '#d8fff0', opacity: 0.16 },
      '1040,140,1 1130,130,1 900,760,1 740,780,1',
      '860,150,1 910,140,1 640,760,1 560,770,1',
      '1190,150,1 1240,150,1 1160,740,1 1060,740,1',
      '300,140,1 350,140,1 120,700,1 30,720,1',
    ),
    hills({ y: 800, rise: 90, depth: 0.5, of: '#2b7f86', plain: true }),
    herd([fish('fusilier')], {
      x: 880,
      y: 600,
      width: 460,
      height: 120,
      count: 11,
      metre: [24, 36],
      shadow: false,
    }),
    hills({ y: 860, rise: 50, depth: 0.3, of: '#e0b48a' }),
    place(coral('table'), { x: 980, y: 880, metre: 190, depth: 0.3, shadow: false }),
    place(coral('branching'), { x: 180, y: 890, metre: 210, depth: 0.3, shadow: false }),
    place(fish(), { x: 350, y: 726, metre: 26, depth: 0.3, shadow: false }),
    place(fish(), { x: 420, y: 770, metre: 26, depth: 0.3, shadow: false, flip: true }),
    cut(
      '#eafff6',
      ...spots('842,396 860,340', 9),
      ...spots('848,300 830,370', 6),
      ...spots('868,250', 12, 10),
    ),
    place(snorkeller(), {
      x: 600,
      y: 560,
      metre: 226,
      turn: 22,
      by: CLEAR,
      shadow: false,
      coat: {
        body: '#b02a20',
        shade: '#7c1c20',
        lit: '#5f3a28',
        dark: '#1c1c34',
        accent: '#f0b53c',
        pale: '#f4fff8',
      },
    }),
  ),
];
