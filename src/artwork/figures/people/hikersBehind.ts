import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BOOT, TROUSERS, CREASE, SKIN] = ['#10222c', '#2b4658', '#172c3a', '#4a2b24'];

/** A hiker from behind in rubber boots, the weight on the right leg; 200 pixels high, the soles at y 0, lit from the left. */
const hiker = (coat: string, lit: string, pack: string, hat: string): readonly Layer[] => [
  cut(CREASE, limb('10,-96,16 16,-54,13 12,-20,11')),
  cut(TROUSERS, limb('-10,-96,17 -24,-56,14 -26,-20,11')),
  cut(BOOT, limb('-25,-46,14 -27,-20,13 -28,-2,13'), limb('14,-46,14 12,-20,13 13,-2,13')),
  cut(coat, '-28,-166,1 28,-166,1 36,-150 34,-82,1 -34,-82,1 -36,-150'),
  cut(lit, '-28,-166,1 -14,-166,1 -20,-120 -18,-82,1 -34,-82,1 -36,-150'),
  cut(coat, limb('26,-160,14 42,-132,12 47,-98,9')),
  cut(lit, limb('-26,-160,14 -44,-130,12 -40,-98,9')),
  cut(
    SKIN,
    disc(47, -92, 7),
    disc(-39, -92, 7),
    '-10,-182,1 10,-182,1 12,-164,1 -12,-164,1',
    disc(0, -190, 16, 18),
  ),
  cut(pack, '-22,-168,1 22,-168,1 28,-156 28,-104 20,-94 -20,-94 -28,-104 -28,-156'),
  cut(hat, '-18,-190,1 -18,-208 0,-218 18,-208 18,-190,1 0,-196'),
];

/** A guide with a stick and a guest beside him, who look at the view. */
export const hikersBehind: readonly Layer[] = [
  inked(BOOT, 5, '-118,-100 -126,2'),
  moved({ x: -74, y: 0 }, ...hiker('#e8a030', '#ffd878', '#1c3a52', '#2f8f86')),
  moved({ x: 42, y: 6, scale: 0.94 }, ...hiker('#d8432e', '#ff8a5a', '#6a2440', '#f4e6c4')),
];
