import { readFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import type { Region } from '../schemas/regions.ts';
import { tokensOf } from '../styles/tokens.ts';
import { inkOn, TITLE } from './posterInk.ts';
import { cellsOf, composed, cut, mark } from './raster.ts';
import { site } from './site.ts';

/** What is on a picture for shared links, 1200×630. */
export interface Share {
  /** Its name under /og/, without the ending. */
  id: string;
  title: string;
  /** The small line above the title: the country of a place or a trip. */
  label?: string | undefined;
  /** The small line under the title: how long a trip takes. */
  note?: string;
  /** What stands at the foot, the weightiest first: a trip's price, for whom, and what it comes to with all fees. */
  facts: readonly string[];
  /** The scene's name in content/pictures/. */
  image: string;
  /** Whether it is a scene that is painted for a title: a poster, or one of home's. */
  calm: boolean;
  region: Region | undefined;
}

/** Paths of what is drawn and not written: an SVG or a photograph each. */
interface SharedFiles {
  scene: string;
  logo: string;
}

/** The size that networks ask for, and what the scene takes of it above the foot, in px. */
const WHOLE = { width: 1200, height: 630 };
const SCENE = { width: 1200, height: 502 };
/** A picture without a calm part stands beside the title. */
const PLATE = 580;
/** What a phone on a slow line, and the strictest network, still take. */
const MOST_BYTES = 120 * 1024;
const MARGIN = 52;

/** The light scheme's: a picture has one look. */
const token = tokensOf(process.cwd());
const INKS = { cream: token('--color-on-night'), dark: token('--color-scrim') };
const font = readFileSync(path.join(process.cwd(), 'src/fonts/display.ttf'));

const regionColour = (region: Region | undefined, otherwise: `--${string}`) =>
  token(region ? `--color-${region}` : otherwise);

type Style = Record<string, string | number>;
const box = (style: Style, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
});

/** A title fills its room in three lines, or four of a long one. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  return Math.min(title.length > 44 ? 56 : title.length > 24 ? 70 : 88, Math.floor(940 / longest));
}

const heading = ({ title, label, note }: Share, color: string, width: number) =>
  box(
    { position: 'absolute', left: MARGIN, top: 40, width: width - MARGIN, flexDirection: 'column', color },
    label ? box({ fontSize: 30, letterSpacing: 4, marginBottom: 10 }, label.toUpperCase()) : box({}, ''),
    box({ fontSize: titleSize(title), lineHeight: 1.06 }, title),
    note ? box({ fontSize: 34, marginTop: 16 }, note) : box({}, ''),
  );

async function foot({ facts, region }: Share, file: string) {
  const logo = await mark(file, { width: 84, height: 84 });
  const [first = '', ...others] = facts;
  return box(
    {
      position: 'absolute',
      left: 0,
      top: SCENE.height,
      width: WHOLE.width,
      height: WHOLE.height - SCENE.height,
      alignItems: 'center',
      justifyContent: 'space-between',
      color: token('--color-ink'),
      background: token('--color-paper'),
      borderTopWidth: 10,
      borderTopStyle: 'solid',
      borderTopColor: regionColour(region, '--color-sun'),
    },
    box(
      { alignItems: 'center', marginLeft: MARGIN },
      {
        type: 'img',
        props: { src: `data:image/png;base64,${logo.toString('base64')}`, width: 84, height: 84 },
      },
      box({ fontSize: 46, marginLeft: 20 }, facts.length > 0 ? site.shortName : site.name),
    ),
    box(
      { alignItems: 'center', marginRight: MARGIN },
      box({ fontSize: 72 }, first),
      box(
        { flexDirection: 'column', alignItems: 'flex-start', marginLeft: 20, fontSize: 30, lineHeight: 1.15 },
        ...others.map((fact) => box({}, fact)),
      ),
    ),
  );
}

/** Letters become outlines, so that painting the SVG needs no font. */
const drawn = (...parts: unknown[]) =>
  satori(box({ position: 'relative', ...WHOLE }, ...parts) as unknown as Parameters<typeof satori>[0], {
    ...WHOLE,
    fonts: [{ name: 'display', data: font, weight: 700, style: 'normal' }],
  });

/**
 * Composes the picture of a shared link like a printed poster: the scene with the title in its calm part, or beside
 * the title where it has none, and a foot with the logo and what counts (a trip's price, a place's country).
 * @returns a JPEG of 1200 by 630 px and at most 120 KB
 */
export async function sharePicture(share: Share, { scene, logo }: SharedFiles): Promise<Buffer> {
  const picture = await cut(scene, SCENE, share.calm ? 'right' : 'centre');
  const ink = share.calm ? inkOn(await cellsOf(picture, TITLE.wide), INKS) : undefined;
  const ground = { ...WHOLE, background: token('--color-paper') };
  const lower = await foot(share, logo);
  if (ink) {
    const words = Buffer.from(await drawn(heading(share, INKS[ink], WHOLE.width * TITLE.wide.width), lower));
    const layers = [
      { input: picture, left: 0 },
      { input: words, left: 0 },
    ];
    return composed(ground, layers, MOST_BYTES);
  }
  const beside = await cut(scene, { width: SCENE.width - PLATE, height: SCENE.height }, 'attention');
  const background = regionColour(share.region, '--color-night');
  const plate = box({
    ...{ position: 'absolute', left: 0, top: 0 },
    ...{ width: PLATE, height: SCENE.height, background },
  });
  const title = heading(share, token('--color-on-region'), PLATE);
  const layers = [
    { input: beside, left: PLATE },
    { input: Buffer.from(await drawn(plate, title, lower)), left: 0 },
  ];
  return composed(ground, layers, MOST_BYTES);
}
