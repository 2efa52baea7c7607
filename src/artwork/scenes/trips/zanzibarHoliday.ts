import { cut, floor, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc } from '../../drawing/brush.ts';
import { ferryBoat } from '../../figures/boats/ferryBoat.ts';
import { rockHouse } from '../../figures/buildings/rockHouse.ts';
import { light } from '../../light/light.ts';

/** Where ripples break the mirror image. */
const GAPS = [
  disc(640, 650, 90, 4),
  disc(960, 676, 110, 5),
  disc(700, 716, 150, 6),
  disc(930, 752, 120, 6),
  disc(660, 792, 110, 6),
  disc(900, 820, 170, 7),
];
const MIRROR = '#168a96';
const DEEP = '#0f6f80';

/** The beach holiday on Zanzibar: the house on the rock at high tide. */
export const zanzibarHoliday: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [520, 430, 560, 170], camera: 'wide' }),
    cut('#ffd9bd', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    floor('#1b9cac', '0,500 1200,500'),
    cut('#fffdf0', box(-20, 506, 1240, 7)),
    floor('#3fc4c0', '0,530 1200,530'),
    floor('#8fe2d0', '0,600 1200,600'),
    moved(
      { x: 800, y: 606, scale: 1.1, squash: -0.6 },
      ...rockHouse({
        rock: MIRROR,
        undercut: DEEP,
        thatch: MIRROR,
        thatchShade: DEEP,
        wall: MIRROR,
        dark: DEEP,
        leaf: DEEP,
        cloth: MIRROR,
      }),
    ),
    moved(
      { x: 800, y: 610, scale: 1.1 },
      ...rockHouse({
        rock: '#d98a6a',
        undercut: '#43252f',
        thatch: '#e0aa55',
        thatchShade: '#8f5a34',
        wall: '#fff7e2',
        dark: '#43252f',
        leaf: '#2d6a4a',
        cloth: '#ef5f42',
      }),
    ),
    cut('#8fe2d0', ...GAPS),
    moved({ x: 250, y: 718, squash: -0.7 }, ...ferryBoat([MIRROR, MIRROR, MIRROR, MIRROR, MIRROR, MIRROR])),
    moved(
      { x: 250, y: 716 },
      ...ferryBoat(['#43252f', '#d8493a', '#f3b43f', '#fffaf0', '#8a4a34', '#2c6fae']),
    ),
  ),
];
