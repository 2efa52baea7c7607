import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { turacoCrest } from '../../figures/animals/turacoCrest.ts';
import { light } from '../../light/light.ts';

const [INK, WHITE, RED, KHAKI, SKIN] = ['#1a1626', '#fff8e6', '#dd3527', '#b98a3a', '#7a4a34'];

/** A guide who hears a bird and points up to it, and a guest with binoculars. */
const walkers: readonly Layer[] = [
  cut(INK, limb('-4,-34,7 -7,-16,5 -8,2,4;4,-34,7 7,-16,5 9,2,4')),
  cut(RED, '-10,-32,1 -12,-56 -8,-64 8,-64 12,-54 10,-32,1', limb('8,-60,5 20,-70,4 28,-84,3')),
  cut(SKIN, disc(0, -72, 8), limb('28,-84,3 31,-92,2'), limb('-9,-60,5 -20,-64,4 -10,-73,3')),
  cut(INK, '-9,-74,1 -8,-84 8,-84 9,-76,1'),
  cut(INK, limb('-46,-34,7 -48,-16,5 -50,4,4;-38,-34,7 -34,-16,5 -34,2,4')),
  cut(KHAKI, '-52,-32,1 -54,-54 -50,-62 -34,-62 -31,-52 -33,-32,1', limb('-36,-58,5 -26,-56,4 -28,-70,4')),
  cut('#c98f6c', disc(-40, -70, 8)),
  cut(INK, '-34,-76,1 -22,-80,1 -20,-74,1 -33,-70,1'),
  cut(WHITE, '-56,-72,1 -50,-78,1 -44,-86 -34,-84 -32,-78,1 -26,-76,1 -28,-73,1'),
];

/** Kakamega, the last of the great forest in Kenya, is the crest of a great blue turaco. */
export const kakamegaCrest: readonly Picture[] = [
  picture(
    'articles/kakamega',
    light('morning', 'kenya', 'right'),
    plan({ subject: [380, 90, 460, 770], camera: 'profile' }),
    wash('#ffc2a1'),
    moved({ x: 72, y: 40, scale: 1 }, ...turacoCrest, moved({ x: 594, y: 400, scale: 0.86 }, ...walkers)),
  ),
];
