import type { Layer } from '../../canvas/canvas.ts';
import { moved } from '../../canvas/moved.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { arete } from '../../land/arete.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { posterSky } from '../../sky/posterSky.ts';

/** Climbers on the edge of the snow, in the pixels of the arete. */
const climbers: Layer[] = [
  arete,
  place(hiker('climbing'), {
    x: 470,
    y: 690,
    metre: 100,
    depth: 0.16,
    shadow: false,
    coat: OUTFITS.vermilion,
  }),
  place(hiker(), { x: 570, y: 590, metre: 86, depth: 0.18, shadow: false, coat: OUTFITS.maize }),
  place(hiker('climbing'), { x: 668, y: 474, metre: 74, depth: 0.2, shadow: false, coat: OUTFITS.cloud }),
];
const INDIGO = { dark: ['#0e1536', '#2e2f68'], glow: ['#8a4a78', '#ffc48a'] } as const;

/** The great view of the advice on climbing. */
export const postersUgandaArticles: readonly Picture[] = [
  ...poster('mountainclimbingtips', {
    light: light('dawn', 'uganda', 'left'),
    wide: [
      posterSky({ ...INDIGO, line: 660, horizon: 900, bands: [6, 4] }),
      cumulus({ x: 400, y: 900, width: 1300, height: 150, depth: 0.4 }),
      moved({ x: 960, y: 20, scale: 1.08 }, ...climbers),
      cumulus({ x: 1150, y: 1010, width: 900, height: 150, depth: 0.3 }),
      cumulus({ x: 2100, y: 1020, width: 900, height: 150, depth: 0.3 }),
    ],
    tall: [
      posterSky({ ...INDIGO, line: 590, horizon: 1180, bands: [6, 5] }),
      cumulus({ x: 180, y: 1170, width: 800, height: 130, depth: 0.4 }),
      moved({ x: -60, y: 510, scale: 0.92 }, ...climbers),
      cumulus({ x: 250, y: 1350, width: 900, height: 130, depth: 0.3 }),
      cumulus({ x: 900, y: 1350, width: 800, height: 150, depth: 0.3 }),
    ],
  }),
];
