import { picture, type Picture } from '../../canvas/picture.ts';
import { fish } from '../../figures/animals/fish.ts';
import { tortoise } from '../../figures/animals/tortoise.ts';
import { turtle } from '../../figures/animals/turtle.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { launch } from '../../figures/boats/launch.ts';
import { canoe, outrigger } from '../../figures/boats/outrigger.ts';
import { jetty } from '../../figures/buildings/harbour.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { spiceBasket } from '../../figures/objects/table.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { guide } from '../../figures/people/guide.ts';
import { kitesurfer } from '../../figures/people/kitesurfer.ts';
import { walker } from '../../figures/people/walker.ts';
import { worker } from '../../figures/people/worker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { coffeeBush } from '../../figures/plants/coffee.ts';
import { coral } from '../../figures/plants/coral.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { mangrove } from '../../figures/plants/undergrowth.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { birds } from '../../sky/weather.ts';
import { beach } from '../../water/shore.ts';
import { splash } from '../../water/splash.ts';
import { below } from '../../water/undersea.ts';
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
    'articles/changuu',
    light('dawn', 'zanzibar', 'left'),
    sky({ horizon: 440 }),
    sun({ x: 230, y: 330, r: 60 }),
    sea({ horizon: 440 }),
    forest({ y: '560,470 820,440 1230,420', rise: 50, depth: 0.54, crown: 16, to: 476 }),
    ripples({ y: 480, to: 760, count: 40 }),
    place(jetty(), { x: 1010, y: 600, metre: 40, shadow: false, depth: 0.34 }),
    place(guide('pointing'), { x: 360, y: 600, metre: 62, depth: 0.34, shadow: false }),
    place(walker(), { x: 440, y: 600, metre: 60, depth: 0.34, shadow: false }),
    place(launch(), { x: 420, y: 620, metre: 60, shadow: false, depth: 0.34 }),
    beach({ shore: '-20,800 360,770 800,730 1220,610' }),
    place(tortoise(), { x: 720, y: 846, metre: 250, depth: 0.3 }),
    place(tortoise(), { x: 1090, y: 760, metre: 120, depth: 0.36, flip: true }),
  ),
  picture(
    'articles/mnemba',
    light('noon', 'zanzibar', 'right'),
    sky({ horizon: 330 }),
    cumulus({ x: 900, y: 300, width: 380, height: 110 }),
    hills({ y: 320, rise: 10, depth: 0.6, of: 'sand', to: 336 }),
    herd([coconutPalm()], { x: 280, y: 324, width: 420, height: 4, count: 7, metre: [8, 12] }),
    sea({ horizon: 338, to: 430 }),
    place(dhow(), { x: 760, y: 384, metre: 32, shadow: false, depth: 0.34 }),
    below,
    place(turtle(), { x: 360, y: 620, metre: 190, depth: 0.4, shadow: false, turn: -12 }),
    herd([fish('fusilier')], {
      x: 780,
      y: 560,
      width: 420,
      height: 120,
      count: 8,
      metre: [36, 56],
      shadow: false,
    }),
    place(coral('table'), { x: 300, y: 890, metre: 170, depth: 0.36, shadow: false }),
    place(coral('branching'), { x: 480, y: 900, metre: 130, depth: 0.34, shadow: false }),
    place(coral('fan'), { x: 960, y: 900, metre: 240, depth: 0.34, shadow: false }),
    place(fish('angel'), { x: 640, y: 740, metre: 84, depth: 0.34, shadow: false, flip: true }),
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
  picture(
    'articles/pemba',
    light('dusk', 'zanzibar', 'right'),
    sky({ horizon: 440 }),
    birds({ x: 420, y: 200, count: 12, size: 26 }),
    forest({ y: 450, rise: 110, depth: 0.55, crown: 16 }),
    sea({ horizon: 470 }),
    forest({ y: '820,560 1000,520 1240,500', rise: 50, depth: 0.3, crown: 18, to: 570 }),
    ripples({ y: 500, to: 860, x: 120, width: 560, count: 60 }),
    place(outrigger(), { x: 460, y: 740, metre: 66, shadow: false, depth: 0.4 }),
    place(mangrove(), { x: 1040, y: 860, metre: 80, depth: 0.05, shadow: false }),
  ),
];
