import { describe, expect, it } from 'vitest';
import { disc, limb, line, outline } from './brush.ts';
import { drawn, fill, stroke } from './figure.ts';
import { placed } from './placed.ts';

const SQUARE = '0,0,1 10,0,1 10,10,1 0,10,1';

describe('the parts of a figure', () => {
  it('fill outlines, one or several, and what other brushes drew, in their order', () => {
    const other = '20,0,1 30,0,1 30,10,1';
    expect(fill('body', `${SQUARE}; ${other}`, disc(5, 5, 3))).toEqual({
      tone: 'body',
      d: outline(SQUARE) + outline(other) + disc(5, 5, 3),
    });
  });

  it('stroke open lines of one width', () => {
    expect(stroke('dark', 3, '0,0 5,5 10,0', '0,9 9,9')).toEqual({
      tone: 'dark',
      d: line('0,0 5,5 10,0') + line('0,9 9,9'),
      stroke: 3,
    });
  });

  it('take knots for a shape that is reckoned', () => {
    const knots = [
      [0, 0, 1],
      [10, 0, 1],
      [10, 10, 1],
      [0, 10, 1],
    ] as const;
    expect(fill('lit', knots)).toEqual(fill('lit', SQUARE));
  });

  it('make a figure as large as they are, without the empty ones', () => {
    const { name, width, height, parts } = drawn('box', [fill('shade'), fill('body', SQUARE)]);
    expect({ name, width, height, tones: parts.map(({ tone }) => tone) }).toEqual({
      name: 'box',
      width: 10,
      height: 10,
      tones: ['body'],
    });
  });
});

describe('a hand', () => {
  it('moves shapes, makes them larger and turns them about their own origin', () => {
    expect(placed({ x: 100, y: -50 })('0,0 4,2,1; 1,1')).toBe('100,-50,0 104,-48,1;101,-49,0');
    expect(placed({ x: 10, scale: 2 })('3,1,1')).toBe('16,2,1');
    const [x = 0, y = 0] = placed({ turn: 90 })('5,0').split(',').map(Number);
    expect([Math.round(x), Math.round(y)]).toEqual([0, 5]);
  });

  it('makes limbs thicker as it makes them longer, and leaves corners corners', () => {
    expect(placed({ scale: 2 }).limb('0,0,3 0,-20,1')).toBe(limb('0,0,6 0,-40,2'));
    expect(placed({ scale: 2 })('0,0,1')).toBe('0,0,1');
  });
});
