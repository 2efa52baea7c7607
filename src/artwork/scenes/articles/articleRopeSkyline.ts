import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { points } from '../../drawing/points.ts';
import { alpineGiants } from '../../figures/plants/alpineGiants.ts';
import { ropeBelayer } from '../../figures/people/ropeBelayer.ts';
import { walkersOnSkyline } from '../../figures/people/walkersOnSkyline.ts';
import { light } from '../../light/light.ts';

const [SKY, ICE, SHADE, ROCK, FLANK, BOG] = [
  '#f7d486',
  '#fffdf4',
  '#a9cbd8',
  '#2a7090',
  '#1d5876',
  '#0f2f33',
];
const [ROPE, SEAM] = ['#e8452c', '#8c1d24'];
/** From the hand over Margherita and Alexandra to the right edge. */
const SKYLINE =
  '468,440,1 520,402,1 566,330,1 612,316,1 672,222,1 712,210,1 796,112,1 832,176,1 866,186,1 904,240,1 936,250,1 984,178,1 1036,272,1 1078,290,1 1122,372,1 1176,396,1 1240,470,1';

/** The line from one knot to the next: how long it is, and a point so far along it. */
const stretches = points(SKYLINE)
  .slice(1)
  .map(([x, y], at) => {
    const [fromX, fromY] = points(SKYLINE)[at]!;
    const long = Math.hypot(x - fromX, y - fromY);
    const beside = (along: number, across: number) =>
      [
        fromX + ((x - fromX) * along - (y - fromY) * across) / long,
        fromY + ((y - fromY) * along + (x - fromX) * across) / long,
      ]
        .map(Math.round)
        .join(',');
    return { long, beside };
  });

/** The rope over it, which bends round where the ridge has a corner. */
const rope = stretches
  .map(({ long, beside }) => `${beside(12, 0)},1 ${beside(long - 12, 0)},1 ${beside(long, 0)}`)
  .join(' ');

/** Its twist: a short slanting seam every so often. */
const twist = stretches
  .flatMap(({ long, beside }) =>
    Array.from({ length: Math.floor(long / 17) }, (_, at) => 10 + at * 17).map(
      (along) => `${beside(along - 4, -6)} ${beside(along + 4, 6)}`,
    ),
  )
  .join(';');

/** The head of the article about climbing: the rope that the guide pays out is the skyline of the Rwenzori. */
export const articleRopeSkyline: readonly Picture[] = [
  picture(
    'articles/mountainclimbingtips',
    light('morning', 'uganda', 'right'),
    plan({ subject: [20, 180, 320, 700], camera: 'profile' }),
    wash(SKY),
    within(
      ROCK,
      `${SKYLINE} 1260,920,1 200,920,1 300,620,1`,
      // Snow, and what of it looks away from the sun.
      cut(
        ICE,
        `${SKYLINE} 1260,520,1 1180,470,1 1150,520,1 1100,440,1 1060,470,1 1040,400,1 1000,470,1 976,380,1 950,440,1 930,380,1 900,470,1 880,420,1 850,560,1 820,450,1 790,520,1 764,430,1 720,560,1 700,460,1 660,520,1 640,440,1 590,500,1 560,440,1 500,470,1`,
      ),
      cut(
        SHADE,
        '796,112,1 810,170,1 790,220,1 806,330,1 780,300,1 760,400,1 720,560,1 700,460,1 660,520,1 640,440,1 590,500,1 560,440,1 500,470,1 468,440,1 520,402,1 566,330,1 612,316,1 672,222,1 712,210,1',
        '984,178,1 992,250,1 976,300,1 984,360,1 950,440,1 930,380,1 900,470,1 886,400,1 896,320,1 904,240,1 936,250,1',
      ),
      cut(
        FLANK,
        '796,520,1 764,430,1 720,560,1 700,460,1 660,520,1 640,440,1 590,500,1 560,440,1 200,520,1 200,920,1 760,920,1 740,760,1 780,660,1',
      ),
    ),
    inked(SEAM, 19, rope),
    inked(ROPE, 14, rope),
    inked(SEAM, 3, twist),
    ...walkersOnSkyline(BOG),
    moved({ x: 20, y: 84 }, ...alpineGiants(BOG)),
    floor(BOG, '-40,900 440,880 700,856 900,806 1060,742 1240,676'),
    inked(SEAM, 20, '410,690 420,580 452,468'),
    inked(ROPE, 14, '410,690 420,580 452,468'),
    inked(SEAM, 3, '412,630 428,622;416,610 431,602;420,590 434,582;424,570 438,562;428,550 442,542'),
    ...ropeBelayer,
  ),
];
