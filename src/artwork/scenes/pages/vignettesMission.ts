import { picture, type Picture } from '../../canvas/picture.ts';
import { lodge } from '../../figures/buildings/thatched.ts';
import { steeringWheel } from '../../figures/objects/camp.ts';
import { driversHands } from '../../figures/people/driversHands.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { banana } from '../../figures/plants/banana.ts';
import { dashboard } from '../../figures/vehicles/dashboard.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { grass } from '../../land/grass.ts';
import { plain, road } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { horizonGlow } from '../../sky/hidden.ts';
import { sky, stars, sun } from '../../sky/skies.ts';
import { lake, ripples } from '../../water/water.ts';

/** How the agency does it. */
export const vignettesMission: readonly Picture[] = [
  picture(
    'vignettes/mission-accommodation',
    light('dusk', 'uganda', 'left'),
    sky({ horizon: 380 }),
    horizonGlow({ y: 380, height: 160, strength: 0.6 }),
    stars({ to: 220, count: 40 }),
    hills({ y: 390, rise: 110, depth: 0.62, of: 'leaf' }),
    lake({ y: 470, to: 640, depth: 0.45 }),
    ripples({ y: 500, to: 620, count: 26 }),
    forest({ y: '-40,600 460,640 1240,560', rise: 50, depth: 0.3, crown: 22 }),
    hills({ y: 710, rise: 20, depth: 0.16, of: 'grass' }),
    place(lodge(), {
      x: 560,
      y: 820,
      metre: 50,
      depth: 0.34,
      shadow: false,
      by: light('golden', 'uganda', 'left'),
    }),
    lamplight({ x: 520, y: 760, r: 340, strength: 0.4 }),
    place(banana(), { x: 120, y: 880, metre: 120, depth: 0.04, shadow: false }),
    place(banana(), { x: 1110, y: 880, metre: 110, depth: 0.04, shadow: false, flip: true }),
  ),
  picture(
    'vignettes/mission-experienced-staff',
    light('golden', 'tanzania', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 820, y: 340, r: 76 }),
    hills({ y: 440, rise: 30, depth: 0.75 }),
    plain({ y: 446 }),
    road({ from: [640, 450], to: [600, 760], width: 520, tracks: true }),
    place(acacia(), { x: 300, y: 560, metre: 30, depth: 0.3 }),
    dashboard,
    place(steeringWheel(), {
      x: 420,
      y: 1010,
      metre: 125,
      depth: 0.4,
      shadow: false,
      coat: { body: '#8a5636', shade: '#5f3a28', lit: '#c98a50', dark: '#2a1a18' },
    }),
    driversHands,
  ),
  picture(
    'vignettes/mission-vehicles',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 540 }),
    hills({ y: 550, rise: 40, depth: 0.75 }),
    plain({ y: 560 }),
    herd([acacia({ variant: 3 })], { x: 600, y: 568, width: 1100, height: 20, count: 6, metre: [9, 14] }),
    place(superiorVan({ guests: false }), {
      x: 300,
      y: 760,
      metre: 98,
      coat: { body: '#7b7c46', shade: '#565830' },
    }),
    place(landRover(), { x: 880, y: 816, metre: 122, coat: { body: '#3f6b4a', shade: '#2a4a36' } }),
    grass({ y: 884, height: 46 }),
  ),
];
