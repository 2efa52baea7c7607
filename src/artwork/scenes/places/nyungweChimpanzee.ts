import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { chimpanzeeHooting } from '../../figures/placing/chimpanzeeHooting.ts';
import { canopy } from '../../land/canopy.ts';
import { light } from '../../light/light.ts';

const BRIDGE = '#22355e';

/** How high the walkway hangs at a place across the picture. */
const heightAt = (x: number) => 196 - ((x - 760) / 640) ** 2 * 96;

const strand = (up: number) =>
  [-40, 120, 280, 440, 600, 760, 920, 1080].map((x) => `${x},${heightAt(x) - up}`).join(' ');

/** Somebody on the walkway who leans on its rail towards the left. */
const visitor = (x: number, colour: string): Layer[] => [
  cut(
    colour,
    limb(`${x + 4},${heightAt(x) - 4},11 ${x + 2},${heightAt(x) - 34},14 ${x - 6},${heightAt(x) - 56},8`),
  ),
  cut(BRIDGE, disc(x - 9, heightAt(x) - 66, 9, 10)),
];

/** The canopy walkway, its tower at the edge of the forest, and three who stop on it to listen. */
const walkway: readonly Layer[] = [
  ...visitor(820, '#c2492f'),
  ...visitor(858, '#fcf9f0'),
  ...visitor(940, '#c2492f'),
  inked(BRIDGE, 8, strand(0)),
  inked(
    BRIDGE,
    3,
    strand(44),
    ...Array.from(
      { length: 40 },
      (_, at) => `${at * 28 - 20},${heightAt(at * 28 - 20) - 44} ${at * 28 - 20},${heightAt(at * 28 - 20)}`,
    ),
  ),
  inked(BRIDGE, 6, '1080,60 1080,330', '1136,60 1136,330', '1080,96,1 1136,170,1 1080,244,1 1136,318'),
  cut(BRIDGE, '1056,64,1 1108,28,1 1160,64,1'),
];

/** The call at first light. */
export const nyungweChimpanzee: readonly Picture[] = [
  picture(
    'places/nyungwe-3',
    light('mist', 'rwanda', 'right'),
    plan({ subject: [60, 200, 480, 600], camera: 'close' }),
    wash(['#e9dfc6', '#e9dfc6']),
    canopy('#a9bcc8', '-40,330 300,300 700,400 900,440 1260,330', 18),
    canopy('#5f82a8', '-40,520 300,520 700,560 900,480 1040,300 1110,214 1260,160', 26),
    ...walkway,
    // The breath that is the mist.
    cut(
      '#fcf9f0',
      '784,380,1 850,336 910,334 952,362,1 1000,306 1090,306 1130,346,1 1170,322 1210,322 1250,336,1 1250,660,1 1000,668 800,690 600,690 400,700 400,600 600,596 740,600 850,590 930,560 950,510 920,460 860,430 800,416',
    ),
    canopy('#22355e', '300,900 600,800 900,770 1260,680', 46),
    ...chimpanzeeHooting,
  ),
];
