import { picture, type Picture } from '../../canvas/picture.ts';
import { monkey } from '../../figures/animals/monkey.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { carvedDoor, stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { stall } from '../../figures/objects/planks.ts';
import { spiceBasket } from '../../figures/objects/table.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { bougainvillea, lianaBranch } from '../../figures/plants/frame.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { beach, quay } from '../../water/shore.ts';
import { ripples, sea } from '../../water/water.ts';

/** The spice island. */
export const zanzibar: readonly Picture[] = [
  picture(
    'places/zanzibar-1',
    light('noon', 'zanzibar', 'left'),
    sky({ horizon: 470 }),
    cumulus({ x: 250, y: 456, width: 520, height: 170, depth: 0.4 }),
    row([stoneTownHouse()], {
      from: [560, 486],
      to: [1240, 486],
      count: 9,
      metre: [8, 7],
      depth: 0.56,
      shadow: false,
    }),
    herd([coconutPalm()], { x: 900, y: 490, width: 640, height: 4, count: 7, metre: [10, 14], depth: 0.5 }),
    place(houseOfWonders(), { x: 880, y: 488, metre: 8, depth: 0.42, shadow: false }),
    sea({ horizon: 490 }),
    quay,
    place(farDhow(), { x: 150, y: 510, metre: 11, shadow: false }),
    ripples({ y: 530, to: 840, count: 50 }),
    place(dhow(), { x: 400, y: 760, metre: 50, shadow: false }),
    ripples({ y: 762, to: 830, x: 180, width: 520, count: 24 }),
    beach({ shore: '-20,900 420,880 860,850 1220,770' }),
    place(coconutPalm({ seed: 5 }), { x: 980, y: 850, metre: 52, depth: 0.2 }),
  ),
  picture(
    'places/zanzibar-2',
    light('sunset', 'zanzibar', 'left'),
    sky({ horizon: 560 }),
    sun({ x: 300, y: 500, r: 90, cuts: 3 }),
    sea({ horizon: 560 }),
    place(farDhow(), { x: 380, y: 590, metre: 22, shadow: false, depth: 0.05 }),
    row([stoneTownHouse()], {
      from: [700, 760],
      to: [1200, 780],
      count: 4,
      metre: [22, 26],
      depth: 0.12,
      shadow: false,
    }),
    hills({ y: '0,860 600,800 1200,770', rise: 10, depth: 0.1, of: 'sand', plain: true }),
    place(coconutPalm(), { x: 190, y: 880, metre: 62, depth: 0.02 }),
    place(coconutPalm({ seed: 3, lean: -3 }), { x: 620, y: 850, metre: 40, depth: 0.02 }),
  ),
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    sky({ stops: ['#3f8a66', '#69a878', '#a3c98c', '#e2e8b2'], horizon: 900 }),
    trunks({ y: 760, depth: 0.7, count: 10 }),
    forest({ y: 800, rise: 80, depth: 0.4, crown: 28 }),
    place(lianaBranch(), { x: 1200, y: 560, metre: 165, depth: 0.14, flip: true, shadow: false }),
    place(monkey('walking'), {
      x: 640,
      y: 560,
      metre: 360,
      depth: 0.24,
      shadow: false,
      coat: { body: '#a8482f', shade: '#7a3324', dark: '#2b2426', pale: '#f4ead6', accent: '#8cac60' },
    }),
    leaves({ corner: 'bottom-left', size: 340, depth: 0.06 }),
    leaves({ corner: 'top-left', size: 240, depth: 0.12 }),
  ),
  picture(
    'places/zanzibar-4',
    light('morning', 'zanzibar', 'left'),
    sky({ stops: ['#7cc4a8', '#a9d6ae', '#d8e4b4', '#f6edc8'], horizon: 640 }),
    forest({ y: 480, rise: 110, depth: 0.66, crown: 26 }),
    herd([coconutPalm(), banana()], {
      x: 620,
      y: 560,
      width: 1100,
      height: 30,
      count: 8,
      metre: [26, 34],
      depth: 0.5,
    }),
    hills({ y: 590, rise: 20, depth: 0.4, of: 'grass' }),
    place(walker(), {
      x: 730,
      y: 716,
      metre: 170,
      depth: 0.34,
      flip: true,
      coat: { body: '#c2452a', shade: '#8d3020', lit: '#5f3a28', accent: '#d9583c' },
    }),
    stall,
    place(spiceBasket(), {
      x: 250,
      y: 740,
      metre: 92,
      depth: 0.36,
      shadow: false,
      coat: { accent: '#d8452c' },
    }),
    place(spiceBasket(), {
      x: 470,
      y: 850,
      metre: 118,
      depth: 0.32,
      shadow: false,
      coat: { accent: '#f0b53c', lit: '#9c4a2a' },
    }),
    place(spiceBasket(), {
      x: 960,
      y: 850,
      metre: 110,
      depth: 0.32,
      shadow: false,
      coat: { accent: '#7a3a24', lit: '#d8963c' },
    }),
  ),
  picture(
    'places/zanzibar-5',
    light('golden', 'zanzibar', 'left'),
    (canvas) => canvas.rect(0, 0, 1200, 900, { fill: '#f3e6c8' }),
    (canvas) => canvas.rect(0, 840, 1200, 60, { fill: '#cbb48c' }),
    place(carvedDoor(), { x: 520, y: 846, metre: 232, depth: 0.26, shadow: false }),
    place(bougainvillea(), { x: 1200, y: 60, metre: 190, flip: true, depth: 0.24, shadow: false }),
  ),
];
