type Lab = readonly [light: number, a: number, b: number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toCurved = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

function linearRgb(hex: string): [number, number, number] {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[0-9a-f]{6}$/i.test(long)) throw new Error(`Not a hex colour: ${hex}`);
  const channel = (at: number) => toLinear(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** OKLab is perceptually even, so a mix of orange and blue passes through rose instead of mud. */
function toLab(hex: string): Lab {
  const [red, green, blue] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toRgb([light, a, b]: Lab): [number, number, number] {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Greys a colour just until the screen can show it: clipping the channels would turn its hue. */
function toHex(lab: Lab): string {
  let fit = lab;
  for (let step = 0; step < 20; step++) {
    if (toRgb(fit).every((channel) => channel >= -0.002 && channel <= 1.002)) break;
    fit = [Math.min(1, Math.max(0, fit[0])), fit[1] * 0.92, fit[2] * 0.92];
  }
  const pair = (linear: number) =>
    Math.round(toCurved(Math.min(1, Math.max(0, linear))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${toRgb(fit).map(pair).join('')}`;
}

/** Takes two hex colours and the share of the second (0..1), and gives the colour between them. */
export function mix(first: string, second: string, share: number): string {
  const from = toLab(first);
  const to = toLab(second);
  const part = Math.min(1, Math.max(0, share));
  const blend = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * part;
  return toHex([blend(0), blend(1), blend(2)]);
}

/** Takes a hex colour and gives it with its lightness and its colourfulness multiplied. */
export function tune(hex: string, lightness: number, colourfulness = 1): string {
  const [light, a, b] = toLab(hex);
  return toHex([light * lightness, a * colourfulness, b * colourfulness]);
}

/** Takes a hex colour and gives it with its hue and colourfulness moved towards another's; its lightness stays. */
export function tint(hex: string, towards: string, share: number): string {
  const [light, a, b] = toLab(hex);
  const [, otherA, otherB] = toLab(towards);
  return toHex([light, a + (otherA - a) * share, b + (otherB - b) * share]);
}

/** The lightness (OKLab) that stays as it is when values are spread: the eye's middle grey, a little above. */
const PIVOT = 0.6;

/** Spreads values: darks become darker and lights lighter, by a factor, so that a picture does not settle in the middle greys. */
export function spread(hex: string, factor = 1.16): string {
  const [light, a, b] = toLab(hex);
  return toHex([Math.min(0.985, Math.max(0.1, PIVOT + (light - PIVOT) * factor)), a, b]);
}

/**
 * The colour at a share of the way through some others.
 * @param stops colours and where each stands, from 0 to 1, in that order
 * @param share 0..1
 */
export function colourAt(stops: readonly (readonly [number, string])[], share: number): string {
  const next = stops.findIndex(([at]) => at >= share);
  const [[from, one] = [0, '#000000'], [to, other] = [1, '#000000']] = [
    stops[Math.max(0, next - 1)],
    stops[next],
  ];
  return mix(one, other, to === from ? 0 : (share - from) / (to - from));
}
