import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { place } from '../../figures/placing/place.ts';
import { shoebillPortrait } from '../../figures/placing/shoebillPortrait.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const REEDS = { depth: 0.02, rim: false, shadow: false, flat: '#0c2a2a' } as const;
const FAR_REEDS = { rim: false, shadow: false, flat: '#7c7a48' } as const;

/** The great view of the eight places of Uganda: a shoebill in the papyrus. */
export const postersUgandaEight: readonly Picture[] = poster('ugandan8places', {
  light: light('sunset', 'uganda', 'right'),
  wide: [
    wash(
      [
        [0, '#0b2a2e'],
        [0.46, '#15463f'],
        [0.6, '#5f8450'],
        [0.78, '#e8b25c'],
        [1, '#ffe0a0'],
      ],
      { across: true },
    ),
    forest({
      y: '-30,690 900,700 1600,690 2430,660',
      rise: 40,
      depth: 0.4,
      crown: 12,
      of: '#2c6a54',
      to: 760,
    }),
    mistBank({ y: 670, height: 110, colour: '#e8c478', strength: 0.8 }),
    mirror({ y: 760, stops: ['#e6b45e', '#8a8a4c', '#16443c'] }),
    ripples({ y: 770, to: 960, count: 60, x: 300, width: 1500, colour: '#ffe4a8', opacity: 0.6 }),
    place(papyrus({ stems: 8, seed: 2 }), { x: 2290, y: 1060, metre: 190, ...FAR_REEDS }),
    moved({ x: 1230, y: 50, scale: 0.96 }, ...shoebillPortrait),
    place(papyrus({ stems: 7, seed: 3 }), { x: 1260, y: 1130, metre: 120, ...REEDS }),
  ],
  tall: [
    wash([
      [0, '#0b2a2e'],
      [0.41, '#15463f'],
      [0.53, '#7a9452'],
      [0.68, '#f2c470'],
      [1, '#ffe0a0'],
    ]),
    forest({ y: '-30,960 500,970 1110,950', rise: 40, depth: 0.4, crown: 12, of: '#5f8a58', to: 1030 }),
    mistBank({ y: 940, height: 110, colour: '#f0cc84', strength: 0.8 }),
    mirror({ y: 1030, stops: ['#e6b45e', '#8a8a4c', '#16443c'] }),
    ripples({ y: 1040, to: 1250, count: 40, colour: '#ffe4a8', opacity: 0.6 }),
    place(papyrus({ stems: 7, seed: 2 }), { x: 960, y: 1400, metre: 150, ...FAR_REEDS }),
    moved({ x: 70, y: 480, scale: 0.82 }, ...shoebillPortrait),
    place(papyrus({ stems: 7, seed: 3 }), { x: 110, y: 1440, metre: 110, ...REEDS }),
  ],
});
