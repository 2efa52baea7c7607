import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { coffeeHarvest } from '../../figures/people/coffeeHarvest.ts';
import { coffeeBranch } from '../../figures/placing/coffeeBranch.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { banana } from '../../figures/plants/banana.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';

const NEAR = {
  wood: '#4a3224',
  lit: '#4f9a52',
  shade: '#1f5f42',
  rib: '#a9cf78',
  ripe: '#d8321f',
  dark: '#7a1a1c',
};
const FROM_MOSHI = {
  rock: '#8f7cb8',
  deep: '#5d4c98',
  glint: '#e8b4a4',
  snow: '#fffaf0',
  ice: '#c4b8e0',
  mist: '#fff0c8',
};
const BEHIND = { wood: '#17302e', lit: '#1f5844', shade: '#143f38', rib: '#2f7050' };

/** The mountain over the coffee. */
export const kilimanjaroCoffee: readonly Picture[] = [
  picture(
    'places/kilimanjaro-5',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [180, 440, 320, 440], camera: 'close' }),
    wash(0, 520, [
      [0, '#5a6fb4'],
      [0.5, '#b9a3c4'],
      [0.82, '#ffd7a0'],
      [1, '#fff0c4'],
    ]),
    kiboPlanes({ x: 764, y: 506, scale: 0.68 }, FROM_MOSHI),
    cut(
      '#9fb47c',
      '-10,490,1 100,456 220,484 360,450 500,480 640,456 800,488 960,452 1080,484 1210,456,1 1210,640,1 -10,640,1',
    ),
    herd([banana()], {
      x: 620,
      y: 540,
      width: 1200,
      height: 10,
      count: 8,
      metre: [22, 30],
      shadow: false,
      flat: '#5f8a5c',
    }),
    cut(
      '#5f8a5c',
      '-10,560,1 100,530 240,552 400,530 560,556 720,530 880,556 1040,530 1210,552,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#3a6a4c',
      '-10,650,1 120,600 260,640 420,600 600,646 760,600 900,640 1060,596 1210,640,1 1210,910,1 -10,910,1',
    ),
    coffeeBranch([1260, 980, 1080, 700, 860, 700], {
      nodes: [0.2, 0.45, 0.7, 0.95],
      size: 190,
      colours: BEHIND,
    }),
    coffeeBranch([1040, 1000, 900, 800, 780, 800], { nodes: [0.2, 0.5, 0.8, 1], size: 170, colours: BEHIND }),
    coffeeBranch([-40, 980, 20, 760, 120, 690], {
      nodes: [0.2, 0.45, 0.7, 0.95],
      size: 170,
      colours: BEHIND,
    }),
    coffeeBranch([1260, 300, 980, 300, 728, 470], {
      nodes: [0.12, 0.32, 0.54, 0.76, 0.97],
      size: 165,
      colours: NEAR,
    }),
    ...coffeeHarvest,
    coffeeBranch([1260, 560, 1120, 560, 960, 660], { nodes: [0.2, 0.5, 0.8, 1], size: 165, colours: NEAR }),
  ),
];
