import { picture, type Picture } from '../../canvas/picture.ts';
import { steeringWheel } from '../../figures/objects/camp.ts';
import { driversHands } from '../../figures/people/driversHands.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { dashboard } from '../../figures/vehicles/dashboard.ts';
import { plain, road } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';

/** How the agency does it. */
export const vignettesMission: readonly Picture[] = [
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
];
