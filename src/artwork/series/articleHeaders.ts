import { antelope } from '../animals/antelope.ts';
import { buffalo } from '../animals/buffalo.ts';
import { elephant } from '../animals/elephant.ts';
import { zebra } from '../animals/zebra.ts';
import { dhow } from '../boats/dhow.ts';
import { stoneTownHouse } from '../buildings/stoneTown.ts';
import { cumulus } from '../clouds.ts';
import { row, trail } from '../crowd.ts';
import { baobab } from '../flora/baobab.ts';
import { euphorbia } from '../flora/euphorbia.ts';
import { coconutPalm } from '../flora/palm.ts';
import { grass } from '../grass.ts';
import { plain, road } from '../ground.ts';
import { light } from '../light.ts';
import { bushPlane } from '../objects/bushPlane.ts';
import { hiker } from '../people/hiker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills, ridge } from '../ridges.ts';
import { sky, stars, sun } from '../skies.ts';
import { superiorVan } from '../vehicles/superiorVan.ts';
import { cone } from '../volcanoes.ts';
import { lake, ripples, sea } from '../water.ts';
import { mist, rain } from '../weather.ts';
import { leaves } from '../woods.ts';

/** The scene at the head of each article. */
export const articleHeaders: readonly Picture[] = [
  picture(
    'articles/ugandan8places',
    light('dawn', 'uganda', 'right'),
    sky({ horizon: 420 }),
    sun({ x: 900, y: 330, r: 80 }),
    hills({ y: 430, rise: 110, depth: 0.85, of: 'leaf' }),
    hills({ y: 500, rise: 80, depth: 0.65, of: 'leaf' }),
    hills({ y: 580, rise: 50, depth: 0.45, of: 'leaf' }),
    lake({ y: 680, depth: 0.3 }),
    ripples({ y: 700, to: 860, count: 30 }),
    row([antelope(), antelope('grazing')], { from: [640, 720], to: [980, 700], count: 3, metre: [120, 100] }),
    place(buffalo(), { x: 340, y: 760, metre: 160 }),
    grass({ y: 890, height: 36, of: 'leaf' }),
  ),
  picture(
    'articles/zanzibar8places',
    light('dusk', 'zanzibar', 'left'),
    sky({ horizon: 520 }),
    stars({ to: 220, count: 24 }),
    sea({ horizon: 520 }),
    ripples({ y: 560, to: 760, count: 26 }),
    place(dhow(), { x: 330, y: 690, metre: 40, shadow: false }),
    row([stoneTownHouse()], {
      from: [700, 820],
      to: [1160, 830],
      count: 3,
      metre: [34, 36],
      depth: 0.2,
      shadow: false,
    }),
    hills({ y: '0,860 600,820 1200,815', rise: 6, depth: 0.16, of: 'sand', plain: true }),
    place(coconutPalm({ lean: -3 }), { x: 560, y: 880, metre: 70, depth: 0.03 }),
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
    'articles/gorillatrekkingtips',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 330 }),
    sun({ x: 220, y: 170, r: 52 }),
    forest({ y: 400, rise: 210, depth: 0.72, crown: 16 }),
    mist({ y: 430, height: 130 }),
    forest({ y: '300,560 700,440 1240,420', rise: 70, depth: 0.42, crown: 28 }),
    mist({ y: 560, height: 70 }),
    hills({ y: '0,760 500,660 1200,560', rise: 20, depth: 0.32, of: 'leaf' }),
    trail([hiker()], {
      through: '300,830 520,740 700,670 830,620',
      count: 4,
      metre: [150, 74],
      coat: { body: '#7a3a4a', shade: '#5a2a38', lit: '#7d4a31', dark: '#2a1d22', accent: '#f0b53c' },
    }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.06 }),
    grass({ y: 884, height: 46, of: 'leaf' }),
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
    light('storm', 'uganda', 'left'),
    sky({ horizon: 400 }),
    cumulus({ x: 760, y: 350, width: 900, height: 220, dark: true }),
    ridge({ y: 430, rise: 140, depth: 0.6 }),
    rain({ x: 880, y: 330, width: 300, to: 500, opacity: 0.4 }),
    plain({ y: 500, of: 'grass' }),
    road({ from: [820, 510], to: [960, 930], width: 300, of: 'earth' }),
    place(elephant(), { x: 430, y: 790, metre: 110 }),
    place(euphorbia(), { x: 150, y: 720, metre: 34, depth: 0.26 }),
    grass({ y: 884, height: 50 }),
  ),
];
