import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { veranda } from '../../figures/buildings/veranda.ts';
import { onlooker } from '../../figures/people/fromBehind.ts';
import { gorillaMother } from '../../figures/placing/gorillaMother.ts';
import { place } from '../../figures/placing/place.ts';
import { silverbackProfile } from '../../figures/placing/silverbackProfile.ts';
import { forest } from '../../land/ridges.ts';
import { twinLakes } from '../../land/twinLakes.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, stars } from '../../sky/skies.ts';

/** Fur under a clearing storm, the last light along its edge. */
const DUSK_FUR = {
  dark: '#1a1b3e',
  body: '#2c305c',
  lit: '#4b5288',
  edge: '#f4b684',
  skin: '#171731',
  gleam: '#6d719c',
  young: '#6e5a72',
  youngDark: '#463a58',
} as const;

/** Volcanoes and gorillas, five times. */
export const volcanoTrip: readonly Picture[] = [
  // The promise: a silverback looks at us, the chain behind him.
  picture(
    'packages/volcanoesandgorillas-1',
    light('dawn', 'rwanda', 'left'),
    plan({ subject: [500, 200, 560, 640], camera: 'close' }),
    sky({ horizon: 520, stops: ['#5466a6', '#a792b8', '#efb09a', '#fcdcb4'] }),
    virunga([{ x: 240, y: 210, foot: 800, width: 1080, mouth: 50, fill: '#4a558f' }]),
    mistBank({ y: 520, height: 330, colour: '#f6d9bd', strength: 1, count: 12 }),
    ...silverbackProfile,
  ),
  // The twin lakes from above, one ridge between them.
  picture(
    'packages/volcanoesandgorillas-2',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [440, 80, 480, 280], camera: 'above' }),
    sky({ horizon: 260, stops: ['#3f6a9a', '#7f9ab0', '#d9c8a0', '#f8dfa8'] }),
    virunga([
      { x: 130, y: 220, foot: 520, width: 760, mouth: 110, fill: '#6b7aa8' },
      { x: 660, y: 70, foot: 560, width: 1240, mouth: 36, fill: '#2a3c78' },
    ]),
    mistBank({ y: 350, height: 120, colour: '#fbe6bc', strength: 1 }),
    cut('#86ab5c', '-40,438,1 -40,412,1 200,404 440,410 640,398 860,392 1040,410 1240,416,1 1240,438,1'),
    ...twinLakes,
  ),
  // The evening at the lodge.
  picture(
    'packages/volcanoesandgorillas-3',
    light('dusk', 'rwanda', 'right'),
    plan({ subject: [279, 427, 322, 126], camera: 'frame' }),
    sky({ horizon: 600, stops: ['#1c2458', '#4a5490', '#b08aa4', '#f6b48a'] }),
    stars({ to: 340, count: 60 }),
    virunga([
      { x: 960, y: 330, foot: 700, width: 900, mouth: 120, teeth: teethOf(0.6), fill: '#3a4680' },
      { x: 420, y: 210, foot: 720, width: 1120, mouth: 40, fill: '#1f2a60' },
    ]),
    mistBank({ y: 530, height: 170, colour: '#b490a4', strength: 0.9 }),
    forest({ y: 690, rise: 40, depth: 0.3, crown: 18, of: '#1f2f4e' }),
    veranda,
    place(onlooker('knot'), {
      x: 420,
      y: 960,
      metre: 280,
      depth: 0.12,
      flip: true,
      shadow: false,
      by: light('golden', 'rwanda', 'left'),
      coat: { body: '#c2452a', shade: '#7d2a24', pale: '#ffb45e' },
    }),
  ),
  // A mother and her infant in the rain's last light.
  picture(
    'packages/volcanoesandgorillas-5',
    light('storm', 'rwanda', 'left'),
    plan({ subject: [280, 360, 540, 320], camera: 'profile' }),
    sky({ horizon: 560, stops: ['#4a5888', '#959ab0', '#e0bca4', '#f8d7a8'] }),
    virunga([{ x: 300, y: 130, foot: 700, width: 1150, mouth: 110, fill: '#2a3668' }]),
    mistBank({ y: 400, height: 400, colour: '#f4dcbc', strength: 1, count: 14 }),
    cut('#39406c', '-40,820,1 200,800 500,812 800,796 1240,780,1 1240,920,1 -40,920,1'),
    ...gorillaMother(DUSK_FUR),
    leaves({ corner: 'bottom-left', size: 220, depth: 0.03 }),
    leaves({ corner: 'bottom-right', size: 240, depth: 0.02 }),
  ),
];
