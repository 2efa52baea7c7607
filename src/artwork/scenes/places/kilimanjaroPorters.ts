import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { porterAway, type PorterDress } from '../../figures/people/porterAway.ts';
import { groundselNear, type GroundselColours } from '../../figures/plants/groundselNear.ts';
import { kiboInPlanes } from '../../land/kiboInPlanes.ts';
import { light } from '../../light/light.ts';

const [SKY, CLOUD, NEAR] = ['#f59f7e', '#fff0d6', '#24655a'];
const KIBO = { rock: '#7a68ac', deep: '#54478c', warm: '#a283b4', snow: '#fffaf0', ice: '#d3c2e2' };
const GROUNDSEL: GroundselColours = {
  bark: '#2c2038',
  lit: '#8a5a4c',
  dead: '#3a2a3c',
  withered: '#a0704c',
  shade: '#12403f',
  leaf: '#236b55',
  sunny: '#5fa860',
  rim: '#d2e08a',
};
const FIRST: PorterDress = {
  jacket: '#a82a34',
  jacketLit: '#ee5c3c',
  pack: '#d98e2a',
  packLit: '#ffcb52',
  load: '#114c48',
  loadLit: '#3f9a70',
  hat: '#20284c',
  hatLit: '#4a5a94',
};
const SECOND: PorterDress = {
  ...FIRST,
  jacket: '#1e5a78',
  jacketLit: '#46a0b4',
  pack: '#5c2440',
  packLit: '#a84a54',
};

/** A groundsel with one head, 430 high, its foot at the origin. */
const single: readonly Layer[] = groundselNear(['0,10,30 -6,-120,26 4,-330,24'], [[4, -330, 104]], GROUNDSEL);

/** Who walks among the groundsels of the moorland: a load on a head, a rosette on a stem. */
export const kilimanjaroPorters: readonly Picture[] = [
  picture(
    'places/kilimanjaro-4',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [360, 210, 210, 190], camera: 'back' }),
    wash(SKY),
    kiboInPlanes({ x: 610, y: 800, scale: 1 }, KIBO),
    floor(CLOUD, '-40,690 200,664 480,700 760,676 1000,704 1240,670'),
    moved({ x: 176, y: 840, scale: 1.44 }, ...single),
    moved({ x: 466, y: 838, scale: 1.42 }, ...porterAway(SECOND)),
    moved({ x: 742, y: 810, scale: 1.44 }, ...single),
    moved({ x: 1030, y: 808, scale: 1.42 }, ...porterAway(FIRST)),
    floor(NEAR, '-40,824 300,812 620,794 900,786 1240,760'),
  ),
];
