import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { Pen } from '../../drawing/pen.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { walker } from '../../figures/people/walker.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { riverBank } from '../../land/riverBank.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const CROPS = ['#c8dc6a', '#f0d890', '#a8cc5c', '#e8e08c', '#d8b878', '#9ccc6c'];
const SILVER = { body: '#26302f', shade: '#121c1d', lit: '#8fa39a', pale: '#c8d2c6' };
const HUT = { body: '#c09458', accent: '#d0502e', pale: '#ecc098' };
const RED_DRESS = { accent: '#c2382a', shade: '#8a241e', lit: '#5f3a28', dark: '#2a1d22', pale: '#f3d79a' };

/** The vine that a young gorilla hangs from. */
const vine: Layer = (canvas) => {
  const way = new Pen(868, -20).curve(850, 120, 890, 260, 872, 420).curve(858, 520, 884, 600, 866, 700);
  canvas.path(way.d, { stroke: canvas.light.of('wood', 0.16), width: 13 });
};

/** The forest of the mountain gorillas. */
export const bwindi: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [160, 360, 473, 520], camera: 'back' }),
    sky({ horizon: 420, stops: ['#9cc7b4', '#c3dcb8', '#e9ecc6', '#fbf2d0'] }),
    forest({ y: '-30,330 380,300 760,200 1230,260', rise: 110, depth: 0.86, crown: 9, wave: 520 }),
    mist({ y: 400, height: 110 }),
    forest({ y: '-30,360 300,470 760,420 1230,330', rise: 120, depth: 0.62, crown: 12 }),
    mist({ y: 510, height: 90, strength: 0.95 }),
    forest({ y: '-30,640 420,600 800,500 1230,470', rise: 100, depth: 0.42, crown: 18 }),
    mist({ y: 640, height: 90, strength: 0.95 }),
    forest({ y: '-30,700 500,800 1230,640', rise: 50, depth: 0.24, crown: 26 }),
    undergrowth({ y: '-40,730 300,780 620,850 1240,880', size: 110, depth: 0.1 }),
    place(gorilla('lookout'), { x: 430, y: 862, metre: 252, depth: 0.12, shadow: false }),
    undergrowth({ y: '-40,860 300,880 700,900 1240,900', size: 90, depth: 0.02 }),
    place(lianaBranch(), { x: 1200, y: 70, metre: 112, flip: true, depth: 0.04, shadow: false }),
  ),
  picture(
    'places/bwindi-2',
    light('morning', 'uganda', 'right'),
    plan({ subject: [0, 220, 520, 640], camera: 'above' }),
    sky({ horizon: 90, stops: ['#bcd8b4', '#dfe8c0', '#f3f0cc'] }),
    forest({ y: '-30,90 500,110 1230,70', rise: 60, depth: 0.74, crown: 10 }),
    mist({ y: 150, height: 60, strength: 0.95 }),
    terraces({ crest: '-30,190 500,200 1230,150', depth: 0.5, strips: 5, of: CROPS }),
    terraces({ crest: '-30,360 560,370 900,330 1230,340', depth: 0.42, strips: 6, of: CROPS }),
    terraces({ crest: '-30,600 560,620 900,560 1230,570', depth: 0.36, strips: 6, of: CROPS }),
    riverBank({
      edge: '-40,110 260,130 440,180 560,240',
      foot: 290,
      hem: true,
      crown: 20,
      depth: 0.34,
    }),
    mist({ y: 300, height: 50, strength: 0.5 }),
    riverBank({
      edge: '-40,210 260,240 470,310 600,390',
      foot: 450,
      hem: true,
      crown: 30,
      depth: 0.2,
      ranks: 3,
      of: '#1d5a3e',
    }),
    riverBank({
      edge: '-40,350 240,390 430,470 540,560',
      foot: 640,
      hem: true,
      crown: 42,
      depth: 0.12,
      ranks: 3,
      of: '#1a5038',
    }),
    place(roundHut(), { x: 960, y: 330, metre: 34, depth: 0.3, coat: HUT }),
    place(roundHut(), { x: 1080, y: 350, metre: 38, depth: 0.3, coat: HUT }),
    place(banana(), { x: 1160, y: 390, metre: 34, depth: 0.2 }),
    place(banana(), { x: 860, y: 340, metre: 30, depth: 0.2 }),
    place(gorilla(), { x: 716, y: 660, metre: 108, depth: 0.2, coat: SILVER }),
    riverBank({
      edge: '-40,520 220,560 400,660 540,780',
      foot: 930,
      crown: 58,
      depth: 0.05,
      ranks: 4,
      of: '#174632',
    }),
    place(walker(), { x: 1060, y: 830, metre: 128, flip: true, coat: RED_DRESS }),
  ),
  picture(
    'places/bwindi-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [120, 460, 570, 380], camera: 'profile' }),
    sky({ stops: ['#c6d88a', '#d8e39a', '#9fc078', '#5f9a60'], horizon: 760 }),
    trunks({ y: 640, depth: 0.52, count: 5, width: 60 }),
    forest({ y: 640, rise: 120, depth: 0.5, crown: 36 }),
    undergrowth({ y: 720, size: 120, depth: 0.3 }),
    place(gorilla('infant'), { x: 400, y: 850, metre: 260, depth: 0.16, shadow: false }),
    vine,
    place(gorilla('young'), { x: 872, y: 650, metre: 240, depth: 0.2, shadow: false }),
    undergrowth({ y: 880, size: 130, depth: 0.06 }),
    leaves({ corner: 'top-left', size: 420, depth: 0.04 }),
    leaves({ corner: 'top-right', size: 360, depth: 0.04 }),
  ),
];
