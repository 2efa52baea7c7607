import { describe, expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';
import { box, disc, limb, line, outline, panel, ring } from './brush.ts';
import { points } from './points.ts';

describe('the brush', () => {
  it('reads points with and without a third value', () => {
    expect(points('1,2 -3,4,5')).toEqual([
      [1, 2, 0],
      [-3, 4, 5],
    ]);
  });

  it('refuses what is not a point', () => {
    expect(() => points('1,2 3')).toThrow('not a point: 3');
  });

  it('passes through corners and is only pulled by the other points', () => {
    const { top, left, right } = boundsOf(outline('-100,0,1 0,-80 100,0,1'));
    expect([left, right]).toEqual([-100, 100]);
    expect(top).toBe(-40);
  });

  it('winds every outline one way, so that overlapping ones leave no hole', () => {
    expect(outline('0,0,1 10,0,1 10,10,1')).toBe(outline('10,10,1 10,0,1 0,0,1'));
  });

  it('ends a limb on the ground level', () => {
    expect(boundsOf(limb('0,0,40 60,-200,10')).bottom).toBe(0);
  });

  it('ends a pointed limb in one point', () => {
    expect(limb('0,0,4 0,-100,0')).toBe('M-4 0l4-100 4 100z');
  });

  it('rounds only the corners that have a radius', () => {
    expect(panel('0,0 40,0 40,40 0,40')).not.toContain('q');
    expect(panel('0,0,5 40,0 40,40 0,40').split('q')).toHaveLength(2);
  });

  it('measures discs, boxes and open lines as they are drawn', () => {
    expect(boundsOf(disc(10, -20, 5, 8))).toMatchObject({ left: 5, right: 15, top: -28, bottom: -12 });
    expect(boundsOf(box(-5, -10, 20, 10))).toMatchObject({ left: -5, width: 20, height: 10 });
    expect(boundsOf(line('0,0 50,-50 100,0'))).toMatchObject({ width: 100, top: -25 });
    expect(boundsOf(ring(0, 0, 9, 4))).toMatchObject({ width: 18, height: 18 });
  });

  it('refuses a path that it cannot measure', () => {
    expect(() => boundsOf('M0 0L10 10')).toThrow('path command L');
  });
});
