/** What the light of an hour does, from the zenith to the deepest shadow. */
export interface HourColours {
  /** Zenith, upper sky, lower sky, horizon. */
  sky: readonly [string, string, string, string];
  /** The disc of sun or moon. */
  sun: string;
  /** What far things fade into. */
  haze: string;
  /** What lit planes lean towards, and how much everything takes its tint (0..1). */
  glow: string;
  warmth: number;
  /** What planes turned away lean towards. */
  shadow: string;
  /** What framing things in front sink into, and how far back that reaches (in depth 0..1). */
  dark: string;
  reach: number;
  /** How bright local colours are: 1 as at noon. */
  gain: number;
  /** How high its source stands, in degrees above the horizon, where a scene does not say. */
  height: number;
  /** How dark a cast shadow is, 0 (none) to 1; how strong the rim is that its light draws round things. */
  cast: number;
  rim: number;
  /** How much it takes local colours away, as the moon does: 0 not at all, 1 altogether. */
  cold?: number;
}
