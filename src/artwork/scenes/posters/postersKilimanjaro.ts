import type { Layer } from '../../canvas/canvas.ts';
import { floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { litTent } from '../../figures/objects/litTent.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';
import { cloudFloor } from '../../sky/cloudFloor.ts';
import { stars } from '../../sky/skies.ts';

const FIRST_LIGHT = {
  rock: '#b8607e',
  deep: '#2b2062',
  glint: '#f4a07a',
  snow: '#ffe9c0',
  ice: '#7a6cba',
  mist: '#7c4c8c',
};
const NIGHT = '#120b2c';

/** The sky before sunrise, down to `horizon`: the stars still out above, gold low where the sun will rise. */
const beforeSunrise = (horizon: number, sunX: number, count: number): readonly Layer[] => [
  wash(
    [
      [0, '#0d0a2c'],
      [0.5, '#221a58'],
      [0.86, '#4a347c'],
      [1, '#7c4c8c'],
    ],
    { height: horizon },
  ),
  stars({ to: horizon * 0.5, count }),
  moved({ x: sunX, y: horizon - 20, squash: 0.62 }, glow(0, 0, 860, '#ffa85c', 0.95)),
];

/** The sea of clouds, from rose where the light comes over it to violet in front. */
const CLOUDS = cloudFloor(
  [
    {
      crest:
        '-180,700 120,704 330,690 700,706 900,694 1240,704 1400,684 1700,700 1850,680 2120,694 2260,672 2580,690',
      lit: '#ffc890',
      body: '#dd8a90',
      shade: '#b06c94',
    },
    {
      crest:
        '-180,748 200,736 420,756 860,744 1080,752 1340,722 1480,738 1900,746 2060,724 2360,736 2580,716',
      lit: '#f4a888',
      body: '#b46a98',
      shade: '#87519a',
    },
    {
      crest: '-180,800 90,806 480,788 640,812 1160,800 1330,786 1640,810 1780,780 1940,790 2300,802 2580,776',
      lit: '#d88496',
      body: '#7c4a92',
      shade: '#583782',
    },
    {
      crest: '-180,866 330,858 520,872 900,850 1100,866 1560,858 1720,840 2100,862 2240,836 2580,850',
      lit: '#a8608e',
      body: '#4c2f76',
      shade: '#382460',
    },
  ],
  1400,
);

/** The great view of Kilimanjaro. */
export const postersKilimanjaro: readonly Picture[] = [
  // First light on the dome, a sea of cloud below it, one tent.
  ...poster('kilimanjaro', {
    light: light('night', 'tanzania', 'right'),
    wide: [
      ...beforeSunrise(760, 2300, 110),
      kiboPlanes({ x: 1740, y: 840, scale: 1.46 }, FIRST_LIGHT),
      ...CLOUDS,
      floor(NIGHT, '-40,960 400,930 800,936 1100,916 1400,910 1700,930 2100,900 2430,850'),
      ...litTent(1360, 914, 0.9),
    ],
    tall: [
      ...beforeSunrise(1040, 1060, 90),
      kiboPlanes({ x: 560, y: 1100, scale: 0.98 }, FIRST_LIGHT),
      moved({ x: -1150, y: 300 }, ...CLOUDS),
      floor(NIGHT, '-40,1290 200,1262 420,1256 700,1276 900,1250 1120,1200'),
      ...litTent(330, 1260, 0.82),
    ],
  }),
];
