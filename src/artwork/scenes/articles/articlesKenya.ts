import { floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { safariTent } from '../../figures/buildings/safariTent.ts';
import { mountKenya } from '../../figures/placing/mountKenya.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { light } from '../../light/light.ts';
import { sky, stars } from '../../sky/skies.ts';
import { lake } from '../../water/water.ts';

/** Places of Kenya that only the articles visit. */
export const articlesKenya: readonly Picture[] = [
  picture(
    'articles/mount-kenya',
    light('dawn', 'kenya', 'left'),
    sky({ horizon: 600, bands: 8, stops: ['#16265c', '#4a4a8c', '#e08a78', '#ffd0a0'] }),
    stars({ to: 160, count: 24 }),
    lake({
      y: 590,
      to: 800,
      depth: 0.25,
      mirror: [moved({ x: 590, y: 176, scale: 0.68, flip: true }, ...mountKenya)],
    }),
    floor('#4a2038', '0,584 300,570 600,588 900,572 1200,586', 604),
    floor('#2a1428', '0,800 600,820 1200,770'),
    place(safariTent({ lit: true }), { x: 850, y: 830, metre: 32, depth: 0.2 }),
    place(groundsel({ variant: 3 }), { x: 210, y: 870, metre: 80, depth: 0.05 }),
  ),
];
