import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { billow } from '../../canvas/billow.ts';
import { poster } from '../../canvas/poster.ts';
import { Pen, type Point } from '../../drawing/pen.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { place } from '../../figures/placing/place.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';

/** One dark colour over all of the picture, and light through the leaves around (x, y) in three flat steps, `r` pixels wide. */
const clearing =
  (own: { steps: readonly string[]; x: number; y: number; r: number }): Layer =>
  (canvas) => {
    const { steps, x, y, r } = own;
    const source = canvas.random('clearing');
    steps.forEach((fill, step) => {
      if (step === 0) return canvas.rect(0, 0, canvas.width, canvas.height, { fill });
      const reach = r * (1 - (step - 1) * 0.15);
      const rim = Array.from({ length: 13 }, (_, at): Point => {
        const angle = Math.PI / 2 + (at / 12) * Math.PI * 2;
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * source.between(0.84, 0.96)];
      });
      const [start = [x, y], ...way] = rim;
      const pen = new Pen(...start);
      billow(pen, start, way, reach * 0.22, source);
      canvas.path(pen.close().d, { fill });
    });
  };

const GLADE = ['#0c2e27', '#1b5140', '#5f9a5a', '#dcea9c'] as const;

/** The great views of the trips that stay in Uganda. */
export const postersUgandaTrips: readonly Picture[] = [
  ...poster('gorillatrekkingsafari', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      clearing({ steps: GLADE, x: 1770, y: 440, r: 660 }),
      trunks({ y: 900, depth: 0.05, count: 6, width: 70, from: 0, until: 1060, of: '#123a30' }),
      undergrowth({ y: '1150,780 1700,700 2420,740', size: 170, depth: 0.34, from: 1150, filled: false }),
      place(gorilla('portrait'), { x: 1760, y: 1130, metre: 100, depth: 0.16, shadow: false }),
      undergrowth({ y: '-40,840 900,850 1500,900 2420,880', size: 170, depth: 0.06 }),
      undergrowth({ y: '-40,930 2420,940', size: 150, depth: 0 }),
      leaves({ corner: 'top-right', size: 480, depth: 0.02 }),
      leaves({ corner: 'bottom-right', size: 420, depth: 0.02 }),
    ],
    tall: [
      clearing({ steps: GLADE, x: 540, y: 1010, r: 520 }),
      undergrowth({ y: '-40,940 1110,940', size: 170, depth: 0.34, filled: false }),
      place(gorilla('portrait'), { x: 540, y: 1330, metre: 74, depth: 0.16, shadow: false }),
      undergrowth({ y: '-40,1190 500,1230 1110,1190', size: 170, depth: 0.06 }),
      undergrowth({ y: '-40,1290 1110,1290', size: 130, depth: 0 }),
    ],
  }),
];
