import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { lantern } from '../../figures/objects/camp.ts';
import { boots } from '../../figures/objects/pack.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { cliff } from '../../land/cliffs.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { road } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist, rain } from '../../sky/weather.ts';
import { waterfall } from '../../water/river.ts';
import { lake } from '../../water/water.ts';

/** A hut's open door seen from within: posts at both sides and the plank of its step. */
const hutDoor: Layer = (canvas) => {
  canvas.rect(0, 0, 120, 900, { fill: '#3a2019' });
  canvas.rect(1080, 0, 120, 900, { fill: '#5a3628' });
  canvas.rect(1080, 0, 14, 900, { fill: '#9a6a44' });
  canvas.rect(0, 740, 1200, 160, { fill: '#5a3628' });
  canvas.rect(0, 740, 1200, 14, { fill: '#b07a4c' });
};

/** The hike in the Mountains of the Moon, five times. */
export const moonHike: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-1',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 440 }),
    sun({ x: 960, y: 210, r: 62 }),
    massif({
      summits: '90,360 220,250 330,330 470,220 600,340',
      base: 520,
      snow: 330,
      depth: 0.75,
      of: '#6a8490',
    }),
    cumulus({ x: 820, y: 560, width: 900, height: 120, depth: 0.5 }),
    cumulus({ x: 280, y: 590, width: 700, height: 90, depth: 0.4 }),
    hills({ y: '0,640 500,700 1200,560', rise: 24, depth: 0.34, of: 'leaf' }),
    road({ from: [1010, 620], to: [260, 920], width: 190, of: 'earth' }),
    place(hiker(), { x: 420, y: 830, metre: 150, coat: CLOTHES.blue }),
    place(hiker(), { x: 640, y: 760, metre: 116, coat: CLOTHES.plum }),
    place(hiker(), {
      x: 810,
      y: 700,
      metre: 92,
      coat: { body: '#4a5a32', shade: '#354224', lit: '#5f3a28', dark: '#2a1d22', accent: '#fff3dc' },
    }),
    place(groundsel({ variant: 3 }), { x: 1060, y: 880, metre: 84, depth: 0.06 }),
    grass({ y: 885, height: 40, of: 'leaf' }),
  ),
  picture(
    'packages/mountainsofthemoonhike-2',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 480 }),
    massif({
      summits: '520,300 660,180 780,270 900,200 1040,320',
      base: 470,
      snow: 320,
      depth: 0.75,
      of: '#7a84a0',
    }),
    cumulus({ x: 760, y: 460, width: 1000, height: 110, depth: 0.5 }),
    hills({ y: 520, rise: 90, depth: 0.6, of: 'leaf' }),
    terraces({ crest: '0,640 500,600 1200,650', depth: 0.42 }),
    place(roundHut(), { x: 380, y: 740, metre: 34, depth: 0.3 }),
    place(roundHut(), { x: 620, y: 720, metre: 26, depth: 0.34 }),
    herd([banana()], { x: 620, y: 730, width: 1100, height: 60, count: 7, metre: [26, 40] }),
    place(banana(), { x: 1030, y: 890, metre: 84, depth: 0.06 }),
    grass({ y: 884, height: 44, of: 'leaf' }),
  ),
  picture(
    'packages/mountainsofthemoonhike-3',
    light('mist', 'uganda', 'left'),
    sky({ horizon: 520 }),
    ridge({ y: 540, rise: 220, depth: 0.85, of: 'rock' }),
    mist({ y: 560, height: 160 }),
    hills({ y: 680, rise: 80, depth: 0.5, of: 'leaf' }),
    herd([lobelia(), groundsel({ variant: 2 }), lobelia({ seed: 4 })], {
      x: 600,
      y: 700,
      width: 1100,
      height: 70,
      count: 10,
      metre: [24, 40],
    }),
    mist({ y: 740, height: 70 }),
    place(lobelia(), { x: 330, y: 880, metre: 150, depth: 0.14 }),
    place(groundsel(), { x: 900, y: 890, metre: 96, depth: 0.1 }),
    grass({ y: 880, height: 50, of: 'leaf' }),
  ),
  picture(
    'packages/mountainsofthemoonhike-4',
    light('golden', 'uganda', 'right'),
    sky({ horizon: 260 }),
    forest({ y: 330, rise: 150, depth: 0.65, crown: 18 }),
    cliff({ y: '-20,560 360,440 640,300 860,250 1230,280', to: 740, depth: 0.46 }),
    waterfall({ x: 860, y: 262, to: 740, width: 96, depth: 0.8 }),
    lake({ y: 740, depth: 0.28 }),
    mist({ y: 740, height: 60 }),
    hills({ y: '0,740 460,800 700,920', rise: 20, depth: 0.2, of: 'leaf' }),
    place(hiker(), { x: 360, y: 810, metre: 190, coat: CLOTHES.coral }),
    place(treeFern(), { x: 110, y: 880, metre: 130, depth: 0.06 }),
    leaves({ corner: 'top-left', size: 240, depth: 0.08 }),
  ),
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    sky({ stops: ['#22364c', '#34506a', '#527088', '#8a9ea4'], horizon: 560 }),
    massif({
      summits: '240,420 430,300 600,380 760,260 930,370',
      base: 640,
      snow: 400,
      depth: 0.86,
      of: '#6a7a98',
    }),
    rain({ x: 620, y: 0, width: 1300, to: 700, opacity: 0.25 }),
    forest({ y: 660, rise: 60, depth: 0.3, crown: 20 }),
    hutDoor,
    place(boots(), { x: 450, y: 830, metre: 150, depth: 0.46, by: light('golden', 'uganda', 'right') }),
    place(lantern(), { x: 850, y: 830, metre: 130, depth: 0.32, by: light('golden', 'uganda', 'left') }),
    lamplight({ x: 850, y: 730, r: 520, strength: 0.55 }),
  ),
];
