import { cut, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { mombasaBalcony } from '../../figures/buildings/mombasaBalcony.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { walker } from '../../figures/people/walker.ts';
import { fortEmbrasure, oldCannon } from '../../figures/placing/fortEmbrasure.ts';
import { greatDhow } from '../../figures/placing/greatDhow.ts';
import { place } from '../../figures/placing/place.ts';
import { bougainvillea } from '../../figures/plants/frame.ts';
import { tukTuk } from '../../figures/vehicles/tukTuk.ts';
import { plain } from '../../land/ground.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

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
    plan({ subject: [480, 160, 260, 360], camera: 'frame' }),
    wash(['#1f6cb8', '#5cabdc', '#d4ecec'], { height: 540 }),
    cut('#3f8a5c', '300,530,1 420,516 560,520 700,512 900,524,1 900,548,1 300,548,1'),
    wash(['#7fdcd0', '#25a0b4', '#0f6a98'], { y: 540, height: 180 }),
    cut(
      { fill: '#eafff2', opacity: 0.8 },
      '360,600,1 460,596 540,600,1 460,605',
      '700,580,1 780,576 850,580,1 780,585',
      '640,668,1 760,662 850,668,1 760,675',
      '360,668,1 430,664 500,668,1 430,673',
    ),
    greatDhow(246, 172, 0.57),
    ...fortEmbrasure,
    // The gun's shade on the sill.
    cut({ fill: '#8a3c48', opacity: 0.75 }, '700,720,1 800,706 860,720 1000,910,1 780,910,1'),
    oldCannon(780, 856, -14, 0.84),
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
