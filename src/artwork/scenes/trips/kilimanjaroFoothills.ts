import { picture, type Picture } from '../../canvas/picture.ts';
import { colobus } from '../../figures/animals/colobus.ts';
import { monkey } from '../../figures/animals/monkey.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { teaCup } from '../../figures/objects/table.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { cliff } from '../../land/cliffs.ts';
import { dome } from '../../land/dome.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { road } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist, rain } from '../../sky/weather.ts';
import { waterfall } from '../../water/river.ts';
import { lake, ripples } from '../../water/water.ts';

/** The foothills of Kilimanjaro, five times. */
export const kilimanjaroFoothills: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-1',
    light('dawn', 'tanzania', 'right'),
    sky({ horizon: 470 }),
    sun({ x: 1040, y: 400, r: 56 }),
    dome({ x: 460, y: 230, width: 1000, height: 210, depth: 0.65, of: '#7a80a0' }),
    mist({ y: 450, height: 70 }),
    forest({ y: 540, rise: 90, depth: 0.55, crown: 16 }),
    terraces({ crest: '0,640 560,600 1200,640', depth: 0.42 }),
    herd([banana()], { x: 620, y: 700, width: 1100, height: 50, count: 8, metre: [24, 36] }),
    place(banana(), { x: 180, y: 880, metre: 96, depth: 0.08 }),
    place(roundHut(), { x: 880, y: 780, metre: 46, depth: 0.24 }),
    grass({ y: 884, height: 44, of: 'leaf' }),
  ),
  picture(
    'packages/kilimanjarofoothills-2',
    light('noon', 'tanzania', 'right'),
    sky({ horizon: 120 }),
    forest({ y: '-30,90 600,140 1230,60', rise: 40, depth: 0.7, crown: 18 }),
    cliff({
      y: '-30,80 600,150 1230,70',
      to: 640,
      depth: 0.4,
      of: '#4d4a46',
      columns: 11,
      strata: 3,
      talus: 0.2,
    }),
    waterfall({ x: 560, y: 140, to: 640, width: 62 }),
    rays({ x: 1180, y: -200, count: 3, turn: 125, spread: 20, reach: 1200, opacity: 0.2 }),
    lake({ y: 640, to: 800, depth: 0.24 }),
    mist({ y: 640, height: 60 }),
    ripples({ y: 660, to: 790, x: 300, width: 560, count: 26 }),
    hills({ y: '-30,800 300,760 620,780 900,740 1230,690', rise: 26, depth: 0.2, of: 'leaf' }),
    place(hiker(), { x: 760, y: 780, metre: 62, flip: true, coat: CLOTHES.coral }),
    place(hiker(), { x: 850, y: 776, metre: 60, flip: true, coat: CLOTHES.ranger }),
    place(treeFern({ seed: 3 }), { x: 130, y: 880, metre: 150, depth: 0.06 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.05 }),
    leaves({ corner: 'top-right', size: 240, depth: 0.08 }),
  ),
  picture(
    'packages/kilimanjarofoothills-3',
    light('mist', 'tanzania', 'left'),
    sky({ stops: ['#6f9088', '#93b09c', '#b8cbb0', '#dfe3c8'], horizon: 900 }),
    trunks({ y: 900, depth: 0.7, count: 8 }),
    rain({ x: 640, y: 0, width: 1300, to: 900, opacity: 0.2 }),
    trunks({ y: 960, depth: 0.25, count: 1, from: 140, until: 300, width: 170 }),
    place(lianaBranch(), { x: 0, y: 600, metre: 190, depth: 0.12, shadow: false }),
    place(monkey(), {
      x: 560,
      y: 590,
      metre: 380,
      depth: 0.24,
      shadow: false,
      coat: { body: '#5c6a78', shade: '#3f4a58', dark: '#2b2830', pale: '#c8c4b4', accent: '#8cac60' },
    }),
  ),
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    sky({ stops: ['#6a9a78', '#94b684', '#c8d49a', '#f6e8b4'], horizon: 780 }),
    trunks({ y: 640, depth: 0.75, count: 10 }),
    rays({ x: -40, y: 120, count: 4, turn: 34, spread: 22, reach: 1500, opacity: 0.28 }),
    trunks({ y: 700, depth: 0.5, count: 2, from: 100, until: 620, width: 150 }),
    hills({ y: '-30,760 500,740 1230,800', rise: 20, depth: 0.34, of: 'leaf' }),
    road({ from: [640, 750], to: [560, 920], width: 300 }),
    place(hiker(), { x: 440, y: 812, metre: 118, coat: CLOTHES.coral }),
    place(guide('binoculars'), { x: 580, y: 806, metre: 112 }),
    trunks({ y: 900, depth: 0.22, count: 1, from: 880, until: 1060, width: 330 }),
    place(lianaBranch(), { x: 1200, y: 200, metre: 130, flip: true, depth: 0.1, shadow: false }),
    place(colobus(), { x: 690, y: 190, metre: 150, depth: 0.3, flip: true, shadow: false }),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.06 }),
  ),
  picture(
    'packages/kilimanjarofoothills-5',
    light('dusk', 'tanzania', 'left'),
    sky({ horizon: 520 }),
    dome({ x: 760, y: 240, width: 1100, height: 260, depth: 0.76, of: '#7a78a0' }),
    mist({ y: 520, height: 70 }),
    forest({ y: 540, rise: 70, depth: 0.6, crown: 16 }),
    mist({ y: 600, height: 50 }),
    forest({ y: 660, rise: 60, depth: 0.44, crown: 24 }),
    (canvas) => {
      canvas.rect(0, 760, 1200, 36, { fill: '#6e4630' });
      canvas.rect(0, 796, 1200, 104, { fill: '#3a2019' });
    },
    place(teaCup(), {
      x: 420,
      y: 768,
      metre: 230,
      depth: 0.36,
      shadow: false,
      by: light('golden', 'tanzania', 'left'),
    }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.08, of: '#4a7a44' }),
  ),
];
