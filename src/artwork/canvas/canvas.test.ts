import { describe, expect, it } from 'vitest';
import { minify } from '../drawing/path.ts';
import { Pen } from '../drawing/pen.ts';
import { forest } from '../land/ridges.ts';
import { light } from '../light/light.ts';
import { sky, stars, sun } from '../sky/skies.ts';
import { Canvas, type Layer } from './canvas.ts';
import { scene } from './scene.ts';

const golden = light('golden', 'tanzania');
const paint = (...layers: Layer[]) => scene({ seed: 'test', light: golden }, ...layers);

describe('a scene', () => {
  it('gives the same bytes for the same seed, and others for another', () => {
    const layers = [sky(), sun({ x: 700, y: 300, r: 80 }), forest({ y: 600, depth: 0.4 })];
    expect(paint(...layers)).toBe(paint(...layers));
    expect(scene({ seed: 'other', light: golden }, ...layers)).not.toBe(paint(...layers));
  });

  it('keeps a layer as it is when another kind of layer is put before it', () => {
    const woods = paint(forest({ y: 600, depth: 0.4 })).match(/<path[^>]*>/)?.[0];
    expect(woods).toBeDefined();
    expect(paint(sky(), stars({ to: 400 }), forest({ y: 600, depth: 0.4 }))).toContain(woods);
  });

  it('has the size it was given', () => {
    const svg = scene({ seed: 'size', light: golden, width: 1920, height: 1080 });
    expect(svg).toContain('viewBox="0 0 1920 1080" width="1920" height="1080"');
  });
});

describe('the canvas', () => {
  it('writes whole coordinates, whatever it is given', () => {
    const svg = paint((canvas) => {
      canvas.path(new Pen(0.4, 10.6).line(20.49, 30.51).quad(1.2, 3.4, 5.6, 7.8).close().d, {
        fill: '#123456',
      });
      canvas.circle(10.3, 20.7, 5.5, { fill: '#123456' });
      canvas.ellipse(1.1, 2.2, 3.3, 4.4, { fill: '#123456' });
      canvas.rect(1.5, 2.5, 3.5, 4.5, { fill: '#123456' });
    });
    const numbers = [...svg.matchAll(/ (?:d|x|y|cx|cy|rx|ry|r|width|height)="([^"]*)"/g)].map(
      ([, value]) => value,
    );
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((value) => value?.includes('.'))).toEqual([]);
  });

  it('escapes what would end an attribute', () => {
    const svg = paint((canvas) => canvas.circle(1, 1, 1, { fill: '"><script>&' }));
    expect(svg).toContain('fill="&quot;>&lt;script>&amp;"');
  });

  it('shortens colours where three digits say the same', () => {
    const svg = paint((canvas) => canvas.circle(1, 1, 1, { fill: '#aabbcc' }));
    expect(svg).toContain('fill="#abc"');
  });

  it('defines the same tile once', () => {
    const dots: Layer = (canvas) => {
      canvas.circle(5, 5, 5, { fill: canvas.tile(4, '<circle r="1"/>') });
    };
    const svg = paint(dots, dots, dots);
    const [, id] = svg.match(/<pattern id="(\w+)"/) ?? [];
    expect(svg.match(/<pattern/g)).toHaveLength(1);
    expect(svg.split(`fill="url(#${id})"`)).toHaveLength(4);
  });

  it('defines a thing once that is used twice, and sets a single one where it is used', () => {
    const canvas = new Canvas({ width: 10, height: 10 }, golden, 'test');
    const twice = canvas.thing('<path d="M0 0h9"/>');
    const once = canvas.thing('<path d="M1 1h9"/>');
    canvas.thing('<path d="M2 2h9"/>');
    canvas.use(twice, { x: 1, y: 2 });
    canvas.use(twice, { x: 3, y: 4, scale: 0.5, flip: true });
    canvas.use(once, { x: 5, y: 6, fill: '#111' });
    const svg = canvas.toString();
    expect(svg.match(/M0 0h9/g)).toHaveLength(1);
    expect(svg).toContain(`<use href="#${twice}" transform="translate(3 4)scale(-.5 .5)"/>`);
    expect(svg).toContain('<g transform="translate(5 6)" fill="#111" stroke="#111"><path d="M1 1h9"/></g>');
    expect(svg).not.toContain('M2 2h9');
  });

  it('keeps things inside a thing, such as the trees that a lake mirrors', () => {
    const canvas = new Canvas({ width: 10, height: 10 }, golden, 'test');
    const tree = canvas.thing('<path d="M0 0h9"/>');
    const wood = canvas.collect((inner) => inner.use(tree, { x: 1, y: 1 }));
    canvas.use(wood, { x: 0, y: 0 });
    canvas.use(wood, { x: 0, y: 9, squash: -1 });
    const svg = canvas.toString();
    expect(svg.match(/M0 0h9/g)).toHaveLength(1);
    for (const [, id] of svg.matchAll(/href="#(\w+)"/g)) expect(svg).toContain(`id="${id}"`);
  });
});

describe('path data', () => {
  it('repeats no command and no idle space', () => {
    expect(new Pen(0, 0).line(5, 5).line(3, 9).line(9, 9).line(9, 2).close().d).toBe('M0 0l5 5-2 4h6v-7z');
    expect(minify('m 10, 20  l 5 , -5 l 0.50 7 Z')).toBe('m10 20l5-5 .5 7Z');
  });

  it('reads the flags of an arc that stand without spaces', () => {
    expect(minify('M0 0a5 5 0 0110-3')).toBe('M0 0a5 5 0 0 1 10-3');
  });

  it('refuses what is no path', () => {
    expect(() => minify('M0 0l5')).toThrow('Malformed');
    expect(() => minify('M0 0x5 5')).toThrow('Unknown command');
  });

  it('never lets rounding add up', () => {
    const pen = new Pen(0, 0);
    for (let step = 1; step <= 100; step++) pen.line(step * 0.4, step * 0.4);
    const total = [...pen.d.matchAll(/-?\d+/g)]
      .map(Number)
      .slice(2)
      .reduce((sum, value) => sum + value, 0);
    expect(total).toBe(80);
  });
});
