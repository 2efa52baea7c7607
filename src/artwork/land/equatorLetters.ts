import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, moved } from '../canvas/cut.ts';
import { box, disc, ring } from '../drawing/brush.ts';

const [WHITE, MARK] = ['#fffaf0', '#1d2c4c'];

/** The letters of the word, each in a box 44 wide and 60 high around its middle. */
const LETTERS: readonly string[] = [
  '20,-30,1 -18,-30,1 -18,30,1 20,30,1;-18,0,1 12,0,1',
  '6,12,1 26,34,1',
  '-20,-32,1 -20,8 -14,30 14,30 20,8 20,-32,1',
  '-24,32,1 0,-30,1 24,32,1;-14,12,1 14,12,1',
  '-24,-30,1 24,-30,1;0,-30,1 0,32,1',
  '',
  '-18,32,1 -18,-30,1 6,-30 20,-26 20,2 6,4 -18,4,1;2,4,1 22,32,1',
];
const ROUND = disc(0, 0, 23, 30);

/** The white ring that stands on the equator beside a road, 660 wide, its name along the top and S and N at its sides. */
export const equatorLetters = (x: number, y: number): readonly Layer[] => [
  cut(WHITE, ring(x, y, 330, 232), box(x - 104, y + 300, 208, 92)),
  ...LETTERS.map((letter, at): Layer => {
    const turn = (at - 3) * 17;
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const strokes = letter === '' ? [ROUND] : at === 1 ? [ROUND, letter] : letter.split(';');
    return moved(
      { x: Math.round(x + 281 * sin), y: Math.round(y - 281 * cos), turn },
      inked(MARK, 12, ...strokes),
    );
  }),
  moved({ x: x - 280, y: y + 40 }, inked(MARK, 11, '20,-22 4,-34 -20,-30 -20,-4 18,2 22,24 -4,36 -22,22')),
  moved({ x: x + 280, y: y + 40 }, inked(MARK, 11, '-18,32,1 -18,-30,1 18,32,1 18,-30,1')),
];
