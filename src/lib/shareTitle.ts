import { readFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import type { Region } from '../schemas.ts';
import { site } from './site.ts';

/** The size that networks ask for, in px. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The countries' colours as in the light scheme, which a picture cannot read from the style sheet. */
const bands: Record<Region, string> = {
  uganda: '#1d5a3c',
  kenya: '#97301f',
  tanzania: '#7a5200',
  rwanda: '#23508c',
  zanzibar: '#09616c',
};
const font = readFileSync(path.join(process.cwd(), 'src/fonts/display.ttf'));

/**
 * The band with the title that stands at the foot of a share picture.
 * @returns SVG of SHARE_SIZE whose letters are outlines, so that it needs no font
 */
export function shareTitle({
  title,
  region,
}: {
  title: string;
  region: Region | undefined;
}): Promise<string> {
  const name = {
    type: 'div',
    props: { style: { fontSize: 26, marginTop: 10, color: '#f6d9a8' }, children: site.name },
  };
  const heading = {
    type: 'div',
    props: { style: { fontSize: title.length > 46 ? 46 : 58, lineHeight: 1.1 }, children: title },
  };
  const band = {
    display: 'flex',
    flexDirection: 'column',
    padding: '30px 56px 34px',
    color: '#fffaf0',
    background: region ? bands[region] : '#1c0d18',
    borderTop: '6px solid #f6b64f',
  };
  const page = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    width: '100%',
    height: '100%',
  };
  const tree = {
    type: 'div',
    props: { style: page, children: { type: 'div', props: { style: band, children: [heading, name] } } },
  };
  return satori(tree as unknown as Parameters<typeof satori>[0], {
    ...SHARE_SIZE,
    fonts: [{ name: 'Display', data: font, weight: 700, style: 'normal' }],
  });
}
