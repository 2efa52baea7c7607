import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const TONES = { sun: '#f9a03c', warm: '#ee7424', shade: '#c24a1e', deep: '#8f3218' };
type Tone = keyof typeof TONES;
const CREASE: Record<Tone, string> = { sun: '#e07e22', warm: '#c4531a', shade: '#93331a', deep: '#6d2414' };

/** The furthest first: where its tip is, how long and how thick it is, how far its foot stands to the right of its tip. */
const CARROTS: readonly (readonly [
  x: number,
  y: number,
  long: number,
  half: number,
  lean: number,
  tone: Tone,
])[] = [
  [346, 250, 330, 38, -26, 'warm'],
  [474, 186, 330, 42, 24, 'shade'],
  [416, 84, 380, 54, -4, 'sun'],
  [556, 280, 300, 36, -20, 'warm'],
  [652, 250, 320, 40, 34, 'deep'],
  [600, 150, 360, 50, 2, 'sun'],
  [280, 392, 300, 40, -40, 'sun'],
  [712, 352, 300, 42, 40, 'shade'],
  [396, 330, 320, 42, -8, 'warm'],
  [452, 388, 280, 38, 12, 'deep'],
  [628, 372, 300, 42, 6, 'warm'],
  [676, 452, 260, 38, 14, 'deep'],
  [330, 446, 280, 42, -20, 'sun'],
  [790, 484, 240, 38, 50, 'shade'],
  [580, 470, 260, 40, -10, 'sun'],
  [506, 520, 220, 38, 0, 'shade'],
  [400, 500, 240, 42, -6, 'warm'],
  [734, 540, 220, 38, 22, 'deep'],
  [256, 556, 220, 40, -30, 'sun'],
  [640, 560, 220, 42, 8, 'warm'],
  [452, 592, 200, 38, 4, 'shade'],
  [340, 600, 200, 40, -12, 'sun'],
  [560, 604, 200, 40, -4, 'sun'],
  [850, 592, 190, 36, 44, 'deep'],
  [196, 590, 190, 36, -30, 'warm'],
];

/** Carrots heaped with their tips up: they are the towers of Mount Kenya in the first sun, and cauliflower is the ice between them. */
export const carrotPeaks: readonly Layer[] = [
  cut(
    TONES.deep,
    '210,770,1 230,660,1 290,520,1 400,300,1 440,230,1 520,460,1 600,300,1 690,430,1 770,600,1 860,700,1 880,770,1',
  ),
  ...CARROTS.flatMap(([x, y, long, half, lean, tone], at) => {
    const spine = (share: number, bow = 0) =>
      [Math.round(x + lean * share + bow), Math.round(y + long * share)] as const;
    const bow = ((at * 7) % 5) * 3 - 6;
    const point = (share: number, wide: number, by = 0) =>
      `${spine(share, by).join(',')},${Math.round(half * wide)}`;
    const crease = (share: number, from: number, to: number) => {
      const [cx, cy] = spine(share, bow * 0.5);
      return `${Math.round(cx + half * from)},${cy - 2} ${Math.round(cx + half * (from + to) * 0.5)},${cy + 4} ${Math.round(cx + half * to)},${cy}`;
    };
    return [
      cut(
        TONES[tone],
        limb(
          [
            point(0, 0.05),
            point(0.03, 0.16),
            point(0.22, 0.46, bow),
            point(0.5, 0.76, bow),
            point(0.8, 0.98),
            point(1, 0.96),
            `${x + lean},800,${Math.round(half * 0.9)}`,
          ].join(' '),
        ),
      ),
      inked(
        CREASE[tone],
        4,
        [
          crease(0.2 + (at % 3) * 0.04, -0.3, 0.1),
          crease(0.36, 0.1, 0.5),
          crease(0.48 + (at % 2) * 0.05, -0.66, -0.2),
        ].join(';'),
      ),
    ];
  }),
];

/** A cabbage, the light from the left: its outer leaves, the heart, ribs. */
export const cabbage = (x: number, y: number, scale: number, turn: number): Layer =>
  moved(
    { x, y, scale, turn },
    cut('#1f5c40', '-96,-10 -84,-70 -30,-98 40,-92 92,-50 100,10 76,70 20,96 -50,90 -92,50'),
    cut('#3f8f4a', '-92,-4 -80,-62 -28,-90 20,-84 52,-52 64,6 44,60 0,84 -54,78 -88,44'),
    cut('#8dbb57', '-62,-8 -48,-54 -6,-66 34,-40 38,8 10,48,1 -4,10 -30,-6 -60,30'),
    inked('#cfe08f', 4, '-60,26 -34,-4 -4,-2 4,46;-30,-6 -24,-34 -10,-54;-4,0 12,-16 22,-34'),
    inked('#1f5c40', 4, '-30,76 -10,56 -2,30;52,40 40,36 26,40'),
  );

/** A head of cauliflower in its leaves. */
export const cauliflower = (x: number, y: number): Layer[] => [
  cut(
    '#7fa83c',
    `${x - 70},${y - 30},1 ${x - 76},${y + 20} ${x - 40},${y + 70},1 ${x + 40},${y + 70},1 ${x + 76},${y + 20} ${x + 68},${y - 40},1 ${x + 30},${y + 30} ${x - 30},${y + 30}`,
  ),
  cut(
    '#fff6e0',
    disc(x - 34, y, 30),
    disc(x, y - 22, 34),
    disc(x + 34, y - 2, 30),
    disc(x - 8, y + 18, 36),
    disc(x + 20, y + 22, 30),
  ),
  inked(
    '#d9c896',
    4,
    `${x - 50},${y + 4} ${x - 38},${y + 12} ${x - 24},${y + 4};${x - 12},${y - 22} ${x + 2},${y - 12} ${x + 16},${y - 24};${x + 14},${y + 10} ${x + 28},${y + 20} ${x + 44},${y + 8};${x - 20},${y + 28} ${x - 8},${y + 38} ${x + 6},${y + 28}`,
  ),
];
