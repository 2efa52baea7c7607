import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { plain, road } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';

/** The bicycle trip to Hell's Gate: its cover. */
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
];
