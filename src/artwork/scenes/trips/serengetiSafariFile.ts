import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { calfTrotting } from '../../figures/animals/calfTrotting.ts';
import { wildebeestInk } from '../../figures/animals/wildebeestHerd.ts';
import { calfInLee, motherInRain } from '../../figures/animals/wildebeestShelter.ts';
import { carInFile } from '../../figures/vehicles/carInFile.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, PLAIN, SHADOW, ROCK] = ['#fcead0', '#c9cf78', '#9db84a', '#5f7d38', '#d3a06c'];

/** A calf far off, facing right, a pixel a centimetre. */
const CALF = limb(
  '-34,-66,13 10,-68,14 30,-70,11;24,-72,8 42,-94,7 60,-88,4;-36,-66,9 -30,-34,5 -46,0,3;-30,-60,8 -18,-30,4 -14,0,3;26,-64,7 22,-30,4 14,0,3;30,-64,7 40,-34,4 52,-4,3',
);

/** A part of the file: mothers, and behind each its calf; the gaps differ. */
const file = (y: number, scale: number, ink: string, tan: string, flip: boolean, from: number): Layer[] => {
  const gaps = [
    0, 410, 860, 1240, 1690, 2080, 2550, 2930, 3400, 3790, 4260, 4650, 5110, 5490, 5960, 6350, 6800,
  ];
  return gaps
    .map((gap) => from + gap * scale)
    .filter((x) => x < 1260)
    .flatMap((x, at) => [
      moved(
        { x, y: y + ((at * 5) % 3), scale: scale * (0.94 + ((at * 3) % 4) * 0.04), flip },
        ...wildebeestInk(ink, SKY, at % 3 === 1 ? 1 : 2),
      ),
      ...(at % 5 === 3
        ? []
        : [
            moved(
              { x: x + (flip ? 196 : -196) * scale, y: y + 2, scale: scale * (0.9 + (at % 3) * 0.1), flip },
              cut(tan, CALF),
            ),
          ]),
    ]);
};

/** The trip to the Serengeti: each mother in the file has her calf behind her, and so has the car. */
export const serengetiSafariFile: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [340, 640, 560, 60], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(
      ROCK,
      '905,262,1 912,240 930,228 950,238 962,252,1 966,216 992,196 1024,206 1036,236 1046,250,1 1056,226 1084,220 1106,240 1112,262,1',
      box(1074, 176, 5, 50),
      disc(1062, 176, 36, 9),
      disc(1088, 166, 32, 9),
    ),
    floor(FAR, '-40,258,1 1240,258,1'),
    ...file(292, 0.17, '#7c7a5c', '#cf9445', false, -20),
    floor(PLAIN, '-40,330 300,318 800,322 1240,336'),
    ...file(424, 0.36, '#4c6152', '#dd9a40', true, 30),
    // The track, and the shade under each.
    cut('#e6cd86', '-40,752,1 300,746 800,752 1240,744,1 1240,806,1 900,814 400,804 -40,812,1'),
    cut(
      SHADOW,
      disc(50, 776, 120, 8),
      disc(248, 778, 54, 6),
      disc(620, 776, 316, 13),
      disc(975, 772, 60, 7),
      disc(1150, 770, 120, 8),
    ),
    moved({ x: -92, y: 535, scale: 0.3 }, ...motherInRain),
    moved({ x: 187, y: 778, scale: 0.28 }, ...calfTrotting),
    moved({ x: 620, y: 770, scale: 0.9 }, ...carInFile),
    moved({ x: 720, y: 534, scale: 0.29 }, ...calfInLee),
    moved({ x: 1020, y: 525, scale: 0.3 }, ...motherInRain),
  ),
];
