import { fill } from '../browser/fill.ts';
import { drawRegion } from '../lib/map/regionDrawing.ts';
import { lang } from '../lib/site.ts';
import { ui } from '../lib/ui.ts';
import type { DestinationDetail } from '../schemas/destinations.ts';
import type { Region } from '../schemas/regions.ts';
import type { Block } from './guide.ts';

/** A place on the map. */
export type Pin = Pick<DestinationDetail, 'name' | 'map'>;

const words = ui.guides;
/** The drawing's name among the files of a guide. */
export const MAP = 'map.svg';
/** A degree has a hundred parts that a traveller can use. */
const degrees = (amount: number) => Math.abs(amount).toFixed(2);
const whereIs = ({ lat, lon }: Pin['map']) =>
  [
    fill(lat < 0 ? words.south : words.north, { degrees: degrees(lat) }),
    fill(words.east, { degrees: degrees(lon) }),
  ].join(', ');

/** The map of a guide: what it shows, and where its places are in words. */
export function mapBlock(pins: readonly Pin[]): Block {
  const places = new Intl.ListFormat(lang).format(pins.map(({ name }) => name));
  return {
    kind: 'map',
    map: { file: MAP, alt: fill(words.map, { places }) },
    pins: pins.map(({ name, map }) => ({ name, where: whereIs(map) })),
  };
}

/**
 * Draws the region with a numbered mark at each place, its own country in its colour.
 * @param token gives a colour by its name in styles/tokens.css
 * @returns SVG
 */
export function drawLocator(pins: readonly Pin[], region: Region, token: (name: string) => string): string {
  const map = drawRegion();
  const path = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;
  const edge = `stroke="${token('--color-card')}" stroke-width="2" stroke-linejoin="round"`;
  const ring = `fill="${token('--color-card')}" stroke="${token('--color-ink')}" stroke-width="4"`;
  const dot = `fill="${token('--color-action')}"`;
  const digit = `fill="${token('--color-ink')}" text-anchor="middle" font-family="Figtree" font-weight="650"`;
  const marks = pins.map(({ map: at }, index) => {
    const { x, y } = map.point(at);
    const inner =
      pins.length > 1
        ? `<text x="${x}" y="${y + 10}" font-size="28" ${digit}>${index + 1}</text>`
        : `<circle cx="${x}" cy="${y}" r="9" ${dot}/>`;
    return `<circle cx="${x}" cy="${y}" r="21" ${ring}/>${inner}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}">`,
    path(`M0 0H${map.width}V${map.height}H0Z`, token('--color-water')),
    path(map.neighbours, token('--color-tint'), `stroke="${token('--color-line')}"`),
    ...map.regions.map((land) =>
      path(land.d, token(land.region === region ? `--color-${region}` : '--color-line'), edge),
    ),
    path(map.lakes, token('--color-water')),
    ...marks,
    '</svg>',
  ].join('');
}
