import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { billow } from '../../canvas/billow.ts';
import { poster } from '../../canvas/poster.ts';
import { Pen, type Point } from '../../drawing/pen.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';
import { brokenFall } from '../../water/brokenFall.ts';

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

/** Wet rock in the dark, its ribs barely seen. */
const wetRock: Layer = (canvas) => {
  const { width, height } = canvas;
  canvas.rect(0, 0, width, height, { fill: '#12302e' });
  const source = canvas.random('wet rock');
  let d = '';
  for (let x = 0; x < width; x += source.between(90, 200)) {
    const [wide, lean] = [source.between(24, 70), source.between(-40, 40)];
    d += `M${Math.round(x)} 0l${Math.round(lean)} ${Math.round(height * 0.5)} ${Math.round(-lean)} ${Math.round(height * 0.5)}h${Math.round(wide)}l${Math.round(lean)}-${Math.round(height * 0.6)}-${Math.round(wide)}-${Math.round(height * 0.4)}z`;
  }
  canvas.path(d, { fill: '#0b2425', opacity: 0.8 });
};

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
  ...poster('mountainsofthemoonhike', {
    light: light('morning', 'uganda', 'right'),
    wide: [
      wetRock,
      undergrowth({ y: '1200,420 1500,330', size: 130, depth: 0.2, from: 1240, until: 1560, filled: false }),
      undergrowth({ y: '1900,300 2420,360', size: 140, depth: 0.2, from: 1960, filled: false }),
      brokenFall({ x: 1720, y: -20, to: 860, width: 300, ledges: [340], depth: 0.5 }),
      mist({ y: 880, height: 110 }),
      place(trekker(), { x: 1420, y: 900, metre: 210, depth: 0.26, shadow: false, coat: OUTFITS.clay }),
      undergrowth({ y: '-40,900 1200,930 2420,880', size: 150, depth: 0.02 }),
      place(treeFern(), { x: 2220, y: 940, metre: 190, depth: 0.02 }),
      place(lianaBranch({ seed: 4 }), { x: 2390, y: 80, metre: 170, flip: true, depth: 0.01, shadow: false }),
    ],
    tall: [
      wetRock,
      undergrowth({ y: '-40,640 400,600', size: 110, depth: 0.18, from: -40, until: 380, filled: false }),
      undergrowth({ y: '700,600 1110,650', size: 110, depth: 0.18, from: 740, filled: false }),
      brokenFall({ x: 600, y: 585, to: 1190, width: 250, ledges: [800], depth: 0.5 }),
      mist({ y: 1210, height: 110 }),
      place(trekker(), { x: 330, y: 1230, metre: 170, depth: 0.26, shadow: false, coat: OUTFITS.clay }),
      undergrowth({ y: '-40,1260 1110,1240', size: 130, depth: 0.02 }),
      place(treeFern(), { x: 930, y: 1270, metre: 130, depth: 0.02 }),
    ],
  }),
];
