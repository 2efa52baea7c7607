import { cut, floor, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { reefSnapper } from '../../figures/animals/reefSnapper.ts';
import { coralFort } from '../../land/coralFort.ts';
import { surfaceSwimmer } from '../../figures/people/surfaceSwimmer.ts';
import { light } from '../../light/light.ts';

/** Mombasa: the coral wall of Fort Jesus goes on below the water as a living reef. */
export const mombasaCoral: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [440, 120, 780, 220], camera: 'wide' }),
    cut('#fdebc8', '-20,-20,1 1220,-20,1 1220,360,1 -20,360,1'),
    floor('#0f7386', '0,338 150,344 300,336 450,342 620,338 800,344 1000,337 1200,342'),
    floor('#0b566d', '0,560 120,600 300,580 460,660 700,640 1200,700'),
    ...coralFort,
    moved({ x: 236, y: 352 }, ...surfaceSwimmer),
    ...[
      [306, 458, 0.95, 4],
      [198, 442, 0.85, -6],
      [140, 520, 1, 6],
      [60, 470, 0.75, 0],
      [90, 576, 0.85, -8],
      [20, 540, 0.7, 8],
    ].map(([x = 0, y = 0, scale = 1, turn = 0]) => moved({ x, y, scale, turn }, ...reefSnapper)),
  ),
];
