import { mix, spread, tint, tune } from './colour.ts';
import type { HourColours } from './hourColours.ts';
import { CREAM, HOURS, INK } from './palette.ts';
import { COMMON, REGIONS, type Material, type Region, type RegionColours } from './regions.ts';
import { fallOf, sideOf, type Fall, type Side, type Source } from './source.ts';

/**
 * How a part of a figure answers the light. A scene gives each tone a colour: a near animal gets all of them,
 * a far one gets a single colour of the haze and reads as a silhouette.
 */
export type Tone = 'body' | 'shade' | 'lit' | 'dark' | 'pale' | 'accent';

/** A local colour for some of a figure's tones; what is absent follows from the body's colour and the light. */
export type Coat = { readonly [Part in Tone]?: string };

/** One light over one region: everything in a scene takes its colours from here. */
export interface Light {
  /** Zenith, upper sky, lower sky, horizon. */
  sky: readonly [string, string, string, string];
  sun: string;
  haze: string;
  glow: string;
  /** How much of the glow tints everything, 0..1. */
  warmth: number;
  shadow: string;
  dark: string;
  /** The one bright thing of the scene. */
  accent: string;
  from: Side;
  /** Whether the source stands behind what is shown: bodies are dark then, their rims bright. */
  behind: boolean;
  /** How shadows fall, how dark they are (0 none), and how strong the rim is that the source draws (0 none). */
  fall: Fall;
  cast: number;
  rim: number;
  /**
   * The colour of a material (or of any hex colour) at a depth: 0 is the dark frame in front, about 0.3 the
   * full colour of the middle ground, 1 the haze at the horizon. `ground` is what the region is made of.
   */
  of(material: Material | 'ground' | (string & {}), depth: number): string;
  /** The same colour on a plane that the light strikes (0..1 how hard), or on one turned away from it. */
  lit(colour: string, strength?: number): string;
  shade(colour: string, strength?: number): string;
  /** A figure's tones at a depth, from its coat. */
  tones(coat: Coat, depth: number): Record<Tone, string>;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The moon's own colour: what it leaves of a coat. */
const MOONLIT = '#3b5688';

/**
 * Takes the hour (or weather), the region, where the light comes from (left if absent: a side, or `behind`,
 * `behind-left`, `behind-right`), and its height in degrees where it is not the hour's own. Gives the light of a scene.
 */
export function light(
  hour: keyof typeof HOURS,
  region: Region,
  source: Source = 'left',
  height: number = HOURS[hour].height,
): Light {
  const colours: HourColours = HOURS[hour];
  const { sky, sun, glow, warmth, reach, gain, cold = 0 } = colours;
  const land: RegionColours = REGIONS[region];
  const behind = source.startsWith('behind');
  const airy = (colour: string, hue: string, share: number) => spread(tint(colour, hue, share), 1.08);
  const shadow = tint(colours.shadow, land.deep, 0.55);
  const dark = tint(colours.dark, land.deep, 0.5);
  const veil = airy(colours.haze, cold > 0 ? land.air : mix(land.air, land.low, warmth * 2), 0.26);

  const underLight = (local: string) => mix(tune(local, gain, 1.16), glow, warmth);
  // What is close is dark enough to frame; what is far, light enough to be air.
  const atDepth = (colour: string, depth: number, fadeIn = 1) => {
    const front = clamp((reach - depth) / reach) ** 1.2 * 0.96 * fadeIn;
    const frame = mix(dark, tune(colour, 0.42, 0.9), 0.34);
    return mix(mix(spread(tune(colour, 1, 1.08)), frame, front), veil, clamp(depth) ** 1.4 * 0.95);
  };
  const localOf = (material: string) => {
    if (material === 'ground') return land[land.ground as keyof RegionColours];
    if (material in COMMON) return COMMON[material as keyof typeof COMMON];
    return material in land ? land[material as keyof RegionColours] : material;
  };
  const lit = (colour: string, strength = 0.4) => mix(colour, mix(glow, sun, 0.4), strength);
  const shade = (colour: string, strength = 0.4) => mix(colour, shadow, strength);

  return {
    sky: [
      airy(sky[0], land.air, 0.6),
      airy(sky[1], land.air, 0.42),
      airy(sky[2], land.low, 0.26),
      airy(sky[3], land.low, 0.2),
    ],
    sun,
    haze: veil,
    glow,
    warmth,
    shadow,
    dark,
    accent: land.accent,
    from: sideOf(source),
    behind,
    fall: fallOf(source, height),
    cast: colours.cast,
    rim: behind ? 1 : colours.rim,
    // Water takes the colour of the sky overhead where land takes that of the glow.
    of: (material, depth) =>
      material === 'water'
        ? atDepth(mix(tune(land.water, gain, 1.16), tint(sky[0], land.air, 0.6), warmth), depth)
        : atDepth(underLight(localOf(material)), depth),
    lit,
    shade,
    tones: (coat, depth) => {
      // Under the moon a coat keeps its value and loses its colour; before a source all of it sinks into shade.
      const seen = (local: string) => {
        const moonlit = cold === 0 ? local : tint(local, MOONLIT, cold);
        return behind ? mix(underLight(moonlit), dark, 0.5) : underLight(moonlit);
      };
      const body = seen(coat.body ?? '#5d4a48');
      const tone = (part: Tone, otherwise: string) => {
        const own = coat[part];
        return own === undefined ? otherwise : seen(own);
      };
      return {
        body: atDepth(body, depth),
        shade: atDepth(tone('shade', shade(body, 0.42)), depth),
        // The rim keeps its light in front: it is what parts a dark figure from dark ground.
        lit: atDepth(tone('lit', lit(body, 0.5)), depth, 0.45),
        dark: atDepth(tone('dark', mix(body, INK, 0.72)), depth),
        pale: atDepth(tone('pale', mix(body, underLight(CREAM), 0.72)), depth, 0.6),
        // Lamps and windows burn in their own colour, even at night.
        accent: atDepth(underLight(coat.accent ?? land.accent), depth, 0.35),
      };
    },
  };
}
