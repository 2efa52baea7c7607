import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { fishEagle } from '../../figures/animals/fishEagle.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { feverTree } from '../../figures/plants/feverTree.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { bicycle } from '../../figures/vehicles/bicycle.ts';
import { cliff } from '../../land/cliffs.ts';
import { grass } from '../../land/grass.ts';
import { plain, road } from '../../land/ground.ts';
import { pillar } from '../../land/pillar.ts';
import { hills, ridge } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { cone } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { splash } from '../../water/splash.ts';
import { lake, ripples } from '../../water/water.ts';

/** The bicycle trip to Hell's Gate, five times. */
export const hellsGateTrip: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'left'),
    sky({ horizon: 480 }),
    sun({ x: 600, y: 400, r: 84 }),
    hills({ y: 500, rise: 60, depth: 0.8 }),
    cliff({ y: '-20,120 260,170 420,330', to: 660, from: -20, until: 430, depth: 0.42 }),
    cliff({ y: '780,330 940,160 1220,110', to: 660, from: 770, until: 1220, depth: 0.36 }),
    plain({ y: 640, of: 'grass' }),
    road({ from: [600, 645], to: [600, 930], width: 460 }),
    place(cyclist(), {
      x: 470,
      y: 790,
      metre: 140,
      coat: {
        body: '#2f6f86',
        shade: '#1f4d63',
        lit: '#7d4a31',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#e2572b',
      },
    }),
    place(cyclist(), {
      x: 740,
      y: 740,
      metre: 108,
      coat: {
        body: '#f0b53c',
        shade: '#b9842a',
        lit: '#9a6240',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#3f6b4a',
      },
    }),
    grass({ y: 888, height: 40 }),
  ),
  picture(
    'packages/hellsgateadventure-2',
    light('dawn', 'kenya', 'right'),
    sky({ horizon: 450 }),
    cone({ x: 820, y: 240, width: 800, height: 220, depth: 0.78, crater: 0.3 }),
    mist({ y: 450, height: 40 }),
    lake({ y: 460, depth: 0.4 }),
    ripples({ y: 480, to: 860, x: 560, width: 420, count: 44 }),
    hills({ y: '-30,600 200,660 420,760 640,920', rise: 14, depth: 0.3, of: 'grass' }),
    place(feverTree(), { x: 170, y: 800, metre: 42, depth: 0.26 }),
    place(feverTree({ seed: 3 }), { x: 360, y: 850, metre: 34, depth: 0.22 }),
    place(canoe(), { x: 620, y: 640, metre: 40, depth: 0.3, shadow: false }),
    place(fishEagle('flying'), {
      x: 880,
      y: 660,
      metre: 70,
      depth: 0.3,
      shadow: false,
      flip: true,
      by: light('morning', 'kenya', 'left'),
    }),
    splash({ x: 880, y: 690, width: 150, height: 54 }),
    place(papyrus(), { x: 1120, y: 920, metre: 110, depth: 0.06 }),
  ),
  picture(
    'packages/hellsgateadventure-3',
    light('noon', 'kenya', 'right'),
    sky({ horizon: 560 }),
    cumulus({ x: 260, y: 330, width: 380, height: 120 }),
    cliff({ y: '-20,460 500,430 1220,470', to: 640, from: -20, until: 1220, depth: 0.75 }),
    plain({ y: 640, of: 'grass' }),
    place(acacia({ variant: 3 }), { x: 900, y: 780, metre: 70, depth: 0.26 }),
    place(giraffe(), { x: 480, y: 840, metre: 150 }),
    grass({ y: 882, height: 46 }),
  ),
  picture(
    'packages/hellsgateadventure-4',
    light('sunset', 'kenya', 'left'),
    sky({ horizon: 470 }),
    sun({ x: 300, y: 380, r: 88, cuts: 3 }),
    ridge({ y: 480, rise: 90, depth: 0.8 }),
    plain({ y: 520 }),
    herd([antelope(), zebra()], { x: 380, y: 600, width: 640, height: 80, count: 14, metre: [5, 9] }),
    cliff({ y: '560,640 820,600 1220,580', to: 900, from: 540, until: 1220, depth: 0.16 }),
    place(hiker(), {
      x: 850,
      y: 604,
      metre: 130,
      flip: true,
      depth: 0.06,
      shadow: false,
      coat: { body: '#3a2430', accent: '#c2452a' },
    }),
    grass({ y: '0,880 500,900 1200,900', height: 44 }),
  ),
  picture(
    'packages/hellsgateadventure-5',
    light('noon', 'kenya', 'left'),
    sky({ horizon: 500 }),
    cumulus({ x: 230, y: 300, width: 360, height: 110 }),
    hills({ y: 510, rise: 60, depth: 0.85 }),
    cliff({ y: '-20,420 200,440 420,500', to: 580, from: -20, until: 430, depth: 0.7 }),
    plain({ y: 560, of: 'earth' }),
    pillar({ x: 900, y: 660, width: 250, height: 600, depth: 0.4 }),
    kopje({ x: 500, y: 800, width: 420, height: 230, depth: 0.34, pile: 1 }),
    place(bicycle(), { x: 520, y: 842, metre: 250, depth: 0.28, turn: -7 }),
    grass({ y: 890, height: 36 }),
  ),
];
