import { cut } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { fortJesus } from '../../figures/buildings/fortJesus.ts';
import { mombasaBalcony } from '../../figures/buildings/mombasaBalcony.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { bougainvillea } from '../../figures/plants/frame.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { tukTuk } from '../../figures/vehicles/tukTuk.ts';
import { plain } from '../../land/ground.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { ripples, sea } from '../../water/water.ts';

const LIME = { body: '#f2dcb0', shade: '#b08a6c' };

const TEAL_DRESS = {
  body: '#2f7f7a',
  shade: '#1f5a5c',
  lit: '#5f3a28',
  dark: '#2a1d22',
  pale: '#f0d9a0',
  accent: '#3a948c',
};

/** The coral town on its island. */
export const mombasa: readonly Picture[] = [
  picture(
    'places/mombasa-1',
    light('morning', 'kenya', 'left'),
    plan({ subject: [620, 330, 200, 190], camera: 'wide' }),
    sky({ horizon: 560, bands: 7, stops: ['#154a9c', '#3f86c8', '#a4cfe0', '#fde6bc'] }),
    cumulus({ x: 240, y: 540, width: 460, height: 190, depth: 0.1 }),
    herd([coconutPalm(), coconutPalm({ seed: 4 })], {
      x: 860,
      y: 560,
      width: 620,
      height: 8,
      count: 7,
      metre: [18, 24],
      depth: 0.5,
    }),
    place(fortJesus(), {
      x: 700,
      y: 600,
      metre: 16,
      shadow: false,
      depth: 0.26,
      coat: { body: '#e89a5c', shade: '#8e4630', lit: '#ffd9a0' },
    }),
    sea({ horizon: 600 }),
    ripples({ y: 610, to: 880, count: 50 }),
    place(farDhow(), { x: 120, y: 640, metre: 22, shadow: false, coat: { pale: '#d9743c' } }),
    place(dhow(), {
      x: 880,
      y: 810,
      metre: 40,
      flip: true,
      shadow: false,
      coat: { pale: '#e08a4a', lit: '#f0b070', body: '#3f6f7a' },
    }),
    ripples({ y: 812, to: 870, x: 640, width: 460, count: 20 }),
    place(boatman(), { coat: CLOTHES.yellow, x: 330, y: 806, metre: 70, depth: 0.3, shadow: false }),
    place(canoe(), { x: 350, y: 820, metre: 66, depth: 0.3, shadow: false }),
  ),
  picture(
    'places/mombasa-2',
    light('golden', 'kenya', 'right'),
    plan({ subject: [460, 220, 460, 100], camera: 'front' }),
    sky({ horizon: 820 }),
    place(stoneTownHouse(), { coat: LIME, x: 190, y: 800, metre: 70, depth: 0.44, shadow: false }),
    place(stoneTownHouse(), {
      coat: LIME,
      x: 1060,
      y: 800,
      metre: 64,
      depth: 0.48,
      shadow: false,
      flip: true,
    }),
    place(mombasaBalcony(), {
      x: 620,
      y: 806,
      metre: 82,
      depth: 0.3,
      shadow: false,
      coat: { body: '#ffeccb', dark: '#26101c', accent: '#17665c' },
    }),
    cut(
      { fill: '#3a1430', opacity: 0.6 },
      '-20,-20,1 420,-20,1 -20,420,1',
      '-20,640,1 760,802,1 -20,802,1',
      '1220,300,1 820,802,1 1220,802,1',
    ),
    plain({ y: 802, of: '#b8926a', tufts: 0, far: 0.44, near: 0.34 }),
    place(tukTuk(), { x: 300, y: 862, metre: 88, depth: 0.3 }),
    place(walker('umbrella'), { x: 640, y: 866, metre: 88, depth: 0.3, flip: true }),
    place(walker(), { x: 960, y: 858, metre: 84, depth: 0.3, flip: true, coat: TEAL_DRESS }),
    place(bougainvillea(), { x: 1200, y: 40, metre: 150, flip: true, depth: 0.24, shadow: false }),
  ),
];
