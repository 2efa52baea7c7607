import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { guide } from '../../figures/people/guide.ts';
import { helpingHand } from '../../figures/people/helpingHand.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { terraces } from '../../land/fields.ts';
import { forest, hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { islet } from '../../water/shore.ts';
import { ripples } from '../../water/water.ts';

/** The gorilla trekking safari in the order of its days. */
export const gorillaSafari: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [340, 108, 600, 380], camera: 'front' }),
    sky({ horizon: 900, stops: ['#dfe9a8', '#bcd68c', '#86b878', '#4f8f68'] }),
    trunks({ y: 700, depth: 0.6, count: 4, width: 80 }),
    forest({ y: 470, rise: 120, depth: 0.5, crown: 40 }),
    undergrowth({ y: 620, size: 150, depth: 0.34 }),
    place(gorilla('portrait'), { x: 640, y: 1010, metre: 88, depth: 0.2, shadow: false }),
    undergrowth({ y: 900, size: 150, depth: 0.14, filled: false }),
    leaves({ corner: 'bottom-left', size: 430, depth: 0.08 }),
    leaves({ corner: 'bottom-right', size: 380, depth: 0.05 }),
    leaves({ corner: 'top-right', size: 430, depth: 0.03 }),
    leaves({ corner: 'top-left', size: 330, depth: 0.03 }),
  ),
  picture(
    'packages/gorillatrekkingsafari-2',
    light('golden', 'uganda', 'left'),
    plan({ subject: [300, 610, 250, 150], camera: 'above' }),
    sky({ horizon: 150, stops: ['#d89a5c', '#f2c67c', '#fbe0a4', '#fff0c8'] }),
    mist({ y: 200, height: 60, strength: 0.9 }),
    forest({ y: '-30,240 300,170 760,190 1230,120', rise: 60, depth: 0.5, crown: 14, of: '#1d5a42' }),
    mist({ y: 270, height: 80, strength: 0.95 }),
    forest({ y: '-30,330 420,300 800,290 1230,220', rise: 80, depth: 0.2, crown: 24, of: '#14422f' }),
    mist({ y: 390, height: 70, strength: 0.9 }),
    terraces({ crest: '-30,400 420,420 820,410 1230,350', depth: 0.4, strips: 6 }),
    terraces({ crest: '-30,560 380,600 820,560 1230,520', depth: 0.26, strips: 6 }),
    cut(
      '#8f3320',
      '-40,840,1 400,840 800,840 1010,760 960,640,1 1020,690 1060,780 830,880 400,884 -40,884,1',
    ),
    cut(
      '#c8482a',
      '-40,850,1 400,850 800,846 1020,770 970,640 770,560 646,480 612,402,1 592,402,1 600,490 690,586 860,660 880,716 780,752 400,760 -40,756,1',
    ),
    place(superiorVan({ guests: false }), {
      x: 420,
      y: 822,
      metre: 92,
      depth: 0.26,
      by: light('noon', 'uganda', 'left'),
      coat: { body: '#fffaf0', shade: '#d8ccb8', accent: '#d9452c' },
    }),
    place(banana(), { x: 1130, y: 950, metre: 104, depth: 0.04 }),
    place(banana(), { x: 50, y: 990, metre: 84, depth: 0.04, flip: true }),
  ),
  picture(
    'packages/gorillatrekkingsafari-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [640, 280, 160, 280], camera: 'profile' }),
    sky({ stops: ['#5f9a64', '#a4c878', '#dcea9c', '#eef2b4'], horizon: 700 }),
    trunks({ y: 700, depth: 0.66, count: 7, width: 56 }),
    rays({ x: 160, y: -160, count: 4, turn: 60, spread: 26, reach: 1300, opacity: 0.22 }),
    forest({ y: '-30,820 400,700 1230,480', rise: 60, depth: 0.66, crown: 34 }),
    hills({
      y: '-30,890 200,832 300,822 386,760 450,722 540,684 620,622 880,608 1230,470',
      rise: 6,
      depth: 0.2,
      of: 'leaf',
      plain: true,
    }),
    undergrowth({ y: '820,620 1000,560 1240,490', size: 90, depth: 0.2, from: 900, filled: false }),
    place(lianaBranch(), { x: 0, y: 90, metre: 120, depth: 0.03, shadow: false }),
    place(helpingHand('guest'), { x: 366, y: 830, metre: 270, depth: 0.16, coat: OUTFITS.vermilion }),
    place(helpingHand(), { x: 728, y: 622, metre: 270, depth: 0.07, flip: true, shadow: false }),
    undergrowth({ y: '-40,880 420,880 640,820 800,850 1240,720', size: 110, depth: 0.07 }),
    place(treeFern(), { x: 1120, y: 800, metre: 140, depth: 0.03 }),
  ),
  picture(
    'packages/gorillatrekkingsafari-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [840, 440, 250, 250], camera: 'back' }),
    sky({ stops: ['#4f8a5c', '#8fbf74', '#d4e69a', '#f6f4c4'], horizon: 620 }),
    trunks({ y: 560, depth: 0.62, count: 10 }),
    rays({ x: 900, y: -200, count: 5, turn: 104, spread: 30, reach: 1100, opacity: 0.3 }),
    forest({ y: 580, rise: 70, depth: 0.5, crown: 28 }),
    hills({ y: 600, rise: 14, depth: 0.4, of: '#c4dc74' }),
    undergrowth({ y: 610, size: 60, depth: 0.34, filled: false }),
    place(gorilla('seated'), { x: 960, y: 712, metre: 184, depth: 0.1, flip: true }),
    undergrowth({ y: '-40,760 600,800 1240,740', size: 90, depth: 0.16 }),
    place(guide('photographing'), {
      x: 420,
      y: 872,
      metre: 256,
      depth: 0.16,
      shadow: false,
      coat: OUTFITS.moss,
    }),
    place(trekker(), {
      x: 160,
      y: 868,
      metre: 286,
      depth: 0.16,
      shadow: false,
      flip: true,
      coat: OUTFITS.clay,
    }),
    undergrowth({ y: '-40,890 500,920 1240,860', size: 64, depth: 0.04 }),
    leaves({ corner: 'bottom-right', size: 330, depth: 0.03 }),
    leaves({ corner: 'top-left', size: 300, depth: 0.03 }),
  ),
  picture(
    'packages/gorillatrekkingsafari-5',
    light('dusk', 'uganda', 'right'),
    plan({ subject: [409, 651, 468, 78], camera: 'above' }),
    sky({ horizon: 170, bands: 4, stops: ['#38265c', '#a03c52', '#ee7a45', '#ffc670'] }),
    hills({ y: 178, rise: 50, depth: 0.6, of: 'leaf' }),
    mirror({ y: 184, stops: ['#ffd08a', '#f9a862', '#e88058', '#b85a64', '#5a3560'] }),
    hills({ y: '-30,190 160,200 420,260', rise: 30, depth: 0.36, of: 'leaf', to: 262 }),
    islet({ x: 610, y: 260, width: 200, height: 34 }),
    islet({ x: 960, y: 300, width: 330, height: 60 }),
    islet({ x: 330, y: 380, width: 380, height: 84 }),
    islet({ x: 1080, y: 500, width: 460, height: 110 }),
    islet({ x: 60, y: 560, width: 420, height: 120 }),
    ripples({ y: 330, to: 860, x: 520, width: 300, count: 60, colour: '#ffd08a', opacity: 0.8 }),
    place(boatman(), { coat: OUTFITS.vermilion, x: 560, y: 706, metre: 128, depth: 0.06, shadow: false }),
    place(canoe(), { x: 600, y: 730, metre: 118, depth: 0.05, shadow: false }),
    undergrowth({ y: '-40,860 500,910 1240,830', size: 90, depth: 0 }),
  ),
];
