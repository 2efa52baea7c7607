import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BROWN, FAIR, TAN, BOOT] = ['#4a2a1c', '#eebf98', '#a8683f', '#0b2b25'];

/** A walker in a raincoat who has stopped, 100 high, its foot at (0,0), turned to the left; a hand behind the ear, or arms down. */
const walker = (coat: string, skin: string, x: number, y: number, tall: number, hears: boolean): Layer =>
  moved(
    { x, y, scale: tall },
    cut(BOOT, limb('-7,-34,6 -9,4,5'), limb('8,-34,6 10,4,5')),
    cut(skin, disc(-3, -85, 10, 12)),
    cut(
      coat,
      '-8,-72,1 -4,-88 -10,-98,1 0,-106 14,-98 15,-80 20,-66 24,-24,1 -20,-24,1 -18,-60',
      ...(hears ? [limb('4,-64,6 26,-66,6 18,-86,5')] : []),
    ),
    ...(hears ? [cut(skin, disc(14, -88, 5, 6))] : []),
  );

/** Five walkers and their ranger on a ridge's crest; they stop and listen. */
export const trekkersListening: readonly Layer[] = [
  walker('#8a7a3c', BROWN, 736, 196, 1.1, false),
  walker('#e2472b', FAIR, 800, 226, 1.16, true),
  walker('#f4c83c', TAN, 868, 268, 1.06, false),
  walker('#fbf3d8', FAIR, 914, 312, 1.18, true),
  walker('#4fb3d9', BROWN, 978, 366, 1.1, false),
  walker('#ef7f32', FAIR, 1016, 424, 1.12, true),
];
