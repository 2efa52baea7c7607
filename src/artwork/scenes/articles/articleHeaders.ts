import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { buffalo } from '../../figures/animals/buffalo.ts';
import { crane } from '../../figures/animals/crane.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { bushPlane } from '../../figures/objects/bushPlane.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { grass } from '../../land/grass.ts';
import { plain, road } from '../../land/ground.ts';
import { hills, ridge } from '../../land/ridges.ts';
import { cone } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, stars, sun } from '../../sky/skies.ts';
import { quayLamps } from '../../water/shore.ts';
import { tealSea } from '../../water/tealSea.ts';
import { lake, ripples, wakes } from '../../water/water.ts';

/** The scene at the head of each article. */
export const articleHeaders: readonly Picture[] = [
  picture(
    'articles/ugandan8places',
    light('dawn', 'uganda', 'right'),
    sky({ horizon: 420 }),
    sun({ x: 900, y: 330, r: 80 }),
    hills({ y: 430, rise: 110, depth: 0.88, of: 'leaf' }),
    hills({ y: 500, rise: 80, depth: 0.7, of: 'leaf' }),
    hills({ y: 570, rise: 50, depth: 0.55, of: 'leaf' }),
    lake({ y: 620, to: 760, depth: 0.4 }),
    ripples({ y: 630, to: 740, x: 620, width: 460, count: 40, colour: '#ffe9c0', opacity: 0.7 }),
    row([antelope(), antelope('grazing')], {
      from: [760, 690],
      to: [1090, 670],
      count: 3,
      metre: [78, 70],
      depth: 0.42,
      shadow: false,
    }),
    wakes('760,692,60 925,682,60 1090,672,56'),
    hills({ y: '-30,740 420,750 760,790 1230,830', rise: 10, depth: 0.36, of: 'grass' }),
    place(buffalo(), { x: 340, y: 836, metre: 168, depth: 0.34 }),
    place(crane(), { x: 900, y: 868, metre: 130, depth: 0.36, flip: true }),
    grass({ y: 894, height: 30, of: 'leaf' }),
  ),
  picture(
    'articles/zanzibar8places',
    light('dusk', 'zanzibar', 'left'),
    sky({ horizon: 560, bands: 7, stops: ['#16265c', '#3f3f86', '#b4607c', '#ffb478'] }),
    stars({ to: 240, count: 30 }),
    row([stoneTownHouse()], {
      from: [40, 560],
      to: [1180, 560],
      count: 11,
      metre: [13, 13],
      depth: 0.5,
      shadow: false,
    }),
    herd([coconutPalm(), coconutPalm({ seed: 3 })], {
      x: 620,
      y: 566,
      width: 1100,
      height: 6,
      count: 9,
      metre: [15, 21],
      depth: 0.42,
    }),
    place(houseOfWonders(), { x: 700, y: 564, metre: 14, depth: 0.4, shadow: false }),
    tealSea({ horizon: 566 }),
    quayLamps,
    ripples({ y: 590, to: 860, count: 60, colour: '#ffd08a' }),
    place(dhow(), {
      x: 300,
      y: 800,
      metre: 56,
      depth: 0.3,
      by: light('noon', 'zanzibar', 'left'),
      coat: { pale: '#f0714e', lit: '#b8412f', body: '#2a1236', shade: '#1a0a22', accent: '#f4c24a' },
    }),
    ripples({ y: 792, to: 860, x: 80, width: 440, count: 20 }),
  ),
  picture(
    'articles/tanzania8places',
    light('morning', 'tanzania', 'left'),
    sky({ horizon: 520 }),
    place(bushPlane(), { x: 760, y: 290, metre: 44, turn: -6, shadow: false, depth: 0.26 }),
    ridge({ y: 530, rise: 110, depth: 0.85 }),
    plain({ y: 540 }),
    row([zebra('grazing'), zebra()], { from: [700, 690], to: [1060, 660], count: 4, metre: [64, 52] }),
    place(baobab(), { x: 270, y: 820, metre: 38, depth: 0.2 }),
    grass({ y: 884, height: 46 }),
  ),
  picture(
    'articles/ea8places',
    light('dawn', 'kenya', 'right'),
    sky({ horizon: 360 }),
    sun({ x: 960, y: 280, r: 66 }),
    ridge({ y: 380, rise: 90, depth: 0.88 }),
    cone({ x: 360, y: 300, width: 360, height: 110, depth: 0.78, crater: 0.3 }),
    cone({ x: 640, y: 340, width: 240, height: 70, depth: 0.74, crater: 0.3 }),
    plain({ y: 410, far: 0.7, near: 0.45 }),
    lake({ y: 450, to: 540, depth: 0.6 }),
    hills({ y: '-20,480 260,620 480,760 600,920', rise: 20, depth: 0.28, of: 'earth' }),
    hills({ y: '560,920 800,720 1240,560', rise: 20, depth: 0.2, of: 'earth' }),
    road({ from: [480, 560], to: [700, 940], width: 280, swing: 120 }),
    place(superiorVan({ guests: false }), {
      x: 560,
      y: 740,
      metre: 50,
      coat: { body: '#2f6f86', shade: '#1f4d63' },
    }),
    place(euphorbia(), { x: 140, y: 880, metre: 44, depth: 0.05 }),
  ),
  picture(
    'articles/westernuganda',
    light('golden', 'uganda', 'left'),
    sky({ horizon: 400 }),
    sun({ x: 190, y: 290, r: 64 }),
    cumulus({ x: 900, y: 380, width: 620, height: 170, depth: 0.5 }),
    ridge({ y: 430, rise: 160, depth: 0.8 }),
    lake({ y: 440, to: 520, depth: 0.6 }),
    plain({ y: 510, of: 'grass' }),
    herd([euphorbia()], { x: 300, y: 560, width: 520, height: 30, count: 4, metre: [16, 24], depth: 0.46 }),
    road({ from: [330, 530], to: [180, 930], width: 300, of: 'earth', swing: 60 }),
    place(elephant('trunkRaised'), { x: 820, y: 820, metre: 112, depth: 0.34, flip: true }),
    place(elephant('calf'), { x: 1080, y: 824, metre: 118, depth: 0.36, flip: true }),
    grass({ y: 889, height: 44 }),
  ),
];
