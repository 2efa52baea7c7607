import { picture, type Picture } from '../../canvas/picture.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { road } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { moon, sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { islet } from '../../water/shore.ts';
import { lake, ripples } from '../../water/water.ts';

/** The gorilla trekking safari, five times. */
export const gorillaSafari: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 330 }),
    sun({ x: 240, y: 170, r: 56 }),
    forest({ y: 360, rise: 120, depth: 0.72, crown: 14 }),
    mist({ y: 380, height: 60 }),
    terraces({ crest: '0,500 420,420 800,500 1200,400', depth: 0.5 }),
    terraces({ crest: '0,700 360,600 820,690 1200,560', depth: 0.36 }),
    road({ from: [900, 566], to: [360, 930], width: 300, swing: 60 }),
    place(superiorVan({ guests: false }), {
      x: 690,
      y: 712,
      metre: 44,
      depth: 0.26,
      coat: { body: '#f4eee0', shade: '#cfc2ae' },
    }),
    place(banana(), { x: 1060, y: 880, metre: 96, depth: 0.08 }),
    grass({ y: 886, height: 40, of: 'leaf' }),
  ),
  picture(
    'packages/gorillatrekkingsafari-2',
    light('dusk', 'uganda', 'right'),
    sky({ horizon: 340 }),
    moon({ x: 900, y: 160, r: 40, phase: 0.3 }),
    hills({ y: 350, rise: 110, depth: 0.82, of: 'leaf' }),
    hills({ y: 390, rise: 60, depth: 0.7, of: 'leaf', to: 410 }),
    lake({ y: 400, depth: 0.45 }),
    islet({ x: 250, y: 480, width: 300, height: 70 }),
    islet({ x: 620, y: 450, width: 180, height: 44 }),
    islet({ x: 1000, y: 540, width: 420, height: 90 }),
    islet({ x: 90, y: 600, width: 360, height: 100 }),
    ripples({ y: 440, to: 860, x: 760, width: 280, count: 50, colour: '#ffdca8', opacity: 0.7 }),
    place(boatman(), { x: 520, y: 748, metre: 118, depth: 0.4, shadow: false }),
    place(canoe(), { x: 560, y: 770, metre: 108, depth: 0.36, shadow: false }),
  ),
  picture(
    'packages/gorillatrekkingsafari-3',
    light('golden', 'uganda', 'left'),
    sky({ stops: ['#2f5a44', '#4a7a4f', '#86a860', '#d8d28a'], horizon: 760 }),
    trunks({ y: 700, depth: 0.55, count: 6 }),
    forest({ y: 760, rise: 60, depth: 0.34, crown: 30 }),
    place(gorilla(), { x: 560, y: 850, metre: 330, depth: 0.34, flip: true }),
    place(lianaBranch(), { x: 1200, y: 130, metre: 130, flip: true, depth: 0.08, shadow: false }),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.06 }),
    grass({ y: 874, height: 56, of: 'leaf' }),
  ),
  picture(
    'packages/gorillatrekkingsafari-4',
    light('noon', 'uganda', 'right'),
    sky({ stops: ['#4a8464', '#6fa070', '#a6c484', '#e6e4ac'], horizon: 780 }),
    trunks({ y: 660, depth: 0.65, count: 9 }),
    forest({ y: 760, rise: 70, depth: 0.4, crown: 28 }),
    place(hiker(), {
      x: 360,
      y: 810,
      metre: 190,
      coat: CLOTHES.plum,
    }),
    place(hiker(), {
      x: 640,
      y: 850,
      metre: 250,
      coat: CLOTHES.guide,
    }),
    leaves({ corner: 'bottom-right', size: 440, depth: 0.08 }),
    leaves({ corner: 'top-right', size: 340, depth: 0.1 }),
    leaves({ corner: 'bottom-left', size: 260, depth: 0.06 }),
  ),
  picture(
    'packages/gorillatrekkingsafari-5',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 620 }),
    forest({ y: 640, rise: 150, depth: 0.75, crown: 18 }),
    mist({ y: 660, height: 130 }),
    forest({ y: 790, rise: 60, depth: 0.36, crown: 30 }),
    place(gorilla('seated'), {
      x: 600,
      y: 860,
      metre: 390,
      depth: 0.32,
      by: light('morning', 'uganda', 'left'),
    }),
    leaves({ corner: 'bottom-left', size: 380, depth: 0.08 }),
    leaves({ corner: 'top-right', size: 300, depth: 0.12 }),
  ),
];
