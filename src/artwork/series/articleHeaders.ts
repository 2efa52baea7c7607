import { antelope } from '../animals/antelope.ts';
import { buffalo } from '../animals/buffalo.ts';
import { elephant } from '../animals/elephant.ts';
import { zebra } from '../animals/zebra.ts';
import { lamplight } from '../beams.ts';
import { dhow } from '../boats/dhow.ts';
import { houseOfWonders } from '../buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../buildings/stoneTown.ts';
import type { Layer } from '../canvas.ts';
import { cumulus } from '../clouds.ts';
import { herd, row } from '../crowd.ts';
import { baobab } from '../flora/baobab.ts';
import { euphorbia } from '../flora/euphorbia.ts';
import { coconutPalm } from '../flora/palm.ts';
import { grass } from '../grass.ts';
import { plain, road } from '../ground.ts';
import { light } from '../light.ts';
import { bushPlane } from '../objects/bushPlane.ts';
import { CLOTHES } from '../people/clothes.ts';
import { guide } from '../people/guide.ts';
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

/** Stone Town's quay after sunset: lamps along it, and their light on the water. */
const quayLamps: Layer = (canvas) => {
  canvas.rect(0, 560, 1200, 16, { fill: canvas.light.shade(canvas.light.of('sand', 0.4), 0.4) });
  for (let x = 40; x < 1200; x += 112) {
    lamplight({ x, y: 548, r: 60, strength: 0.7 })(canvas);
    canvas.rect(x - 3, 586, 6, 60, { fill: '#ffc878', opacity: 0.35 });
  }
};

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
    sea({ horizon: 566 }),
    quayLamps,
    ripples({ y: 590, to: 860, count: 60, colour: '#ffd08a' }),
    place(dhow(), {
      x: 280,
      y: 790,
      metre: 42,
      depth: 0.4,
      shadow: false,
      coat: { pale: '#e8a868', lit: '#f6c890' },
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
    'articles/gorillatrekkingtips',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 330 }),
    sun({ x: 220, y: 170, r: 52 }),
    forest({ y: 400, rise: 210, depth: 0.72, crown: 16 }),
    mist({ y: 430, height: 130 }),
    forest({ y: '300,560 700,440 1240,420', rise: 70, depth: 0.42, crown: 28 }),
    mist({ y: 560, height: 70 }),
    hills({ y: '0,760 500,660 1200,560', rise: 20, depth: 0.32, of: 'leaf' }),
    place(hiker(), { x: 840, y: 650, metre: 84, coat: CLOTHES.ranger }),
    place(hiker(), { x: 700, y: 700, metre: 100, coat: CLOTHES.coral }),
    place(hiker(), { x: 540, y: 760, metre: 120, coat: CLOTHES.blue }),
    place(guide('pointing'), { x: 300, y: 850, metre: 170 }),
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
