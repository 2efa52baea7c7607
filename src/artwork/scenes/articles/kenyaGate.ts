import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { groundselInShade } from '../../figures/plants/groundselInShade.ts';
import { light } from '../../light/light.ts';

const [ROCK, FACE, PALE, DEEP, RIM, ICE] = ['#1c4668', '#2c5c80', '#4480a0', '#12344f', '#ffc878', '#cfe8ec'];

const RIDGE =
  '-40,500 60,450 140,470 220,400 262,372 296,288 318,262 344,300 372,380 410,330 440,240 470,190 484,120 512,70 548,50 566,84 576,132 590,150 606,128 622,86 650,58 690,74 714,130 752,170 790,250 850,300 900,370 980,400 1060,470 1240,520';
/** Point John, Nelion and Batian, and at (590, 150) the Gate of the Mists between the two. */
const summits: readonly Layer[] = [
  cut(RIM, angular(`-40,640 ${RIDGE} 1240,640`)),
  moved(
    { x: 0, y: 8 },
    within(
      ROCK,
      angular(`-40,640 ${RIDGE} 1240,640`),
      cut(
        FACE,
        angular(
          '512,70 500,150 520,220 480,300 500,380 440,470 420,560 340,640 200,640 300,520 360,440 410,330 440,240 470,190 484,120',
        ),
        angular(
          '650,58 640,140 670,210 650,300 720,400 700,480 780,560 800,640 960,640 880,540 840,440 800,380 790,250 752,170 714,130 690,74',
        ),
        angular('318,262 310,340 330,400 280,480 220,560 180,640 60,640 140,560 200,480 262,372 296,288'),
      ),
      cut(
        PALE,
        angular('470,190 440,240 410,330 380,420 300,540 240,640 300,640 380,540 430,440 450,340 480,260'),
        angular('790,250 780,330 830,420 880,520 980,640 1060,640 980,520 920,440 850,300'),
        angular('296,288 262,372 200,480 120,590 90,640 130,640 210,520 270,430'),
      ),
      cut(
        DEEP,
        angular(
          '548,50 540,160 560,260 540,360 580,470 560,560 600,640 660,640 640,540 650,440 620,350 630,240 600,180 622,86 606,128 590,150 576,132 566,84',
        ),
        angular('690,74 700,170 740,260 730,330 790,400 760,300 770,220 714,130'),
      ),
      // The Diamond Couloir, the glaciers on the ledges.
      cut(
        ICE,
        angular('586,156 596,158 592,220 608,300 598,360 612,430 592,480 572,440 586,350 574,260 588,200'),
        angular('430,572 462,540 520,536 566,560 500,566'),
        angular('240,520 280,486 330,478 372,500 320,502'),
      ),
    ),
  ),
];

/** A walker seen from behind, 100 units to the metre, in the light that comes towards us. */
const walker = (jacket: string, lit: string, pack: string, ink = '#14283c'): Layer[] => [
  cut(
    ink,
    limb('-9,-88,12 -14,-44,9 -12,0,7'),
    limb('9,-88,12 12,-46,9 20,-4,7'),
    '-23,2,1 -22,-10 -14,-16 -4,-10 -3,2,1;10,-2,1 12,-14 20,-18 29,-12 30,-2,1',
  ),
  cut(jacket, '-24,-82,1 -26,-120 -20,-146 0,-152 20,-146 27,-120 24,-82,1'),
  cut(jacket, limb('-22,-138,9 -34,-108,8 -30,-86,6'), limb('22,-138,9 36,-112,8 40,-90,6')),
  cut(pack, '-17,-92,1 -19,-124 -14,-146 0,-150 14,-146 19,-124 17,-92,1'),
  cut(ink, disc(0, -166, 13, 14)),
  cut(jacket, '-15,-164,1 -14,-184 0,-190 14,-184 15,-164,1 0,-170'),
  cut(lit, '-24,-82,1 -27,-120 -21,-147 -12,-151,1 -20,-120,1;24,-82,1 28,-120 21,-147 12,-151,1 21,-120,1'),
  cut(ink, limb('42,-88,2 50,0,2')),
];
const PARTY = [
  { x: 530, y: 752, scale: 0.8, flip: false, colours: ['#d8392c', '#ff9c6c', '#7c2438'] },
  { x: 632, y: 728, scale: 0.7, flip: true, colours: ['#f2b632', '#fff0b0', '#a86c28'] },
  { x: 704, y: 708, scale: 0.6, flip: false, colours: ['#2f6cc4', '#a8d4f4', '#1c3c74'] },
] as const;

const CAST = '#6c6468';

/** Tussocks of the moorland, lit at their tops where the light falls. */
const tussocks: Layer = (canvas) => {
  const { between } = random('mackinder valley');
  const [dark, pale]: [string[], string[]] = [[], []];
  for (let at = 0; at < 130; at += 1) {
    const near = between(0, 1) ** 1.5;
    const [x, y, r] = [between(-20, 1220), 670 + near * 230, 5 + near * 17];
    const tuft = outline(
      `${x - r * 0.5},${y},1 ${x - r * 1.2},${y - r * 0.8},1 ${x - r * 0.5},${y - r * 0.6},1 ${x - r * 0.6},${y - r * 1.3},1 ${x},${y - r * 0.7},1 ${x + r * 0.3},${y - r * 1.5},1 ${x + r * 0.4},${y - r * 0.6},1 ${x + r * 1.2},${y - r * 0.9},1 ${x + r * 0.5},${y},1`,
    );
    const beam = Math.abs(x - 620) < 30 + (y - 600) * 0.95;
    (beam ? pale : dark).push(tuft);
  }
  canvas.path(dark.join(''), { fill: '#12384c' });
  canvas.path(pale.join(''), { fill: '#c8985c' });
};

/** Mount Kenya early: the sun comes through the Gate of the Mists, and three walkers are in its light. */
export const kenyaGate: readonly Picture[] = [
  picture(
    'articles/mount-kenya',
    light('dawn', 'kenya', 'behind'),
    plan({ camera: 'below' }),
    strata(['#3c94b4', '#7cc0c4', '#d4e4bc', '#fff0bc'], { height: 460, bands: 7 }),
    cut({ fill: '#fff6d4', opacity: 0.7 }, disc(590, 130, 110)),
    cut('#fffbe8', disc(590, 120, 52)),
    ...summits,
    floor('#2c6878', '-40,600 120,560 300,590 460,620 640,634 820,612 980,580 1120,548 1240,570'),
    floor('#1f5468', '-40,650 200,640 420,660 640,668 860,652 1060,630 1240,640'),
    // The light on the valley's floor.
    cut('#f4d494', '590,636,1 650,640,1 760,690 900,760 1040,960,1 260,960,1 380,800 500,700'),
    cut({ fill: '#ffdc98', opacity: 0.2 }, '586,150,1 594,150,1 1040,960,1 260,960,1'),
    cut({ fill: '#ffe0a0', opacity: 0.26 }, '588,150,1 592,150,1 800,960,1 400,960,1'),
    tussocks,
    ...PARTY.map(({ x, y, scale, flip }) =>
      moved({ x, y, scale, flip, squash: -1.25, lean: (x - 590) / 200 }, ...walker(CAST, CAST, CAST, CAST)),
    ),
    ...PARTY.map(({ x, y, scale, flip, colours: [jacket, lit, pack] }) =>
      moved({ x, y, scale, flip }, ...walker(jacket, lit, pack)),
    ),
    moved({ x: 1050, y: 930, scale: 0.86 }, ...groundselInShade('#0a2438', '#3c7c6c')),
    moved({ x: 130, y: 900, scale: 0.62, flip: true }, ...groundselInShade('#0e2c40', '#3c7c6c')),
    moved({ x: 330, y: 740, scale: 0.24 }, ...groundselInShade('#163c4c', '#4c8c7c')),
    floor('#0a2438', '-40,880 160,862 420,900 700,930 900,890 1240,850'),
  ),
];
