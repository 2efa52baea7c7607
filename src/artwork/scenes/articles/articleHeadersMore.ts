import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { Pen } from '../../drawing/pen.ts';
import { pointsOf } from '../../drawing/points.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { iceAxe, ropeCoil } from '../../figures/objects/climbing.ts';
import { drum } from '../../figures/objects/instruments.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { worker } from '../../figures/people/worker.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { fig } from '../../figures/plants/fig.ts';
import { rainforestTree } from '../../figures/plants/rainforestTree.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { lake, ripples } from '../../water/water.ts';

/** The rope between climbers, sagging from each to the next. */
const rope =
  ({ through }: { through: string }): Layer =>
  (canvas) => {
    const [first = [0, 0], ...rest] = pointsOf(through);
    const pen = new Pen(...first);
    let from = first;
    for (const to of rest) {
      pen.quad((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 26, ...to);
      from = to;
    }
    canvas.path(pen.d, { stroke: canvas.light.accent, width: 4 });
  };

/** The other scenes at the head of an article. */
export const articleHeadersMore: readonly Picture[] = [
  picture(
    'articles/kenyan8places',
    light('dawn', 'kenya', 'behind'),
    sky({ horizon: 500, bands: 7, stops: ['#173a80', '#4f6cb0', '#f09a6c', '#ffdc9c'] }),
    floor('#5a2a48', '0,470 180,430 380,462 620,420 860,470 1040,436 1200,470'),
    floor('#e08a48', '0,506 600,498 1200,508'),
    floor('#b4552a', '0,600 600,580 1200,604'),
    cut('#f6c690', '590,500,1 612,500,1 900,920,1 240,920,1'),
    cut('#e09a5c', '598,500,1 604,500,1 620,920,1 540,920,1'),
    place(acacia(), { x: 190, y: 700, metre: 44, depth: 0.06 }),
    place(acacia({ variant: 3 }), { x: 990, y: 660, metre: 42, depth: 0.06 }),
    place(cyclist(), { x: 620, y: 740, metre: 104, depth: 0.14, coat: CLOTHES.coral }),
    floor('#4f160f', '0,876 240,862 300,920 900,920 940,868 1200,880'),
  ),
  picture(
    'articles/rwanda8places',
    light('golden', 'rwanda', 'left'),
    sky({ horizon: 300 }),
    sun({ x: 220, y: 190, r: 62 }),
    hills({ y: 320, rise: 110, depth: 0.9, of: 'leaf' }),
    hills({ y: 380, rise: 100, depth: 0.78, of: 'leaf' }),
    terraces({ crest: '0,460 400,410 800,480 1200,400', depth: 0.62 }),
    terraces({ crest: '0,580 500,540 1200,610', depth: 0.5 }),
    hills({ y: '0,740 600,720 1200,760', rise: 10, depth: 0.3, of: 'grass' }),
    place(worker('drumming'), { x: 800, y: 800, metre: 196, depth: 0.3 }),
    place(drum(), { x: 330, y: 850, metre: 52, depth: 0.28 }),
    place(drum(), { x: 520, y: 860, metre: 44, depth: 0.28 }),
    grass({ y: 890, height: 36, of: 'leaf' }),
  ),
  picture(
    'articles/romanticgetaways',
    light('golden', 'uganda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 820, y: 340, r: 80 }),
    lake({ y: 440, to: 640, depth: 0.5 }),
    ripples({ y: 450, to: 620, x: 680, width: 280, count: 40, colour: '#ffe9b8', opacity: 0.8 }),
    place(farDhow(), { x: 420, y: 470, metre: 12, shadow: false }),
    hills({ y: '-30,640 600,620 1230,640', rise: 16, depth: 0.42, of: 'grass' }),
    place(fig(), { x: 250, y: 760, metre: 50, depth: 0.24 }),
    place(rainforestTree({ form: 'umbrella' }), { x: 1090, y: 730, metre: 20, depth: 0.3 }),
    place(guide('seated'), { x: 640, y: 800, metre: 150, depth: 0.3 }),
    place(guide('seated'), { x: 780, y: 806, metre: 148, depth: 0.3, coat: CLOTHES.white }),
    grass({ y: 890, height: 34, of: 'leaf' }),
  ),
  picture(
    'articles/mountainclimbingtips',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 210, y: 400, r: 66 }),
    massif({
      summits: '300,400 470,270 640,330 800,170 950,290 1100,230',
      base: 660,
      snow: 340,
      depth: 0.7,
      of: '#56607c',
    }),
    cumulus({ x: 300, y: 640, width: 800, height: 100, depth: 0.5 }),
    cumulus({ x: 920, y: 650, width: 700, height: 90, depth: 0.45 }),
    hills({ y: '-30,860 400,780 800,700 1230,560', rise: 16, depth: 0.5, of: 'snow' }),
    rope({ through: '420,742 560,742 700,700 820,664' }),
    place(hiker(), { x: 420, y: 806, metre: 132, coat: CLOTHES.plum }),
    place(hiker(), { x: 640, y: 742, metre: 112, coat: CLOTHES.blue }),
    place(hiker(), { x: 830, y: 692, metre: 96, coat: CLOTHES.coral }),
    kopje({ x: 1050, y: 880, width: 360, height: 150, depth: 0.34, pile: 2, of: '#6a6878' }),
    place(ropeCoil(), {
      x: 1010,
      y: 830,
      metre: 34,
      depth: 0.36,
      shadow: false,
      coat: { body: '#d9502f', accent: '#f0b53c' },
    }),
    place(iceAxe(), { x: 180, y: 884, metre: 34, depth: 0.3, shadow: false, turn: -14 }),
  ),
  picture(
    'articles/gorillatrekkingtips',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 330 }),
    sun({ x: 220, y: 170, r: 52 }),
    forest({ y: 400, rise: 210, depth: 0.72, crown: 16 }),
    mist({ y: 430, height: 130 }),
    forest({ y: '300,560 700,440 1240,420', rise: 70, depth: 0.42, crown: 28 }),
    mist({ y: 560, height: 70 }),
    hills({ y: '0,760 500,660 1200,560', rise: 20, depth: 0.32, of: 'leaf' }),
    place(hiker(), { x: 840, y: 650, metre: 84, coat: CLOTHES.ranger }),
    place(hiker(), { x: 700, y: 700, metre: 100, coat: CLOTHES.coral }),
    place(hiker(), { x: 540, y: 760, metre: 120, coat: CLOTHES.blue }),
    place(guide('pointing'), { x: 300, y: 850, metre: 170 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.06 }),
    grass({ y: 884, height: 46, of: 'leaf' }),
  ),
];
