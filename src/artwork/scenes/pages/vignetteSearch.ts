import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash, within } from '../../canvas/cut.ts';
import { ground, head } from '../../canvas/head.ts';
import type { Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, outline } from '../../drawing/brush.ts';
import { bushbabyHidden } from '../../figures/animals/bushbabyHidden.ts';
import { chameleonOnTwig, type Inks } from '../../figures/animals/chameleonOnTwig.ts';
import { torchInHand } from '../../figures/people/torchInHand.ts';
import { thicketLeaf, thicketLeaves } from '../../land/thicketLeaves.ts';
import { light } from '../../light/light.ts';

/** Where the torch's light falls, the lens it comes from, and how far the lens is turned. */
const SPOT = { x: 462, y: 408 };
const LENS = { x: 856, y: 680, turn: -55 };

/** A cone of light: its round of radius `r` on the leaves, and the straight sides from the lens that touch it. */
const cone = (r: number, lens: number): string => {
  const [dx, dy] = [LENS.x - SPOT.x, LENS.y - SPOT.y];
  const [far, way] = [Math.hypot(dx, dy), Math.atan2(dy, dx)];
  const open = Math.acos((r - lens) / far);
  const rim = (x: number, y: number, reach: number, turn: number) =>
    `${Math.round(x + reach * Math.cos(way + turn))},${Math.round(y + reach * Math.sin(way + turn))}`;
  const sides = [
    rim(SPOT.x, SPOT.y, r, open),
    rim(LENS.x, LENS.y, lens, open),
    rim(LENS.x, LENS.y, lens, -open),
    rim(SPOT.x, SPOT.y, r, -open),
  ];
  return outline(angular(sides.join(' '))) + disc(SPOT.x, SPOT.y, r);
};

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

/** Where the chameleon is. */
const SEAT = { x: -254, y: -36, scale: 0.79 };

/** How far the beam reaches in two steps, and the inks of what it falls on there. */
const BEAMS = [
  [400, '#659f48', '#6da64a', '#78b04c', '#8cbd50', '#a5cc58'],
  [230, '#c9c850', '#cfcd52', '#d8d558', '#e6df62', '#f3ea74'],
] as const;

/** The thicket where no light falls. */
const NIGHT = '#08202a';
const DARK = [
  ['#0b2a33', '#0e343b'],
  ['#0e353b', '#124046'],
  ['#071a24', '#0a242d'],
] as const;

/** The thicket and who sits in it, by one set of inks; `over` the leaves lies what the light does. */
const thicket = (
  air: string,
  blades: readonly (readonly [string, string])[],
  inks: Inks,
  ...over: readonly Layer[]
): readonly Layer[] => [wash(air), ...thicketLeaves(blades), ...over, moved(SEAT, ...chameleonOnTwig(inks))];

/** The head of the page of what one searches: a torch's cone of light has found a chameleon on its twig. */
export const vignetteSearch: readonly Picture[] = head('vignettes/search', {
  light: light('night', 'uganda', 'left'),
  layers: [
    ground(NIGHT),
    // What only a desktop sees of it, on the left and above.
    moved({ x: 0, y: 0, flip: true }, ...thicketLeaves(DARK)),
    moved({ x: 1200, y: 0, turn: 180 }, ...thicketLeaves(DARK)),
    moved({ x: 0, y: -900 }, moved({ x: 0, y: 0, flip: true }, ...thicketLeaves(DARK))),
    ...thicket(NIGHT, DARK, UNLIT),
    moved({ x: 1010, y: 236, turn: 6, scale: 0.86 }, ...bushbabyHidden),
    moved({ x: 1160, y: 300, turn: -110, scale: 1.1 }, ...thicketLeaf('#071a24', '#0a242d')),
    // The edge of the light, then the light.
    within(
      '#0b3137',
      cone(318, 58),
      ...thicket(
        '#0b3137',
        [
          ['#0f3d40', '#134746'],
          ['#134746', '#185149'],
          ['#0d363b', '#0f3d40'],
        ],
        UNLIT,
      ),
    ),
    within(
      '#267a4a',
      cone(290, 58),
      ...thicket(
        '#267a4a',
        [
          ['#34894c', '#489d50'],
          ['#489d50', '#66b656'],
          ['#2d814a', '#3b8f4c'],
        ],
        LIT,
        // The beam, yellow near the lens, and its shadow.
        ...BEAMS.map(([r, lit, shade, body, pale, bright]) =>
          within(
            lit,
            disc(LENS.x, LENS.y, r),
            ...thicketLeaves([
              [body, pale],
              [pale, bright],
              [shade, body],
            ]),
          ),
        ),
        moved({ ...SEAT, x: SEAT.x - 34, y: SEAT.y - 26 }, ...chameleonOnTwig(all('#0f463f'))),
      ),
    ),
    moved({ x: LENS.x + 166, y: LENS.y + 116, turn: LENS.turn, scale: 0.85 }, ...torchInHand),
  ],
});
