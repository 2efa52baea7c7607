import type { Light } from '../light/light.ts';
import { Definitions } from './definitions.ts';
import { attributes, type Attributes } from './markup.ts';
import { transformOf, type Placing } from './placing.ts';
import type { Notes } from './plan.ts';
import { random, type Random } from './random.ts';

/** One layer of a picture. A scene paints its layers in the order in which they are written, the furthest first. */
export type Layer = (canvas: Canvas) => void;

/** How a shape is painted: a colour or a tile's reference, and an optional outline. */
export interface Paint {
  fill?: string;
  /** 0..1; absent means opaque. */
  opacity?: number;
  stroke?: string;
  /** The outline's width in pixels. */
  width?: number;
}

/** How a picture keeps to the foot of a frame of another shape, whole, in its middle or at its right. */
export type Hanging = 'xMidYMax' | 'xMaxYMax';

/** A picture in the making: collects shapes, shares what repeats, and gives compact SVG. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly light: Light;
  readonly #hangs: Hanging | undefined;
  readonly #seed: string;
  readonly #streams = new Map<string, number>();
  readonly #definitions = new Definitions();
  #body = '';
  /** What a scene tells about itself while it is painted, for those who judge pictures. */
  readonly notes: Notes = { discs: 0, fringes: 0, figures: [] };

  constructor(size: { width: number; height: number; hangs?: Hanging }, light: Light, seed: string) {
    this.width = size.width;
    this.height = size.height;
    this.#hangs = size.hangs;
    this.light = light;
    this.#seed = seed;
  }

  /** A source of chance for the next layer of a kind; other kinds of layers never disturb it. */
  random(kind: string): Random {
    const turn = (this.#streams.get(kind) ?? 0) + 1;
    this.#streams.set(kind, turn);
    return random(`${this.#seed} ${kind} ${turn}`);
  }

  path(d: string, paint: Paint): void {
    this.#shape('path', { d }, paint);
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.#shape('circle', { cx: Math.round(x), cy: Math.round(y), r: Math.round(radius) }, paint);
  }

  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): void {
    const [cx, cy] = [Math.round(x), Math.round(y)];
    this.#shape('ellipse', { cx, cy, rx: Math.round(rx), ry: Math.round(ry) }, paint);
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint): void {
    const corner = { x: Math.round(x) || undefined, y: Math.round(y) || undefined };
    this.#shape('rect', { ...corner, width: Math.round(width), height: Math.round(height) }, paint);
  }

  #shape(tag: string, geometry: Attributes, paint: Paint): void {
    const { fill, opacity, stroke, width } = paint;
    const line = stroke === undefined ? {} : { stroke, 'stroke-width': width, 'stroke-linecap': 'round' };
    const outline = stroke !== undefined && fill === undefined ? 'none' : fill;
    this.#body += `<${tag}${attributes({ ...geometry, fill: outline, opacity, ...line })}/>`;
  }

  /** Defines a tile of markup that repeats over what it fills, and gives the text for `fill` or `stroke`. */
  tile(size: number, markup: string): string {
    const frame = attributes({ width: size, height: size, patternUnits: 'userSpaceOnUse' });
    return `url(#${this.#definitions.define(`<pattern id=""${frame}>${markup}</pattern>`)})`;
  }

  /** Defines a thing to be used, from its markup; the same markup is kept once. Gives its id for `use`. */
  thing(markup: string): string {
    return this.#definitions.define(`<g id="">${markup}</g>`);
  }

  /** Paints some layers into a thing of their own instead of into the picture, and gives its id. */
  collect(...layers: Layer[]): string {
    const before = this.#body;
    this.#body = '';
    for (const layer of layers) layer(this);
    const inner = this.#body;
    this.#body = before;
    return this.thing(inner);
  }

  /** Puts a defined thing into the picture. */
  use(id: string, placing: Placing): void {
    const { fill, opacity } = placing;
    const transform = transformOf(placing);
    this.#body += `<use${attributes({ href: `#${id}`, transform, fill, stroke: fill, opacity })}/>`;
  }

  /** Fills a closed path, then paints some layers that stay within it: shade and light on a body. */
  body(d: string, fill: string, ...layers: Layer[]): void {
    const id = this.#definitions.define(`<clipPath id=""><path id="+" d="${d}"/></clipPath>`);
    this.#body += `<use${attributes({ href: `#${id}0`, fill })}/><g clip-path="url(#${id})">`;
    for (const layer of layers) layer(this);
    this.#body += '</g>';
  }

  /** The finished picture. */
  toString(): string {
    const { width, height } = this;
    const size = attributes({
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      preserveAspectRatio: this.#hangs,
    });
    return `<svg xmlns="http://www.w3.org/2000/svg"${size}>${this.#definitions.resolve(this.#body)}</svg>\n`;
  }
}
