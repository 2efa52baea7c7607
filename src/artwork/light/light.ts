import { mix, tune } from './colour.ts';
import { CREAM, HOURS, INK, type HourColours } from './palette.ts';
import { COMMON, REGIONS, type Material, type Region, type RegionColours } from './regions.ts';

/**
 * How a part of a figure answers the light. A scene gives each tone a colour: a near animal gets all of them,
 * a far one gets a single colour of the haze and reads as a silhouette.
 */
export type Tone = 'body' | 'shade' | 'lit' | 'dark' | 'pale' | 'accent';

/** A local colour for some of a figure's tones; what is absent follows from the body's colour and the light. */
export type Coat = { readonly [Part in Tone]?: string };

/** Where the sun stands, so that every shadow side agrees. */
export type Side = 'left' | 'right';

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

/**
 * Takes the hour (or weather), the region, and the side from which the light falls (left if absent), and
 * gives the light of a scene.
 */
export function light(hour: keyof typeof HOURS, region: Region, from: Side = 'left'): Light {
  const { sky, sun, haze, glow, warmth, shadow, dark, reach, gain }: HourColours = HOURS[hour];
  const land: RegionColours = REGIONS[region];
  const air = (colour: string, share: number) => mix(colour, mix(colour, tune(land.air, gain), 0.5), share);
  const veil = air(haze, 0.3);

  const underLight = (local: string) => mix(tune(local, gain, 1.12), glow, warmth);
  const atDepth = (colour: string, depth: number, fadeIn = 1) => {
    const front = clamp((reach - depth) / reach) ** 1.4 * 0.94 * fadeIn;
    return mix(mix(colour, dark, front), veil, clamp(depth) ** 1.45 * 0.95);
  };
  const localOf = (material: string) => {
    if (material === 'ground') return land[land.ground as keyof RegionColours];
    if (material in COMMON) return COMMON[material as keyof typeof COMMON];
    return material in land ? land[material as keyof RegionColours] : material;
  };
  const lit = (colour: string, strength = 0.4) => mix(colour, mix(glow, sun, 0.4), strength);
  const shade = (colour: string, strength = 0.4) => mix(colour, shadow, strength);

  return {
    sky: [air(sky[0], 0.14), air(sky[1], 0.2), air(sky[2], 0.26), air(sky[3], 0.12)],
    sun,
    haze: veil,
    glow,
    warmth,
    shadow,
    dark,
    accent: land.accent,
    from,
    of: (material, depth) => atDepth(underLight(localOf(material)), depth),
    lit,
    shade,
    tones: (coat, depth) => {
      const local = coat.body ?? '#5d4a48';
      const body = underLight(local);
      const tone = (part: Tone, otherwise: string) => {
        const own = coat[part];
        return own === undefined ? otherwise : underLight(own);
      };
      return {
        body: atDepth(body, depth),
        shade: atDepth(tone('shade', shade(body, 0.42)), depth),
        // The rim keeps its light in front: it is what parts a dark figure from dark ground.
        lit: atDepth(tone('lit', lit(body, 0.5)), depth, 0.45),
        dark: atDepth(tone('dark', mix(body, INK, 0.72)), depth),
        pale: atDepth(tone('pale', mix(body, underLight(CREAM), 0.72)), depth, 0.6),
        accent: atDepth(tone('accent', land.accent), depth, 0.35),
      };
    },
  };
}
