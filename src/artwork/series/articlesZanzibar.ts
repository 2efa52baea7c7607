import { fish } from '../animals/fish.ts';
import { turtle } from '../animals/turtle.ts';
import { rays } from '../beams.ts';
import { dhow, farDhow } from '../boats/dhow.ts';
import { launch } from '../boats/launch.ts';
import { outrigger } from '../boats/outrigger.ts';
import { jetty } from '../buildings/harbour.ts';
import { roundHut } from '../buildings/thatched.ts';
import { cumulus } from '../clouds.ts';
import { coconutPalm } from '../flora/palm.ts';
import { mangrove } from '../flora/undergrowth.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { spiceBasket } from '../objects/table.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { beach } from '../shore.ts';
import { sky, sun } from '../skies.ts';
import { lake, ripples, sea } from '../water.ts';
import { birds } from '../weather.ts';
import { leaves } from '../woods.ts';

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
    leaves({ corner: 'top-right', size: 240, depth: 0.08 }),
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
    light('noon', 'zanzibar', 'left'),
    sky({ horizon: 360 }),
    cumulus({ x: 760, y: 350, width: 560, height: 120, depth: 0.5 }),
    sea({ horizon: 360 }),
    ripples({ y: 400, to: 640, count: 60 }),
    place(outrigger(), { x: 780, y: 560, metre: 40, shadow: false, turn: -4 }),
    place(outrigger(), { x: 420, y: 470, metre: 22, shadow: false }),
    beach({ shore: '-20,640 400,690 900,660 1220,700' }),
    place(coconutPalm({ lean: -5 }), { x: 330, y: 860, metre: 74, depth: 0.14 }),
    place(coconutPalm({ lean: -4, seed: 2 }), { x: 1050, y: 880, metre: 60, depth: 0.16 }),
  ),
  picture(
    'articles/changuu',
    light('dawn', 'zanzibar', 'left'),
    sky({ horizon: 450 }),
    sun({ x: 260, y: 340, r: 60 }),
    sea({ horizon: 450 }),
    forest({ y: '640,480 860,450 1240,440', rise: 40, depth: 0.5, crown: 16, to: 480 }),
    ripples({ y: 500, to: 800, count: 34 }),
    place(jetty(), { x: 880, y: 640, metre: 34, shadow: false, depth: 0.3 }),
    place(launch(), { x: 420, y: 730, metre: 70, shadow: false, depth: 0.22 }),
  ),
  picture(
    'articles/mnemba',
    light('noon', 'zanzibar', 'right'),
    sky({ stops: ['#78d4d6', '#36a3b8', '#15708e', '#0b4a6a'], horizon: 900 }),
    rays({ x: 640, y: -120, count: 8, turn: 90, spread: 56, reach: 1000, opacity: 0.2 }),
    hills({ y: 830, rise: 60, depth: 0.2, of: '#c2685a' }),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.2, of: '#d89a44', slim: true }),
    place(turtle(), { x: 420, y: 420, metre: 230, depth: 0.26, shadow: false, turn: -14 }),
    place(fish(), { x: 800, y: 560, metre: 120, shadow: false, flip: true }),
    place(fish(), { x: 960, y: 460, metre: 84, shadow: false, flip: true }),
    place(fish(), { x: 900, y: 690, metre: 96, shadow: false, flip: true }),
  ),
  picture(
    'articles/spice-farms',
    light('noon', 'zanzibar', 'left'),
    sky({ horizon: 460 }),
    forest({ y: 480, rise: 70, depth: 0.6, crown: 22 }),
    plain({ y: 560, of: 'earth' }),
    place(roundHut(), { x: 880, y: 680, metre: 50, depth: 0.3 }),
    place(coconutPalm(), { x: 240, y: 720, metre: 54, depth: 0.26 }),
    place(spiceBasket(), { x: 420, y: 820, metre: 96, depth: 0.24 }),
    place(spiceBasket(), { x: 690, y: 850, metre: 104, depth: 0.24, coat: { accent: '#7a4028' } }),
    leaves({ corner: 'bottom-right', size: 240, depth: 0.08 }),
  ),
  picture(
    'articles/pemba',
    light('dusk', 'zanzibar', 'right'),
    sky({ horizon: 440 }),
    birds({ x: 420, y: 200, count: 12, size: 26 }),
    forest({ y: 450, rise: 110, depth: 0.55, crown: 16 }),
    sea({ horizon: 470 }),
    forest({ y: '820,560 1000,520 1240,500', rise: 50, depth: 0.3, crown: 18, to: 570 }),
    ripples({ y: 600, to: 840, count: 30 }),
    place(outrigger(), { x: 460, y: 740, metre: 58, shadow: false, depth: 0.1 }),
    place(mangrove(), { x: 1040, y: 860, metre: 80, depth: 0.05, shadow: false }),
  ),
];
