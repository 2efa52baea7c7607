import { moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { hills } from '../../land/ridges.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { sky, stars } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { tarn } from '../../water/tarn.ts';

const MORNING = {
  rock: '#5d8290',
  deep: '#24485c',
  glint: '#e6d4b4',
  snow: '#fffaea',
  ice: '#a9cdd0',
  mist: '#d5e4cc',
};

const FURTHER = { ...MORNING, deep: '#3c6678', glint: '#c8ccb8', snow: '#d2e4e2', ice: '#86b2bc' };

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

/** The Mountains of the Moon. */
export const rwenzori: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [260, 175, 450, 250], camera: 'wide' }),
    sky({ horizon: 560, stops: ['#0a2f48', '#174f68', '#3f8290', '#cfdcb8'] }),
    speke({ x: 150, y: 600, scale: 1.05 }, FURTHER),
    speke({ x: 1060, y: 590, scale: 0.8 }, FURTHER),
    stanley({ x: 560, y: 640, scale: 0.98 }, MORNING),
    mist({ y: 600, height: 110, strength: 0.95 }),
    hills({ y: '-30,640 500,690 1230,600', rise: 70, depth: 0.5, of: 'leaf' }),
    herd([groundsel(), lobelia(), groundsel({ variant: 2 })], {
      x: 620,
      y: 660,
      width: 1100,
      height: 60,
      count: 13,
      metre: [12, 22],
      flat: '#356a5c',
      shadow: false,
    }),
    mist({ y: 750, height: 60, strength: 0.5 }),
    hills({ y: '-30,700 260,800 640,850 1230,740', rise: 20, depth: 0.08, of: 'leaf', plain: true }),
    place(groundsel({ variant: 3 }), { x: 985, y: 860, metre: 88, depth: 0.05 }),
    place(lobelia(), { x: 150, y: 850, metre: 100, depth: 0.06 }),
    place(lobelia({ seed: 3 }), { x: 330, y: 890, metre: 82, depth: 0.06 }),
    undergrowth({ y: '-40,850 400,900 1240,860', size: 60, depth: 0.02 }),
  ),
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
