import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { lobes } from '../../drawing/lobes.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { place, type Place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** The evening sky, from above down to the last light over the plain. */
const SKY = [
  [0, '#241744'],
  [0.45, '#3a2054'],
  [0.7, '#5c2a60'],
  [0.86, '#a8485c'],
  [0.95, '#f08a4c'],
  [1, '#ffc05c'],
] as const;
/** The cloud: what lies in its own shade, what is turned half away, what the sun reaches, and its brightest heads. */
const [SHADE, TURNED, LIT, BRIGHT] = ['#4a2a66', '#a34f74', '#f59a62', '#ffd08a'] as const;
const [RAIN, STREAK] = ['#5a2e62', '#7c3e66'] as const;
const [FAR, PLAIN, NEAR] = ['#5a2450', '#2c1238', '#180a24'] as const;

/** A thunderhead that trails its rain, the sun at its right, the plain at y = 0: 1300 wide, 640 high. */
const THUNDERHEAD: readonly Layer[] = [
  cut(
    RAIN,
    '-330,-190,1 -150,-190,1 -250,0,1 -470,0,1;-130,-190,1 270,-190,1 150,0,1 -216,0,1;320,-190,1 430,-190,1 330,0,1 236,0,1',
  ),
  cut(
    STREAK,
    '-290,-190,1 -262,-190,1 -372,0,1 -384,0,1;-90,-190,1 -78,-190,1 -150,0,1 -176,0,1;10,-190,1 40,-190,1 -50,0,1 -62,0,1;110,-190,1 124,-190,1 50,0,1 22,0,1;210,-190,1 240,-190,1 124,0,1 112,0,1;360,-190,1 376,-190,1 296,0,1 280,0,1',
  ),
  cut(
    SHADE,
    lobes(
      '-400,-170 -470,-200 -480,-256 -430,-296 -440,-350 -380,-386 -400,-430 -520,-440 -640,-470 -540,-500 -420,-524 -280,-560 -130,-590 30,-614 190,-628 340,-612 470,-580 560,-530 600,-474 540,-430 500,-400 540,-350 510,-300 560,-256 530,-200 450,-170 320,-180 180,-170 40,-182 -110,-170 -260,-182 -400,-170',
      0.8,
    ),
  ),
  cut(
    TURNED,
    lobes(
      '-430,-478 -380,-516 -270,-552 -120,-584 30,-608 190,-622 336,-606 464,-574 550,-526 590,-476 530,-440 430,-456 340,-430 240,-444 140,-420 30,-446 -70,-424 -180,-450 -300,-440 -430,-478',
      0.8,
    ),
    lobes(
      '-190,-196 -240,-240 -200,-290 -220,-336 -150,-366 -60,-350 20,-374 110,-352 200,-390 300,-376 360,-400 460,-396 500,-346 476,-300 530,-256 500,-206 420,-190 300,-200 180,-188 60,-202 -70,-188 -190,-196',
      0.7,
    ),
  ),
  cut(
    LIT,
    lobes(
      '-40,-540 0,-586 80,-606 190,-620 336,-602 460,-570 546,-522 582,-480 500,-478 410,-500 310,-484 220,-520 130,-498 50,-530 -40,-540',
      0.8,
    ),
    lobes(
      '190,-226 150,-262 190,-304 250,-316 280,-352 340,-386 420,-392 480,-374 492,-336 462,-296 516,-254 490,-214 420,-204 340,-220 270,-210 190,-226',
      0.66,
    ),
  ),
  cut(
    BRIGHT,
    lobes(
      '160,-576 220,-612 336,-600 456,-566 540,-520 574,-486 490,-496 420,-524 340,-516 270,-550 160,-576',
      0.8,
    ),
    lobes(
      '380,-290 360,-330 390,-366 440,-380 476,-364 476,-330 440,-300 496,-262 470,-230 420,-246 380,-290',
      0.66,
    ),
  ),
];

interface View {
  subject: Box;
  horizon: number;
  cloud: { x: number; y: number; scale: number };
  ridge: string;
  rise: string;
  near: string;
  trees: readonly (Place & { variant: 1 | 2 | 3 })[];
  giraffes: readonly (Place & { pose: 'walking' | 'browsing' })[];
}

const evening = (view: View): Layer[] => [
  plan({ subject: view.subject, camera: 'front' }),
  wash(SKY[0][1]),
  strata(SKY, { height: view.horizon, bands: 10 }),
  moved(view.cloud, ...THUNDERHEAD),
  floor(FAR, view.ridge),
  floor(PLAIN, view.rise),
  ...view.trees.map(({ variant, ...at }) =>
    place(acacia({ variant }), { flat: PLAIN, shadow: false, rim: false, ...at }),
  ),
  ...view.giraffes.map(({ pose, ...at }) =>
    place(giraffe(pose), { flat: NEAR, shadow: false, rim: false, ...at }),
  ),
  floor(NEAR, view.near),
];

/** Tanzania: at dusk a thunderhead trails its rain over the plain, and giraffes walk to an acacia below it. */
export const postersTanzania: readonly Picture[] = poster('tanzania', {
  light: light('dusk', 'tanzania', 'right'),
  wide: evening({
    subject: [1960, 150, 330, 120],
    horizon: 810,
    cloud: { x: 1740, y: 810, scale: 1.06 },
    ridge: '-40,796 300,790 700,800 1200,792 1700,800 2430,788',
    rise: '-40,846 500,836 1000,832 1500,838 2000,834 2430,826',
    near: '-40,930 400,934 900,926 1400,936 1900,930 2430,920',
    trees: [
      { variant: 1, x: 1262, y: 842, metre: 17 },
      { variant: 3, x: 2230, y: 836, metre: 8 },
    ],
    giraffes: [
      { pose: 'browsing', x: 1360, y: 846, metre: 16, flip: true },
      { pose: 'walking', x: 1476, y: 850, metre: 18, flip: true },
      { pose: 'walking', x: 2040, y: 940, metre: 46, flip: true },
    ],
  }),
  tall: evening({
    subject: [660, 600, 280, 100],
    horizon: 1110,
    cloud: { x: 520, y: 1110, scale: 0.82 },
    ridge: '-40,1098 300,1092 700,1100 1120,1092',
    rise: '-40,1140 400,1132 800,1136 1120,1128',
    near: '-40,1236 300,1240 700,1232 1120,1224',
    trees: [{ variant: 1, x: 150, y: 1138, metre: 15 }],
    giraffes: [
      { pose: 'browsing', x: 262, y: 1142, metre: 14, flip: true },
      { pose: 'walking', x: 350, y: 1146, metre: 16, flip: true },
      { pose: 'walking', x: 800, y: 1248, metre: 42, flip: true },
    ],
  }),
});
