import { cut, floor, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { fortJesus } from '../../figures/buildings/fortJesus.ts';
import { mombasaBalcony } from '../../figures/buildings/mombasaBalcony.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { greatDhow } from '../../figures/placing/greatDhow.ts';
import { place } from '../../figures/placing/place.ts';
import { bougainvillea } from '../../figures/plants/frame.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { tukTuk } from '../../figures/vehicles/tukTuk.ts';
import { plain } from '../../land/ground.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { ripples } from '../../water/water.ts';

const LIME = { body: '#f2dcb0', shade: '#b08a6c' };

const TEAL_DRESS = {
  body: '#2f7f7a',
  shade: '#1f5a5c',
  lit: '#5f3a28',
  dark: '#2a1d22',
  pale: '#f0d9a0',
  accent: '#3a948c',
};

const COBALT_DRESS = { ...TEAL_DRESS, body: '#1d4c9c', shade: '#12306a', accent: '#d8452c' };

/** The coral town on its island. */
export const mombasa: readonly Picture[] = [
  picture(
    'places/mombasa-1',
    light('morning', 'kenya', 'left'),
    plan({ subject: [500, 120, 320, 420], camera: 'wide' }),
    wash(['#0f3f8c', '#2f7cc4', '#8cc4e2', '#fbe6c0'], { height: 620 }),
    cut(
      { fill: '#fff3dc', opacity: 0.75 },
      '60,150,1 200,132 380,136 470,146,1 330,152 180,164',
      '820,110,1 960,92 1240,104,1 1240,120,1 1000,124',
      '-20,236,1 100,226 260,240,1 120,250',
    ),
    herd([coconutPalm(), coconutPalm({ seed: 4 })], {
      x: 960,
      y: 600,
      width: 460,
      height: 6,
      count: 6,
      metre: [15, 20],
      depth: 0.5,
    }),
    place(fortJesus(), {
      x: 300,
      y: 622,
      metre: 14,
      shadow: false,
      depth: 0.22,
      coat: { body: '#e08a4c', shade: '#8a3f2c', lit: '#ffd49a', accent: '#b5502c' },
    }),
    floor('#4f7a4e', '640,604 760,580 900,590 1040,578 1220,590', 640),
    wash(['#0d4a8a', '#1f7fb8', '#52b4cc'], { y: 618, height: 290 }),
    cut({ fill: '#d98a54', opacity: 0.55 }, '-20,622,1 760,622,1 700,634 560,638 300,648 120,640 -20,650,1'),
    ripples({ y: 640, to: 890, count: 46 }),
    greatDhow(40, 26, 0.94),
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
    plain({ y: 802, of: '#b8926a', tufts: 0, far: 0.44, near: 0.34 }),
    // The shade of the roofs across the lane, and the light that falls through the gap between them.
    cut(
      { fill: '#2e1030', opacity: 0.62 },
      '-20,500,1 96,500,1 96,540,1 150,540,1 150,500,1 250,500,1 250,620,1 470,620,1 470,802,1 330,920,1 -20,920,1',
      '1220,430,1 1130,430,1 1130,470,1 1070,470,1 1070,540,1 900,540,1 900,802,1 790,920,1 1220,920,1',
    ),
    place(walker('umbrella'), { x: 690, y: 884, metre: 136, depth: 0.16, flip: true, coat: COBALT_DRESS }),
    place(walker(), { x: 1030, y: 862, metre: 112, depth: 0.2, flip: true, coat: TEAL_DRESS }),
    place(tukTuk(), { x: 230, y: 894, metre: 128, depth: 0.26 }),
    place(bougainvillea(), { x: 1200, y: 40, metre: 150, flip: true, depth: 0.24, shadow: false }),
  ),
];
