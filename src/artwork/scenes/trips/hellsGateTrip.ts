import { cut, floor } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { fishEagle } from '../../figures/animals/fishEagle.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { onlooker } from '../../figures/people/fromBehind.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { feverTree } from '../../figures/plants/feverTree.ts';
import { bicycle } from '../../figures/vehicles/bicycle.ts';
import { cliff } from '../../land/cliffs.ts';
import { plain, road } from '../../land/ground.ts';
import { pillar } from '../../land/pillar.ts';
import { hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { longonot } from '../../figures/placing/longonot.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { splash } from '../../water/splash.ts';
import { lake, ripples } from '../../water/water.ts';

/** The bicycle trip to Hell's Gate, five times. */
export const hellsGateTrip: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'left'),
    plan({ subject: [440, 120, 340, 520], camera: 'profile' }),
    sky({ horizon: 520, bands: 6, stops: ['#2456a4', '#8aa8cc', '#f7b25c', '#ffe0a0'] }),
    sun({ x: 600, y: 420, r: 84 }),
    hills({ y: 500, rise: 60, depth: 0.8 }),
    cliff({ y: '-20,120 260,170 420,330', to: 660, from: -20, until: 430, depth: 0.2, of: '#a8401f' }),
    cliff({ y: '780,330 940,160 1220,110', to: 660, from: 770, until: 1220, depth: 0.16, of: '#a8401f' }),
    plain({ y: 640, of: 'grass' }),
    road({ from: [600, 645], to: [600, 930], width: 460 }),
    place(cyclist(), { x: 470, y: 790, metre: 140, coat: CLOTHES.blue }),
    place(cyclist(), { x: 740, y: 740, metre: 108, coat: CLOTHES.yellow }),
  ),
  picture(
    'packages/hellsgateadventure-2',
    light('morning', 'kenya', 'right'),
    plan({ subject: [560, 240, 460, 180], camera: 'wide' }),
    sky({ horizon: 450, bands: 6, stops: ['#1f4fa4', '#6f93cf', '#f0a890', '#ffe0b0'] }),
    ...longonot,
    mist({ y: 462, height: 50, strength: 1 }),
    lake({ y: 466, depth: 0.4 }),
    ripples({ y: 490, to: 640, x: 640, width: 900, count: 30 }),
    place(fishEagle(), {
      x: 770,
      y: 790,
      metre: 128,
      depth: 0.24,
      shadow: false,
      flip: true,
      by: light('morning', 'kenya', 'left'),
    }),
    splash({ x: 770, y: 830, width: 250, height: 84 }),
    floor('#3a2230', '0,800 140,806 300,850 420,900 560,930'),
    place(bicycle(), { x: 250, y: 860, metre: 84, depth: 0.04, flat: '#2a1626', shadow: false }),
    place(feverTree(), { x: 70, y: 880, metre: 62, depth: 0.06, shadow: false }),
  ),
];
