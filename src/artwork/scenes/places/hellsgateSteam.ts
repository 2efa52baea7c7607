import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { place } from '../../figures/placing/place.ts';
import { gateWall } from '../../land/gateWall.ts';
import { light } from '../../light/light.ts';
import { steamPlume } from '../../sky/steam.ts';

/** Who stands against the light, all of one colour. */
const BLACK = {
  body: '#1a0c1c',
  shade: '#1a0c1c',
  lit: '#1a0c1c',
  dark: '#1a0c1c',
  pale: '#1a0c1c',
  accent: '#1a0c1c',
};
const WALL = {
  grass: '#c8553a',
  lit: '#8a2e30',
  face: '#521c30',
  shade: '#3a1430',
  cleft: '#220c22',
  talus: '#3a1428',
};
const STEAM = ['#fff3dc', '#f3cfae', '#d3a2a8'] as const;

/** Who stands before the steam: which animal, where, how large, and whether it faces left. */
const HERD = [
  ['standing', 150, 764, 66, false],
  ['grazing', 320, 782, 70, true],
  ['standing', 1068, 800, 84, true],
] as const;

/** Hell's Gate's steam against the low sun. */
export const hellsgateSteam: readonly Picture[] = [
  picture(
    'places/hellsgate-2',
    light('golden', 'kenya', 'behind-right'),
    plan({ subject: [520, 300, 300, 300], camera: 'wide' }),
    wash(['#1c1a5c', '#3a2a78', '#8a3f70', '#f08a52'], { height: 720 }),
    floor('#a84a58', '0,640 300,600 560,632 800,606 1200,640'),
    gateWall({
      crest: '-30,30 200,130 330,300 420,660',
      foot: '-30,730 470,690',
      until: 440,
      tones: WALL,
      side: 'right',
      broad: 0.24,
    }),
    gateWall({
      crest: '880,670 960,450 1040,370 1230,270',
      foot: '880,692 1230,720',
      from: 880,
      tones: WALL,
      side: 'right',
      broad: 0.3,
    }),
    floor('#7c2a3c', '0,704 300,690 640,700 900,690 1200,706'),
    moved({ x: 640, y: 726 }, ...steamPlume(STEAM)),
    floor('#a84a34', '0,760 300,744 560,728 640,726 900,744 1200,766', 790),
    floor('#5a1c2c', '0,770 300,752 560,736 640,734 900,752 1200,776'),
    grain({ y: 780, to: 900, colour: '#1a0c1c' }),
    cut('#f0a878', '420,742 560,734 700,735 760,742,1 700,746 560,746'),
    ...HERD.map(([pose, x, y, metre, flip]) =>
      place(antelope(pose), { x, y, metre, flip, coat: BLACK, depth: 0, rim: '#ff9a5c' }),
    ),
    place(cyclist(), { x: 606, y: 812, metre: 156, coat: BLACK, depth: 0, rim: '#ffb070' }),
  ),
];
