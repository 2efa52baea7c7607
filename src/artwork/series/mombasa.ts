import { dhow } from '../boats/dhow.ts';
import { fortJesus } from '../buildings/fortJesus.ts';
import { cumulus } from '../clouds.ts';
import { palmFrame } from '../flora/frame.ts';
import { coconutPalm } from '../flora/palm.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { sky, sun } from '../skies.ts';
import { ripples, sea } from '../water.ts';

/** The coral town on its island. */
export const mombasa: readonly Picture[] = [
  picture(
    'places/mombasa-1',
    light('morning', 'kenya', 'left'),
    sky({ horizon: 560 }),
    cumulus({ x: 900, y: 540, width: 460, height: 150, depth: 0.5 }),
    sun({ x: 250, y: 190, r: 54 }),
    sea({ horizon: 560 }),
    place(fortJesus(), { x: 760, y: 640, metre: 12.5, shadow: false, depth: 0.36 }),
    place(coconutPalm(), { x: 300, y: 640, metre: 17, depth: 0.4 }),
    place(coconutPalm({ seed: 4 }), { x: 345, y: 645, metre: 14, depth: 0.4 }),
    ripples({ y: 660, to: 880, count: 40 }),
    place(dhow(), { x: 420, y: 790, metre: 44, shadow: false }),
    ripples({ y: 794, to: 860, x: 220, width: 460, count: 16 }),
    place(palmFrame(), { x: 1200, y: 60, metre: 90, flip: true, depth: 0.05, shadow: false }),
  ),
];
