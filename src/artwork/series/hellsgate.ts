import { zebra } from '../animals/zebra.ts';
import { cliff } from '../cliffs.ts';
import { row } from '../crowd.ts';
import { grass } from '../grass.ts';
import { plain, road } from '../ground.ts';
import { light } from '../light.ts';
import { cyclist } from '../people/cyclist.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { pillar } from '../pillar.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { dust } from '../weather.ts';

/** Cliffs, steam and a tower of rock. */
export const hellsgate: readonly Picture[] = [
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 380, y: 380, r: 70 }),
    cliff({ y: '-20,250 240,270 300,330', to: 640, from: -20, until: 310, depth: 0.45 }),
    cliff({ y: '860,330 930,250 1220,220', to: 640, from: 850, until: 1220, depth: 0.5 }),
    hills({ y: 560, rise: 50, depth: 0.7 }),
    dust({ x: 760, y: 520, width: 160, height: 120, of: 'cloud', strength: 0.6 }),
    pillar({ x: 620, y: 640, width: 130, height: 330, depth: 0.35 }),
    plain({ y: 630, of: 'grass' }),
    road({ from: [640, 640], to: [460, 920], width: 250 }),
    row([zebra(), zebra('grazing')], { from: [760, 730], to: [1080, 720], count: 4, metre: [74, 62] }),
    place(cyclist(), {
      x: 420,
      y: 800,
      metre: 96,
      coat: {
        body: '#2f6f86',
        shade: '#1f4d63',
        lit: '#7d4a31',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#e2572b',
      },
    }),
    grass({ y: 880, height: 50 }),
  ),
];
