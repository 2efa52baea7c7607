import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { grassTuft } from '../../figures/plants/grassTuft.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';

const flat = { flat: true, shadow: false, depth: 0 };

/** Silhouettes on nothing: the page gives them its own colour, by day and by dusk. */
export const bands: readonly Picture[] = [
  picture(
    'bands/savannah',
    { light: light('night', 'tanzania'), width: 1920, height: 200 },
    hills({
      y: '0,182 300,176 700,184 1100,172 1500,182 1920,182',
      rise: 10,
      depth: 0,
      wave: 700,
      plain: true,
    }),
    place(acacia(), { x: 250, y: 184, metre: 16, ...flat }),
    place(acacia({ variant: 3 }), { x: 505, y: 184, metre: 9, ...flat }),
    place(elephant(), { x: 1150, y: 178, metre: 15, ...flat }),
    place(elephant(), { x: 1086, y: 178, metre: 6, ...flat }),
    place(elephant(), { x: 1246, y: 180, metre: 12, ...flat }),
    place(euphorbia(), { x: 930, y: 184, metre: 8, flip: true, ...flat }),
    place(acacia({ variant: 2 }), { x: 1620, y: 186, metre: 15, flip: true, ...flat }),
    place(acacia({ variant: 3 }), { x: 1335, y: 184, metre: 10, ...flat }),
    ...[90, 420, 790, 1020, 1310, 1460, 1800].map((x) =>
      place(grassTuft(), { x, y: 188, metre: 24, ...flat }),
    ),
  ),
];
