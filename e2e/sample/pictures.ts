/** A drawing as an SVG file's text. The few of the fixture are shared by all its entries, and weigh next to nothing. */
type Drawing = string;

const drawing = (width: number, height: number, parts: string): Drawing =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts}</svg>`;

/** A sky, a sun and a hill: `hue` in degrees tells one scene from another. */
const scene = (width: number, height: number, hue: number, more = '') =>
  drawing(
    width,
    height,
    `<path fill="hsl(${hue} 60% 70%)" d="M0 0h${width}v${height}h-${width}z"/>` +
      `<circle cx="${width * 0.7}" cy="${height * 0.4}" r="${height * 0.1}" fill="#f5d48a"/>` +
      `<path fill="hsl(${hue} 40% 25%)" d="M0 ${height * 0.8}q${width / 2}-${height / 3} ${width} 0v${height * 0.2}h-${width}z"/>${more}`,
  );

/**
 * Grass in front of a scene. A browser counts no picture as the largest paint of a page that has next to nothing in it
 * for its size, so that the heroes need more lines than the rest.
 */
function grass(width: number, height: number): string {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const blades = Array.from(
    { length: 2400 },
    () => `M${random(width)} ${height - random(height / 4)}l${random(13) - 6}-${random(60)}`,
  );
  return `<path stroke="#221a10" fill="none" d="${blades.join('')}"/>`;
}

/** A poster whose calm part, its upper left, is of one colour, and the rest busy. */
const posterOf = (width: number, height: number, calm: string, across: number) =>
  drawing(
    width,
    height,
    `<path fill="${calm}" d="M0 0h${width}v${height}h-${width}z"/>` +
      `<path fill="#d9763c" d="M${width * across} ${height * 0.1}h${width}v${height}h-${width}z"/>` +
      `<path fill="#fff3dc" d="M0 ${height * 0.7}h${width}v${height}h-${width}z"/>${grass(width, height)}`,
  );

/** The posters, by what the calm part is like; an editor's photograph is in e2e/content/pictures/. */
export const POSTERS = Object.fromEntries(
  ['night', 'noon'].map((name) => [
    name,
    {
      wide: { image: `posters/${name}-wide`, alt: `A scene across a desk by ${name}` },
      tall: { image: `posters/${name}-tall`, alt: `A scene across a phone by ${name}` },
    },
  ]),
);
const photograph = { image: 'posters/photograph', alt: 'A bird on a branch at the right' };
/** A poster that is a photograph: its bird, at so much from the left and the top, must not be cut off. */
export const PHOTOGRAPH = { wide: photograph, tall: photograph, focus: '85% 20%' };

const WIDE = [1600, 900] as const;
const TALL = [900, 1200] as const;

/** The scenes that entries share, the first one a hero's; each is a name in content/pictures/. */
export const SHARED = ['van', 'town', 'lake', 'forest', 'plain', 'summit'].map((name) => `shared/${name}`);

/** Every picture of the fixture by its path in content/pictures/, without the ending: those that the site asks for by name, too. */
export function pictures(): Map<string, Drawing> {
  const hero = (name: string, hue: number): [string, Drawing][] => [
    [`heroes/${name}-wide`, scene(...WIDE, hue, grass(...WIDE))],
    [`heroes/${name}-tall`, scene(...TALL, hue, grass(...TALL))],
  ];
  const icon = drawing(512, 512, '<circle cx="256" cy="256" r="250" fill="#c8502f"/>');
  return new Map([
    ...SHARED.map((name, at): [string, Drawing] => [name, scene(...WIDE, at * 55)]),
    ...['ferry', 'ridge', 'terrace'].flatMap((name, at) => hero(name, 20 + at * 90)),
    ...Object.entries({ night: '#14222b', noon: '#f4e6c4' }).flatMap(([name, calm]): [string, Drawing][] => [
      [`posters/${name}-wide`, posterOf(2390, 1000, calm, 0.55)],
      [`posters/${name}-tall`, posterOf(1080, 1350, calm, 1)],
    ]),
    ['heroes/serengeti-wide', scene(...WIDE, 40)],
    ['heroes/kilimanjaro-wide', scene(...WIDE, 210)],
    ['bands/savannah', scene(1600, 200, 30)],
    ['brand/favicon', icon],
    ['brand/logo', icon],
    ['brand/icon-maskable', drawing(512, 512, '<path fill="#c8502f" d="M0 0h512v512h-512z"/>')],
    ['maps/at-sea', drawing(640, 629, '<circle cx="560" cy="500" r="12" fill="#735e54"/>')],
    ['maps/on-land', drawing(640, 629, '<circle cx="300" cy="300" r="12" fill="#735e54"/>')],
  ]);
}
