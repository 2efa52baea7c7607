import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { Pen } from '../../drawing/pen.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { buffaloFront } from '../../figures/animals/buffaloFront.ts';
import { crane } from '../../figures/animals/crane.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { arete } from '../../land/arete.ts';
import { forest, hills } from '../../land/ridges.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

/** The rope of the climbers along the edge of the snow. */
const rope: Layer = (canvas) => {
  const way = new Pen(470, 640).quad(530, 600, 560, 556).quad(640, 500, 664, 444).quad(720, 400, 742, 348);
  canvas.path(way.d, { stroke: '#f0b53c', width: 4 });
};

/** A crater lake in its bowl, seen from the rim. */
const craterLake: Layer = (canvas) => {
  const { light } = canvas;
  const wall = light.of('leaf', 0.4);
  const bowl = new Pen(-40, 470).curve(160, 420, 420, 424, 620, 430).curve(820, 424, 1040, 440, 1240, 400);
  canvas.path(bowl.line(1240, 900).line(-40, 900).close().d, { fill: light.shade(wall, 0.25) });
  const lake = new Pen(70, 560)
    .curve(200, 480, 520, 470, 700, 486)
    .curve(900, 500, 960, 560, 860, 610)
    .curve(700, 680, 260, 680, 120, 630)
    .curve(60, 606, 40, 584, 70, 560)
    .close().d;
  canvas.path(lake, {
    fill: canvas.gradient('down', [
      [0, '#ffe0a0'],
      [0.5, '#4f9aa0'],
      [1, '#1d5a66'],
    ]),
  });
};

const WARM_SNOWS = {
  rock: '#6a6a92',
  deep: '#454874',
  glint: '#f0b088',
  snow: '#fff2da',
  ice: '#b8b4d0',
  mist: '#ffd8a4',
};
const MILD_SNOWS = {
  rock: '#7a889a',
  deep: '#506278',
  glint: '#ecc890',
  snow: '#fffaea',
  ice: '#b8ccd4',
  mist: '#f4e4b8',
};
const HIGH_SNOWS = {
  rock: '#5c6098',
  deep: '#3c4078',
  glint: '#e8a090',
  snow: '#ffeedd',
  ice: '#a8a8d0',
  mist: '#d0a8b0',
};

/** The heads of the articles about Uganda. */
export const articleHeadersUganda: readonly Picture[] = [
  picture(
    'articles/ugandan8places',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 430, bands: 7, stops: ['#1d4a54', '#5f8a7c', '#e9a06a', '#ffd79a'] }),
    stanley({ x: 540, y: 470, scale: 0.5 }, WARM_SNOWS),
    mist({ y: 430, height: 50 }),
    hills({ y: 460, rise: 70, depth: 0.5, of: 'leaf' }),
    mirror({ y: 490, to: 700, stops: ['#ffd79a', '#e9a06a', '#6f7f74'] }),
    ripples({ y: 500, to: 690, count: 40, colour: '#fff0c8', opacity: 0.7 }),
    herd([antelope(), antelope('grazing')], {
      x: 820,
      y: 640,
      width: 560,
      height: 20,
      count: 5,
      metre: [40, 45],
      depth: 0.3,
    }),
    hills({ y: '-30,690 420,700 760,720 1230,690', rise: 10, depth: 0.22, of: 'leaf', plain: true }),
    place(buffaloFront(), { x: 520, y: 752, metre: 94, depth: 0.34, flip: true }),
    place(buffaloFront(), { x: 908, y: 846, metre: 200, depth: 0.26 }),
    place(crane(), { x: 215, y: 838, metre: 250, depth: 0.24 }),
    place(papyrus({ stems: 4, seed: 3 }), { x: 1170, y: 1000, metre: 130, depth: 0.03 }),
    undergrowth({ y: '-40,850 600,900 1240,870', size: 80, depth: 0.04 }),
  ),
  picture(
    'articles/westernuganda',
    light('golden', 'uganda', 'left'),
    sky({ horizon: 360, stops: ['#3f7f86', '#9dbb94', '#f1c878', '#ffe8ae'] }),
    speke({ x: 780, y: 420, scale: 0.66 }, MILD_SNOWS),
    stanley({ x: 500, y: 430, scale: 0.62 }, MILD_SNOWS),
    mist({ y: 380, height: 70 }),
    forest({ y: 420, rise: 60, depth: 0.54, crown: 10 }),
    craterLake,
    hills({ y: '-30,690 300,730 800,700 1230,640', rise: 20, depth: 0.22, of: 'grass' }),
    place(euphorbia(), { x: 1130, y: 800, metre: 74, depth: 0.04 }),
    place(euphorbia(), { x: 120, y: 830, metre: 40, depth: 0.06 }),
    place(elephant('trunkRaised'), { x: 850, y: 850, metre: 92, depth: 0.2, flip: true }),
    place(elephant('drinking'), { x: 440, y: 790, metre: 62, depth: 0.24, flip: true }),
    undergrowth({ y: '-40,870 600,910 1240,860', size: 70, depth: 0.06 }),
  ),
  picture(
    'articles/mountainclimbingtips',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 700, bands: 8, stops: ['#141c46', '#3a3a78', '#c46a72', '#ffc98c'] }),
    speke({ x: 170, y: 730, scale: 0.9 }, HIGH_SNOWS),
    cumulus({ x: 220, y: 760, width: 900, height: 110, depth: 0.4 }),
    arete,
    rope,
    place(hiker(), { x: 470, y: 690, metre: 104, depth: 0.16, shadow: false, coat: OUTFITS.vermilion }),
    place(hiker(), { x: 570, y: 590, metre: 88, depth: 0.18, shadow: false, coat: OUTFITS.maize }),
    place(hiker('climbing'), { x: 668, y: 474, metre: 76, depth: 0.2, shadow: false, coat: OUTFITS.lake }),
    place(hiker('resting'), { x: 742, y: 372, metre: 66, depth: 0.22, shadow: false, coat: OUTFITS.clay }),
    cumulus({ x: 1050, y: 930, width: 800, height: 120, depth: 0.3 }),
    cumulus({ x: 60, y: 930, width: 700, height: 120, depth: 0.3 }),
  ),
];
