import { moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, stars } from '../../sky/skies.ts';
import { tarn } from '../../water/tarn.ts';

const NIGHTFALL = {
  bark: '#0d1020',
  lit: '#8a5a6c',
  dead: '#181830',
  withered: '#4c3c54',
  shade: '#0c2230',
  leaf: '#1c4448',
  sunny: '#4c7864',
  rim: '#f2b08c',
};
const BOUGHS = [
  '20,90,80 0,-120,60 10,-260,52 -10,-420,42 -20,-560,34',
  '0,-220,48 -120,-300,38 -190,-370,34 -220,-440,30',
  '20,-300,44 120,-400,38 170,-480,34 180,-540,30',
] as const;
const ROSETTES = [
  [184, -560, 140],
  [-222, -460, 140],
  [-20, -610, 164],
] as const;

/** The Mountains of the Moon before day. */
export const rwenzori: readonly Picture[] = [
  picture(
    'places/rwenzori-2',
    light('dusk', 'uganda', 'right'),
    plan({ subject: [640, 130, 130, 170], camera: 'wide' }),
    sky({ horizon: 470, stops: ['#0d1238', '#232c6c', '#6a558f', '#f2a47c'] }),
    stars({ to: 220, count: 36 }),
    tarn,
    moved({ x: 170, y: 846, scale: 0.24 }, ...groundselNear(BOUGHS, ROSETTES, NIGHTFALL)),
    hills({ y: '0,812 600,850 1200,800', rise: 22, depth: 0.02, of: 'leaf', plain: true }),
    moved({ x: 1010, y: 880, scale: 0.72 }, ...groundselNear(BOUGHS, ROSETTES, NIGHTFALL)),
  ),
];
