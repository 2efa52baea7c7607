import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { spiceBasket } from '../../figures/objects/table.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { kitesurfer } from '../../figures/people/kitesurfer.ts';
import { walker } from '../../figures/people/walker.ts';
import { worker } from '../../figures/people/worker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { coffeeBush } from '../../figures/plants/coffee.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { mangrove } from '../../figures/plants/undergrowth.ts';
import { plain } from '../../land/ground.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { beach } from '../../water/shore.ts';
import { splash } from '../../water/splash.ts';
import { lake, ripples, sea } from '../../water/water.ts';

/** Places of Zanzibar that only the articles visit. */
export const articlesZanzibar: readonly Picture[] = [
  picture(
    'articles/jozani',
    light('morning', 'zanzibar', 'left'),
    sky({ horizon: 420 }),
    forest({ y: 440, rise: 80, depth: 0.7, crown: 22 }),
    lake({ y: 470, depth: 0.35 }),
    place(mangrove(), { x: 260, y: 640, metre: 56, depth: 0.4, shadow: false }),
    place(mangrove({ seed: 2 }), { x: 930, y: 620, metre: 50, depth: 0.42, shadow: false }),
    place(mangrove({ seed: 3 }), { x: 600, y: 800, metre: 92, depth: 0.2, shadow: false }),
    ripples({ y: 700, to: 880, count: 24 }),
    place(boatman(), { x: 270, y: 808, metre: 74, depth: 0.3, shadow: false }),
    place(canoe(), { x: 300, y: 820, metre: 70, depth: 0.3, shadow: false }),
  ),
  picture(
    'articles/nungwi',
    light('sunset', 'zanzibar', 'right'),
    sky({ horizon: 520 }),
    sun({ x: 860, y: 450, r: 84, cuts: 2 }),
    sea({ horizon: 520 }),
    ripples({ y: 540, to: 680, x: 700, width: 320, count: 22, colour: '#ffe2a8' }),
    place(farDhow(), { x: 420, y: 560, metre: 22, shadow: false, depth: 0.2 }),
    place(dhow(), { x: 640, y: 690, metre: 38, shadow: false, depth: 0.1 }),
    beach({ shore: '-20,690 300,730 700,800 1220,860' }),
    place(coconutPalm({ lean: 4 }), { x: 180, y: 850, metre: 66, depth: 0.03 }),
  ),
  picture(
    'articles/paje',
    light('noon', 'zanzibar', 'right'),
    sky({ horizon: 380 }),
    cumulus({ x: 220, y: 364, width: 380, height: 120 }),
    sea({ horizon: 380 }),
    ripples({ y: 400, to: 690, count: 60 }),
    place(kitesurfer(), {
      x: 250,
      y: 430,
      metre: 20,
      depth: 0.5,
      shadow: false,
      coat: { accent: '#f0b53c' },
    }),
    place(kitesurfer(), { x: 330, y: 640, metre: 58, depth: 0.3, shadow: false }),
    splash({ x: 310, y: 652, width: 150, height: 40, lean: -40 }),
    beach({ shore: '-20,760 360,740 780,700 1220,690' }),
    place(coconutPalm({ seed: 5, lean: -4 }), { x: 1090, y: 850, metre: 58, depth: 0.2 }),
    place(coconutPalm({ seed: 2, lean: -3 }), { x: 1210, y: 880, metre: 66, depth: 0.14 }),
  ),
  picture(
    'articles/spice-farms',
    light('noon', 'zanzibar', 'left'),
    sky({ horizon: 400 }),
    forest({ y: 420, rise: 70, depth: 0.7, crown: 22 }),
    herd([coconutPalm(), banana()], {
      x: 640,
      y: 470,
      width: 1100,
      height: 20,
      count: 8,
      metre: [24, 32],
      depth: 0.5,
    }),
    plain({ y: 500, of: 'leaf', tufts: 10 }),
    place(roundHut(), { x: 980, y: 620, metre: 46, depth: 0.36 }),
    place(coffeeBush({ seed: 2 }), { x: 180, y: 720, metre: 110, depth: 0.32, coat: { accent: '#e8b84a' } }),
    place(coffeeBush({ seed: 5 }), { x: 410, y: 690, metre: 92, depth: 0.36, coat: { accent: '#e8b84a' } }),
    place(worker('picking'), { x: 300, y: 800, metre: 176, depth: 0.32 }),
    place(walker(), { x: 780, y: 790, metre: 150, depth: 0.32, flip: true }),
    place(spiceBasket(), { x: 1000, y: 860, metre: 62, depth: 0.3 }),
    place(spiceBasket(), {
      x: 620,
      y: 870,
      metre: 54,
      depth: 0.3,
      coat: { accent: '#e0a528', lit: '#c9602a' },
    }),
  ),
];
