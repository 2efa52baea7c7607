import type { Layer } from '../../canvas/canvas.ts';
import { billow } from '../../canvas/billow.ts';
import { moved } from '../../canvas/moved.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { Pen, type Point } from '../../drawing/pen.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { arete } from '../../land/arete.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { posterSky } from '../../sky/posterSky.ts';

/** A gap in a dark forest at (x, y), `r` pixels wide and higher than wide: what stands in it is seen against the light. */
const gap =
  ({ x, y, r }: { x: number; y: number; r: number }, ...inside: Layer[]): Layer =>
  (canvas) => {
    const source = canvas.random('gap');
    canvas.rect(0, 0, canvas.width, canvas.height, { fill: '#0c2a25' });
    const rim = Array.from({ length: 15 }, (_, at): Point => {
      const angle = (at / 14) * Math.PI * 2;
      const reach = r * (at === 14 ? 1 : source.between(0.92, 1.06));
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 1.1];
    });
    const [start = [x, y], ...way] = rim;
    const leafy = (size: number) => {
      const pen = new Pen(...start);
      billow(pen, start, way, size, source);
      return pen.close().d;
    };
    canvas.path(leafy(r * 0.3), { fill: '#1d5a44' });
    const fill = canvas.gradient('down', [
      [0, '#f6f3c4'],
      [1, '#8fc070'],
    ]);
    canvas.body(leafy(r * 0.16), fill, ...inside);
  };

/** Climbers on the edge of the snow, in the pixels of the arete. */
const climbers: Layer[] = [
  arete,
  place(hiker('climbing'), {
    x: 470,
    y: 690,
    metre: 100,
    depth: 0.16,
    shadow: false,
    coat: OUTFITS.vermilion,
  }),
  place(hiker(), { x: 570, y: 590, metre: 86, depth: 0.18, shadow: false, coat: OUTFITS.maize }),
  place(hiker('climbing'), { x: 668, y: 474, metre: 74, depth: 0.2, shadow: false, coat: OUTFITS.cloud }),
];
const INDIGO = { dark: ['#0e1536', '#2e2f68'], glow: ['#8a4a78', '#ffc48a'] } as const;

/** The great views of the articles with advice for Uganda. */
export const postersUgandaArticles: readonly Picture[] = [
  ...poster('mountainclimbingtips', {
    light: light('dawn', 'uganda', 'left'),
    wide: [
      posterSky({ ...INDIGO, line: 660, horizon: 900, bands: [6, 4] }),
      cumulus({ x: 400, y: 900, width: 1300, height: 150, depth: 0.4 }),
      moved({ x: 960, y: 20, scale: 1.08 }, ...climbers),
      cumulus({ x: 1150, y: 1010, width: 900, height: 150, depth: 0.3 }),
      cumulus({ x: 2100, y: 1020, width: 900, height: 150, depth: 0.3 }),
    ],
    tall: [
      posterSky({ ...INDIGO, line: 590, horizon: 1180, bands: [6, 5] }),
      cumulus({ x: 180, y: 1170, width: 800, height: 130, depth: 0.4 }),
      moved({ x: -60, y: 510, scale: 0.92 }, ...climbers),
      cumulus({ x: 250, y: 1350, width: 900, height: 130, depth: 0.3 }),
      cumulus({ x: 900, y: 1350, width: 800, height: 150, depth: 0.3 }),
    ],
  }),
  ...poster('gorillatrekkingtips', {
    light: light('morning', 'uganda', 'behind-right'),
    wide: [
      gap(
        { x: 1780, y: 470, r: 480 },
        trunks({ y: 640, depth: 0.62, count: 9, width: 40, from: 1250, until: 2300 }),
        hills({ y: '1200,820 1700,720 2400,600', rise: 10, depth: 0.3, of: 'leaf', plain: true }),
        place(trekker(), { x: 2010, y: 690, metre: 90, depth: 0.04, coat: OUTFITS.moss }),
        place(trekker(), { x: 1880, y: 740, metre: 122, depth: 0.06, coat: OUTFITS.maize, flip: true }),
        place(trekker(), { x: 1680, y: 850, metre: 190, depth: 0.1, coat: OUTFITS.vermilion }),
      ),
      trunks({ y: 960, depth: 0.02, count: 5, width: 90, from: 0, until: 1180, of: '#0f332b' }),
      trunks({ y: 960, depth: 0.02, count: 1, width: 130, from: 2180, until: 2390, of: '#0f332b' }),
      undergrowth({ y: '-40,860 1200,880 1700,930 2420,850', size: 160, depth: 0.03 }),
      leaves({ corner: 'top-right', size: 460, depth: 0.02 }),
    ],
    tall: [
      gap(
        { x: 540, y: 960, r: 330 },
        trunks({ y: 980, depth: 0.62, count: 7, width: 30, from: 200, until: 900 }),
        hills({ y: '150,1090 540,1040 950,980', rise: 10, depth: 0.3, of: 'leaf', plain: true }),
        place(trekker(), { x: 690, y: 1030, metre: 80, depth: 0.04, coat: OUTFITS.moss }),
        place(trekker(), { x: 600, y: 1080, metre: 110, depth: 0.06, coat: OUTFITS.maize, flip: true }),
        place(trekker(), { x: 450, y: 1180, metre: 170, depth: 0.1, coat: OUTFITS.vermilion }),
      ),
      undergrowth({ y: '-40,1180 500,1220 1110,1160', size: 150, depth: 0.03 }),
      undergrowth({ y: '-40,1290 1110,1280', size: 130, depth: 0 }),
    ],
  }),
];
