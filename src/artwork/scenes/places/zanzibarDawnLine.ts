import { cut, within } from '../../canvas/cut.ts';
import { box } from '../../drawing/brush.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { dawnTown } from '../../figures/buildings/dawnTown.ts';
import { roofTeaHouse } from '../../figures/buildings/roofTeaHouse.ts';
import { light } from '../../light/light.ts';

const LIT = {
  tower: '#fff6e6',
  wall: '#fff6e6',
  side: '#b9d6d2',
  roof: '#e8653f',
  slope: '#a83f3a',
  opening: '#2b6478',
};
const DARK = {
  tower: '#235a72',
  wall: '#235a72',
  side: '#1b4a62',
  roof: '#1d4f67',
  slope: '#163f56',
  opening: '#12344a',
};
const NEAR = {
  tower: '#17415a',
  wall: '#17415a',
  side: '#11344b',
  roof: '#1b4a62',
  slope: '#0f2e44',
  opening: '#0c2639',
};
const TOP = '-20,-20,1 1220,-20,1 1220,520,1 -20,462,1';

/** Stone Town at dawn: the sun has reached the towers and two guests at coffee; the lanes below are still blue. */
export const zanzibarDawnLine: readonly Picture[] = [
  picture(
    'places/zanzibar-2',
    light('dawn', 'zanzibar', 'right'),
    plan({ subject: [696, 414, 480, 84], camera: 'wide' }),
    cut('#f9cfae', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    cut('#5fb3b5', '-20,376,1 1220,376,1 1220,920,1 -20,920,1'),
    ...dawnTown(DARK, NEAR),
    cut('#2b6478', '720,434,1 1030,434,1 1030,920,1 720,920,1'),
    cut('#1b4a62', '720,434,1 816,434,1 816,920,1 720,920,1'),
    cut(
      '#12344a',
      box(870, 560, 34, 86),
      box(950, 560, 34, 86),
      box(870, 720, 34, 86),
      box(950, 720, 34, 86),
    ),
    cut('#f2b632', box(950, 720, 34, 86)),
    within('none', TOP, ...dawnTown(LIT, LIT), ...roofTeaHouse),
  ),
];
