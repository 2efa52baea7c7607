import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';
import { pair, twoDiscs } from '../../drawing/mirrored.ts';
import { chameleonOnTwig, type Inks } from '../../figures/animals/chameleonOnTwig.ts';
import { torchInHand } from '../../figures/people/torchInHand.ts';
import { light } from '../../light/light.ts';

/** Where the torch's light falls: what a glass would show. */
const SPOT = { x: 500, y: 436, r: 262 };

const LIT: Inks = {
  skin: '#c4e65c',
  flank: '#9fd44c',
  light: '#f4f9ac',
  shade: '#58a84e',
  dark: '#2f7f4c',
  iris: '#ffb02e',
  white: '#fffbe6',
  ink: '#1c1430',
  twig: '#c98a5a',
  bark: '#7c4a3c',
};
const UNLIT: Inks = {
  skin: '#1d4f4c',
  flank: '#194643',
  light: '#24605a',
  shade: '#123639',
  dark: '#0d2c31',
  iris: '#24605a',
  white: '#24605a',
  ink: '#0a2229',
  twig: '#24424a',
  bark: '#10292f',
};

/** One colour for all of it, as a shadow is. */
const all = (ink: string): Inks => ({
  ...{ skin: ink, flank: ink, light: ink, shade: ink, dark: ink },
  ...{ iris: ink, white: ink, ink, twig: ink, bark: ink },
});

/** Leaves: where each springs, its turn, its size, and how near it is (0, 1 or 2). */
const LEAVES = [
  [120, 560, -40, 1.1, 0],
  [380, 160, 150, 1, 0],
  [700, 200, -160, 1.1, 0],
  [640, 640, 60, 1, 0],
  [300, 700, -20, 1.05, 0],
  [980, 480, 30, 1.2, 0],
  [60, 260, 110, 1, 1],
  [330, 420, -64, 0.9, 1],
  [560, 250, 24, 0.9, 1],
  [800, 420, 70, 1, 1],
  [420, 790, -100, 1, 1],
  [620, 720, 150, 0.9, 1],
  [1080, 760, -50, 1.1, 1],
  [860, 60, 160, 1, 1],
  [-20, 760, 50, 1.2, 2],
  [220, 60, 160, 1, 2],
  [1160, 300, -110, 1.1, 2],
] as const;

/** A blade with its rib, one half of it lighter. */
const leaf = (dark: string, pale: string): readonly Layer[] => [
  cut(dark, '0,0,1 -50,-50 -84,-130 -60,-230 0,-320,1 60,-230 84,-130 50,-50'),
  cut(pale, '0,0,1 -50,-50 -84,-130 -60,-230 0,-320,1 -8,-160'),
  cut(
    dark,
    limb(
      '-10,-60,2 -40,-110,3 -64,-150,0; -10,-120,2 -36,-170,3 -56,-206,0; -8,-180,2 -24,-220,3 -40,-250,0',
    ),
  ),
];

/** Where the chameleon is. */
const SEAT = { x: -216, y: -8, scale: 0.79 };

/** The thicket and who sits in it, by one set of inks; `cast` is the colour of its shadow on the leaves. */
const thicket = (
  ground: string,
  blades: readonly (readonly [string, string])[],
  inks: Inks,
  cast?: string,
): readonly Layer[] => [
  wash(ground),
  ...LEAVES.map(([x, y, turn, scale, near]) => moved({ x, y, turn, scale }, ...leaf(...blades[near]!))),
  ...(cast === undefined
    ? []
    : [moved({ ...SEAT, x: SEAT.x - 30, y: SEAT.y - 26 }, ...chameleonOnTwig(all(cast)))]),
  moved(SEAT, ...chameleonOnTwig(inks)),
];

/** A bushbaby in the dark, whom the torch has not found: what is seen of it is its eyes. */
const bushbaby: readonly Layer[] = [
  cut(
    '#1d4c4e',
    pair('14,-26,1 26,-62 54,-92 84,-84 86,-52 66,-22 34,-4,1; 10,40,1 30,60 34,90 22,100 8,96,1'),
    '0,-46 34,-42 54,-14 50,16 28,36 14,46 -14,46 -28,36 -50,16 -54,-14 -34,-42',
    disc(0, 70, 40, 44),
  ),
  cut('#123a3f', pair('30,-30,1 40,-60 60,-76 74,-70 72,-46 56,-24')),
  cut('#ffb23e', twoDiscs(23, -6, 19)),
  cut('#08202a', twoDiscs(23, -6, 6, 13)),
  cut('#fffbe6', disc(-29, -13, 4), disc(17, -13, 4)),
  cut('#08202a', '-7,20,1 7,20,1 0,28'),
];

/** The head of the page of what one searches: a torch and the round of its light are a magnifying glass. */
export const vignetteSearch: readonly Picture[] = [
  picture(
    'vignettes/search',
    light('night', 'uganda', 'left'),
    ...thicket(
      '#08202a',
      [
        ['#0b2a33', '#0e343b'],
        ['#0e353b', '#124046'],
        ['#071a24', '#0a242d'],
      ],
      UNLIT,
    ),
    moved({ x: 1010, y: 236, turn: 6, scale: 0.86 }, ...bushbaby),
    moved({ x: 1160, y: 300, turn: -110, scale: 1.1 }, ...leaf('#071a24', '#0a242d')),
    within(
      '#1d6048',
      disc(SPOT.x, SPOT.y, SPOT.r),
      ...thicket(
        '#17564a',
        [
          ['#1d6a4e', '#277c55'],
          ['#2a8557', '#3d9a5c'],
          ['#1d6a4e', '#277c55'],
        ],
        LIT,
        '#0c3f3d',
      ),
    ),
    cut({ fill: '#ffe48a', opacity: 0.12 }, ring(SPOT.x, SPOT.y, SPOT.r + 60, SPOT.r)),
    cut('#ffe48a', ring(SPOT.x, SPOT.y, SPOT.r + 22, SPOT.r)),
    moved({ x: 838, y: 762, turn: -46 }, ...torchInHand),
  ),
];
