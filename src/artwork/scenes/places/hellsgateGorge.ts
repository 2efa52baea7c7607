import { cut, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { slotGorge } from '../../land/slotGorge.ts';
import { light } from '../../light/light.ts';

/** The gorge from its floor. */
export const hellsgateGorge: readonly Picture[] = [
  picture(
    'places/hellsgate-4',
    light('noon', 'kenya', 'right'),
    plan({ subject: [400, 320, 320, 520], camera: 'below' }),
    wash(['#4fa8de', '#bfe4ee'], { height: 500 }),
    ...slotGorge,
    cut(
      { fill: '#7c3520', opacity: 0.6 },
      '360,850,1 440,840 560,842 600,854 480,866',
      '640,806,1 700,796 800,798 840,808 740,818',
    ),
    place(hiker('resting'), {
      x: 496,
      y: 850,
      metre: 150,
      depth: 0.16,
      shadow: false,
      flip: true,
      coat: { body: '#2460a8', accent: '#f4b73e', lit: '#c08a64' },
    }),
    place(guide('pointing'), {
      coat: CLOTHES.ranger,
      x: 740,
      y: 806,
      metre: 138,
      flip: true,
      depth: 0.2,
      shadow: false,
    }),
  ),
];
