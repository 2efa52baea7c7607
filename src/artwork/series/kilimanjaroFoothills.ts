import { monkey } from '../animals/monkey.ts';
import { rays } from '../beams.ts';
import { roundHut } from '../buildings/thatched.ts';
import { cliff } from '../cliffs.ts';
import { herd } from '../crowd.ts';
import { dome } from '../dome.ts';
import { terraces } from '../fields.ts';
import { banana } from '../flora/banana.ts';
import { treeFern } from '../flora/forest.ts';
import { lianaBranch } from '../flora/frame.ts';
import { grass } from '../grass.ts';
import { road } from '../ground.ts';
import { light } from '../light.ts';
import { teaCup } from '../objects/table.ts';
import { hiker } from '../people/hiker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { waterfall } from '../river.ts';
import { sky, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';
import { mist, rain } from '../weather.ts';
import { leaves, trunks } from '../woods.ts';

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
    sky({ horizon: 160 }),
    forest({ y: 230, rise: 80, depth: 0.6, crown: 22 }),
    cliff({
      y: '120,240 600,210 1090,240',
      to: 700,
      from: 110,
      until: 1100,
      depth: 0.2,
      of: '#4a4a50',
      columns: 12,
    }),
    waterfall({ x: 600, y: 220, to: 700, width: 150 }),
    lake({ y: 700, depth: 0.3 }),
    mist({ y: 700, height: 80 }),
    ripples({ y: 740, to: 880, count: 24 }),
    place(treeFern(), { x: 140, y: 870, metre: 120, depth: 0.08 }),
    place(treeFern({ seed: 2 }), { x: 1080, y: 870, metre: 110, depth: 0.08 }),
    leaves({ corner: 'top-left', size: 280, depth: 0.06 }),
  ),
  picture(
    'packages/kilimanjarofoothills-3',
    light('storm', 'tanzania', 'left'),
    sky({ stops: ['#4a5c5c', '#627872', '#8a9c88', '#b8bf9c'], horizon: 900 }),
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
    rays({ x: 180, y: -60, count: 5, turn: 60, spread: 30, reach: 1100, opacity: 0.28 }),
    trunks({ y: 760, depth: 0.4, count: 4, width: 80 }),
    hills({ y: 790, rise: 20, depth: 0.3, of: 'leaf' }),
    road({ from: [560, 780], to: [640, 920], width: 360 }),
    place(hiker(), {
      x: 520,
      y: 830,
      metre: 150,
      coat: { body: '#c2452a', shade: '#8d3020', lit: '#9a6240', dark: '#241a20', accent: '#2f6f86' },
    }),
    place(hiker(), {
      x: 680,
      y: 820,
      metre: 142,
      coat: { body: '#3f6b4a', shade: '#2a4a36', lit: '#5f3a28', dark: '#241a20', accent: '#f0b53c' },
    }),
    leaves({ corner: 'bottom-right', size: 260, depth: 0.06 }),
  ),
  picture(
    'packages/kilimanjarofoothills-5',
    light('dusk', 'tanzania', 'left'),
    sky({ horizon: 520 }),
    dome({ x: 640, y: 260, width: 1100, height: 240, depth: 0.7, of: '#7a78a0' }),
    mist({ y: 520, height: 70 }),
    forest({ y: 620, rise: 60, depth: 0.4, crown: 20 }),
    (canvas) => {
      canvas.rect(0, 760, 1200, 36, { fill: '#6e4630' });
      canvas.rect(0, 796, 1200, 104, { fill: '#3a2019' });
    },
    place(teaCup(), { x: 420, y: 762, metre: 210, depth: 0.2, shadow: false }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.08, of: '#4a7a44' }),
  ),
];
