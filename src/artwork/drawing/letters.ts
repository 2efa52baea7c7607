/** Strokes of the capitals that mottoes and signs need, in a box 4 wide and 6 high, for `inked`. */
const STROKES: Readonly<Record<string, string>> = {
  A: '0,6,1 2,0,1 4,6,1;1,4,1 3,4,1',
  B: '0,0,1 0,6,1 2,6,1 4,5,1 3,3,1 0,3,1;0,0,1 2,0,1 4,1,1 3,3,1',
  C: '4,1,1 3,0,1 1,0,1 0,1,1 0,5,1 1,6,1 3,6,1 4,5,1',
  D: '0,0,1 0,6,1 2,6,1 4,4,1 4,2,1 2,0,1 0,0,1',
  E: '4,0,1 0,0,1 0,6,1 4,6,1;0,3,1 3,3,1',
  F: '4,0,1 0,0,1 0,6,1;0,3,1 3,3,1',
  H: '0,0,1 0,6,1;4,0,1 4,6,1;0,3,1 4,3,1',
  I: '2,0,1 2,6,1',
  J: '4,0,1 4,5,1 2,6,1 0,5,1',
  M: '0,6,1 0,0,1 2,4,1 4,0,1 4,6,1',
  N: '0,6,1 0,0,1;0,0,1 4,6,1;4,6,1 4,0,1',
  O: '1,0,1 3,0,1 4,1,1 4,5,1 3,6,1 1,6,1 0,5,1 0,1,1 1,0,1',
  P: '0,6,1 0,0,1 3,0,1 4,1,1 4,2,1 3,3,1 0,3,1',
  R: '0,6,1 0,0,1 3,0,1 4,1,1 3,3,1 0,3,1;2,3,1 4,6,1',
  S: '4,1,1 3,0,1 1,0,1 0,1,1 0,2,1 1,3,1 3,3,1 4,4,1 4,5,1 3,6,1 1,6,1 0,5,1',
  T: '0,0,1 4,0,1;2,0,1 2,6,1',
  W: '0,0,1 1,6,1 2,2,1 3,6,1 4,0,1',
  Z: '0,0,1 4,0,1 0,6,1 4,6,1',
};

/** A line of capitals as strokes for `inked`, from its left top corner; `unit` is a sixth of their height. */
export function capitals(text: string, x: number, y: number, unit: number): string[] {
  return [...text].flatMap((letter, at) =>
    (STROKES[letter] ?? '')
      .split(';')
      .filter(Boolean)
      .map((stroke) =>
        stroke
          .split(' ')
          .map((point) => point.split(',').map(Number))
          .map(([px = 0, py = 0]) => `${x + (at * 6 + px) * unit},${y + py * unit},1`)
          .join(' '),
      ),
  );
}
