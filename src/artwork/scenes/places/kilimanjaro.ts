import { picture, type Picture } from '../../canvas/picture.ts';
import { colobus } from '../../figures/animals/colobus.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { mountainHut } from '../../figures/buildings/mountainHut.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { worker } from '../../figures/people/worker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { banana } from '../../figures/plants/banana.ts';
import { coffeeBush } from '../../figures/plants/coffee.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { dome } from '../../land/dome.ts';
import { grass } from '../../land/grass.ts';
import { plain, road } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { mist, rain } from '../../sky/weather.ts';

/** The white dome over the plain. */
export const kilimanjaro: readonly Picture[] = [
  picture(
    'places/kilimanjaro-1',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 600 }),
    massif({ summits: '1010,470 1070,420 1130,480', base: 620, depth: 0.66, of: '#6b7692' }),
    dome({ x: 560, y: 250, width: 1500, height: 360, depth: 0.55, of: '#6b7692' }),
    cumulus({ x: 250, y: 560, width: 620, height: 110, depth: 0.5 }),
    cumulus({ x: 880, y: 570, width: 560, height: 90, depth: 0.5 }),
    mist({ y: 580, height: 60 }),
    plain({ y: 620 }),
    herd([acacia({ variant: 3 })], { x: 640, y: 626, width: 1100, height: 20, count: 7, metre: [6, 10] }),
    place(elephant(), { x: 560, y: 790, metre: 58 }),
    place(elephant('calf'), { x: 380, y: 796, metre: 58 }),
    place(elephant(), { x: 800, y: 750, metre: 44, flip: true }),
    place(acacia(), { x: 1060, y: 800, metre: 46, depth: 0.1 }),
    grass({ y: 870, height: 56 }),
  ),
  picture(
    'places/kilimanjaro-2',
    light('sunset', 'tanzania', 'left'),
    sky({ horizon: 560 }),
    massif({
      summits: '420,360 540,230 640,300 740,160 850,260 960,220 1080,380',
      base: 620,
      depth: 0.4,
      of: '#8a5a4c',
    }),
    mist({ y: 600, height: 60 }),
    plain({ y: 630, of: '#8c7462' }),
    kopje({ x: 250, y: 740, width: 220, height: 90, depth: 0.3 }),
    kopje({ x: 930, y: 800, width: 300, height: 110, depth: 0.24, pile: 2 }),
    kopje({ x: 560, y: 690, width: 120, height: 44, depth: 0.4 }),
    place(hiker(), { x: 700, y: 760, metre: 52, coat: CLOTHES.yellow }),
    place(hiker(), { x: 640, y: 750, metre: 48, coat: CLOTHES.blue }),
  ),
  picture(
    'places/kilimanjaro-3',
    light('mist', 'tanzania', 'left'),
    sky({ stops: ['#4f7a70', '#6f9884', '#98b89c', '#c4d4b4'], horizon: 900 }),
    trunks({ y: 880, depth: 0.7, count: 8 }),
    mist({ y: 820, height: 160 }),
    trunks({ y: 940, depth: 0.5, count: 4, width: 60 }),
    place(lianaBranch(), { x: 0, y: 690, metre: 120, depth: 0.14, shadow: false }),
    place(lianaBranch({ seed: 3 }), { x: 1230, y: 420, metre: 80, flip: true, depth: 0.2, shadow: false }),
    place(colobus('leaping'), { x: 560, y: 400, metre: 230, depth: 0.3, turn: -10, shadow: false }),
    leaves({ corner: 'bottom-right', size: 320, depth: 0.08 }),
  ),
  picture(
    'places/kilimanjaro-4',
    light('noon', 'tanzania', 'left'),
    sky({ horizon: 430 }),
    dome({ x: 800, y: 250, width: 1100, height: 210, depth: 0.75, of: '#7c8aa0' }),
    cumulus({ x: 300, y: 430, width: 500, height: 90, depth: 0.6 }),
    hills({ y: 470, rise: 50, depth: 0.55, of: 'leaf' }),
    plain({ y: 520, of: '#a89a54' }),
    place(mountainHut(), { x: 800, y: 680, metre: 36, depth: 0.3 }),
    herd([groundsel(), groundsel({ variant: 2 })], {
      x: 560,
      y: 600,
      width: 900,
      height: 50,
      count: 6,
      metre: [18, 30],
    }),
    road({ from: [640, 640], to: [330, 910], width: 180 }),
    place(hiker(), {
      x: 430,
      y: 800,
      metre: 140,
      coat: CLOTHES.coral,
    }),
    place(groundsel({ variant: 3 }), { x: 1090, y: 880, metre: 62, depth: 0.08 }),
    grass({ y: 886, height: 40 }),
  ),
  picture(
    'places/kilimanjaro-5',
    light('mist', 'tanzania', 'right'),
    sky({ horizon: 420 }),
    dome({ x: 560, y: 190, width: 1300, height: 260, depth: 0.9 }),
    mist({ y: 420, height: 90 }),
    rain({ x: 300, y: 0, width: 700, to: 560, opacity: 0.25 }),
    forest({ y: 470, rise: 80, depth: 0.66, crown: 14 }),
    forest({ y: 540, rise: 70, depth: 0.5, crown: 20 }),
    hills({ y: 600, rise: 30, depth: 0.4, of: 'leaf' }),
    herd([banana()], { x: 560, y: 640, width: 1100, height: 40, count: 8, metre: [26, 36] }),
    herd([coffeeBush(), coffeeBush({ seed: 3 })], {
      x: 600,
      y: 770,
      width: 1240,
      height: 50,
      count: 9,
      metre: [70, 92],
    }),
    place(worker(), { x: 470, y: 830, metre: 128, depth: 0.3 }),
    place(coffeeBush({ seed: 5 }), { x: 760, y: 900, metre: 120, depth: 0.26 }),
    place(coffeeBush({ seed: 6 }), { x: 180, y: 910, metre: 130, depth: 0.24 }),
    place(banana(), { x: 1010, y: 900, metre: 120, depth: 0.12 }),
    rain({ x: 700, y: -40, width: 1700, to: 900, opacity: 0.1, lean: -160 }),
  ),
];
