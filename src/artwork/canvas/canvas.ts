import type { Light } from '../light/light.ts';
import { Definitions } from './definitions.ts';
import { attributes, short, type Attributes } from './markup.ts';
import { random, type Random } from './random.ts';

/** One layer of a picture. A scene paints its layers in the order in which they are written, the furthest first. */
export type Layer = (canvas: Canvas) => void;

/** How a shape is painted: a colour or a gradient's reference, and an optional outline. */
export interface Paint {
  fill?: string;
  /** 0..1; absent means opaque. */
  opacity?: number;
  stroke?: string;
  /** The outline's width in pixels. */
  width?: number;
}

/** A gradient's stop: position 0..1, colour, and opacity if it is not opaque. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Where a defined thing is put: position in whole pixels, then size, mirror image and turn in degrees. */
export interface Placing {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  /** Multiplies the height: below 0 it hangs upside down, as in water. */
  squash?: number;
  turn?: number;
  /** One colour for all of it: fills and lines that were defined without a colour take it. */
  fill?: string;
  opacity?: number;
}

const GRADIENTS = {
  down: ['linearGradient', ' x2="0" y2="1"'],
  across: ['linearGradient', ''],
  glow: ['radialGradient', ''],
} as const;

/** A picture in the making: collects shapes, shares what repeats, and gives compact SVG. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly light: Light;
  readonly #seed: string;
  readonly #streams = new Map<string, number>();
  readonly #definitions = new Definitions();
  #body = '';

  constructor(size: { width: number; height: number }, light: Light, seed: string) {
    this.width = size.width;
    this.height = size.height;
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

  /** Defines a gradient once, however often it is asked for, and gives the text for `fill`. */
  gradient(kind: keyof typeof GRADIENTS, stops: readonly Stop[]): string {
    const [tag, direction] = GRADIENTS[kind];
    const list = stops.map(([offset, colour, opacity]) => {
      return `<stop${attributes({ offset: offset || undefined, 'stop-color': colour, 'stop-opacity': opacity })}/>`;
    });
    return `url(#${this.#definitions.define(`<${tag} id=""${direction}>${list.join('')}</${tag}>`)})`;
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
    const { x, y, scale = 1, flip = false, squash = 1, turn = 0, fill, opacity } = placing;
    const move = x === 0 && y === 0 ? '' : `translate(${Math.round(x)} ${Math.round(y)})`;
    const spin = turn === 0 ? '' : `rotate(${Math.round(turn)})`;
    const [wide, high] = [short(flip ? -scale : scale), short(scale * squash)];
    const size = wide === high ? (wide === '1' ? '' : `scale(${wide})`) : `scale(${wide} ${high})`;
    const transform = move + spin + size || undefined;
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
    const size = attributes({ viewBox: `0 0 ${width} ${height}`, width, height });
    return `<svg xmlns="http://www.w3.org/2000/svg"${size}>${this.#definitions.resolve(this.#body)}</svg>\n`;
  }
}
