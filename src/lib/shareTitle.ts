import { readFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import type { Region } from '../schemas.ts';
import { tokensOf } from '../styles/tokens.ts';
import { site } from './site.ts';

/** The size that networks ask for, in px. */
export const SHARE_SIZE = { width: 1200, height: 630 };
/** The panel with the title takes the left; what is left is nearly the artwork's own shape. */
const PANEL = 460;
export const SCENE_SIZE = { width: SHARE_SIZE.width - PANEL, height: SHARE_SIZE.height };

/** The light scheme's: a picture has one look. */
const token = tokensOf(process.cwd());
const font = readFileSync(path.join(process.cwd(), 'src/fonts/display.ttf'));

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: 'div',
  props: { style, children },
});

/**
 * The panel with the title that stands at the left of a share picture.
 * @returns SVG of the picture's height, whose letters are outlines, so that it needs no font
 */
export function shareTitle({
  title,
  region,
}: {
  title: string;
  region: Region | undefined;
}): Promise<string> {
  const heading = box({ fontSize: title.length > 44 ? 50 : 60, lineHeight: 1.08 }, title);
  const name = box({ fontSize: 28, color: '#f6d9a8' }, site.name);
  const words = box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: PANEL - 92,
      margin: '52px 0 48px 42px',
    },
    [heading, name],
  );
  const background = token(region ? `--color-${region}` : '--color-night');
  const ground = { color: token('--color-on-region'), background };
  const edge = box({ width: 8, background: token('--color-sun') }, '');
  const panel = box(
    { display: 'flex', justifyContent: 'space-between', width: '100%', height: '100%', ...ground },
    [words, edge],
  );
  return satori(panel as unknown as Parameters<typeof satori>[0], {
    width: PANEL,
    height: SHARE_SIZE.height,
    fonts: [{ name: 'display', data: font, weight: 700, style: 'normal' }],
  });
}
