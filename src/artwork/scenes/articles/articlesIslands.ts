import { picture, type Picture } from '../../canvas/picture.ts';
import { fish } from '../../figures/animals/fish.ts';
import { turtle } from '../../figures/animals/turtle.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { outrigger } from '../../figures/boats/outrigger.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { coral } from '../../figures/plants/coral.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { mangrove } from '../../figures/plants/undergrowth.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { birds } from '../../sky/weather.ts';
import { below } from '../../water/undersea.ts';
import { tealSea } from '../../water/tealSea.ts';
import { ripples, sea } from '../../water/water.ts';

/** Pemba and the islets of Zanzibar, which only the articles visit. */
export const articlesIslands: readonly Picture[] = [
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
    'articles/pemba',
    light('dusk', 'zanzibar', 'right'),
    sky({ horizon: 440, bands: 7, stops: ['#1c2a66', '#5a4a94', '#e0708a', '#ffb878'] }),
    birds({ x: 420, y: 200, count: 12, size: 26 }),
    forest({ y: 450, rise: 110, depth: 0.55, crown: 16 }),
    tealSea({ horizon: 470 }),
    forest({ y: '820,560 1000,520 1240,500', rise: 50, depth: 0.3, crown: 18, to: 570 }),
    ripples({ y: 500, to: 860, x: 120, width: 560, count: 60 }),
    place(outrigger(), {
      x: 460,
      y: 740,
      metre: 66,
      depth: 0.3,
      by: light('noon', 'zanzibar', 'right'),
      coat: { pale: '#f8d0a0', lit: '#f0784e' },
    }),
    place(mangrove(), { x: 1040, y: 860, metre: 80, depth: 0.05, shadow: false }),
  ),
];
