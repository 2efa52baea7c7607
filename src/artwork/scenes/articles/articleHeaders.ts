import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { safariCarBehind } from '../../figures/vehicles/safariCarBehind.ts';
import { plain } from '../../land/ground.ts';
import { hills, ridge } from '../../land/ridges.ts';
import { cone } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { fans } from '../../sky/hidden.ts';
import { sky, stars } from '../../sky/skies.ts';
import { stillWater } from '../../water/lakeland.ts';
import { quayLamps } from '../../water/shore.ts';
import { tealSea } from '../../water/tealSea.ts';
import { ripples } from '../../water/water.ts';

/** The scene at the head of each article. */
export const articleHeaders: readonly Picture[] = [
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
    'articles/ea8places',
    light('dawn', 'kenya', 'behind-right'),
    sky({ horizon: 270, stops: ['#2f5ca8', '#7f8fb8', '#eda880', '#fcd9a4'] }),
    fans({ x: 1010, y: 300, turn: -100, spread: 120, reach: 700 }),
    ridge({ y: 290, rise: 70, depth: 0.85 }),
    cone({ x: 420, y: 210, width: 420, height: 110, depth: 0.7, crater: 0.3 }),
    cone({ x: 700, y: 256, width: 240, height: 64, depth: 0.7, crater: 0.3 }),
    plain({ y: 320, far: 0.7, near: 0.5 }),
    stillWater({ y: 360, to: 440, far: '#fde6bc', middle: '#f2c3a0', near: '#d6a08c' }),
    hills({ y: '-30,420 300,450 620,430 1230,450', rise: 12, depth: 0.5, of: 'earth', plain: true }),
    cut(
      '#e8a878',
      '600,436,1 604,436,1 596,490 660,570 800,700 1010,960,1 330,960,1 480,720 590,580 576,500',
    ),
    cut(
      { fill: '#c97a54', opacity: 0.8 },
      '640,660,1 648,660,1 600,960,1 480,960,1',
      '700,660,1 708,660,1 880,960,1 770,960,1',
    ),
    hills({ y: '-20,450 160,560 330,720 400,960', rise: 16, depth: 0.2, of: 'earth' }),
    hills({ y: '880,960 980,740 1100,620 1240,520', rise: 16, depth: 0.14, of: 'earth' }),
    place(safariCarBehind(), {
      x: 668,
      y: 742,
      metre: 88,
      depth: 0.2,
      coat: { body: '#f4e8d0', shade: '#8a5a3c' },
    }),
    place(acacia(), { x: 1070, y: 800, metre: 66, depth: 0.03 }),
    place(euphorbia(), { x: 130, y: 880, metre: 46, depth: 0.03 }),
  ),
];
