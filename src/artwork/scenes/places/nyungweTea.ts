import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { teaHarvest } from '../../figures/placing/teaHarvest.ts';
import { teaLeaf } from '../../figures/placing/teaSprig.ts';
import { forest } from '../../land/ridges.ts';
import { teaHill } from '../../land/teaHill.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';

/** The bush before her: old leaves below, young ones above; where each stands and how it is turned. */
const OLD = ['#2f7a44', '#1d5a3a', '#6fb45a'] as const;
const FULL = ['#6fae3e', '#468a3a', '#b4dc6c'] as const;
const YOUNG = ['#cdea66', '#96c444', '#f0ffb4'] as const;
const bush = Array.from({ length: 15 }, (_, at) => -20 + at * 88);

/** Where the tea of Gisakura meets the forest. */
export const nyungweTea: readonly Picture[] = [
  picture(
    'places/nyungwe-2',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [360, 260, 180, 120], camera: 'front' }),
    wash([
      [0, '#2a4088'],
      [0.2, '#8a98c8'],
      [0.4, '#fbd2a0'],
      [0.5, '#fff0cc'],
    ]),
    floor('#a9b2d0', '0,250 180,210 380,262 600,190 820,240 1200,160'),
    mistBank({ y: 290, height: 90, colour: '#fdebd0', strength: 0.9 }),
    floor('#6d86b0', '0,340 200,300 420,352 640,296 900,330 1200,260'),
    mistBank({ y: 380, height: 90, colour: '#fdebd0', strength: 0.9 }),
    forest({
      y: '560,470 700,330 860,260 1020,190 1230,120',
      rise: 40,
      depth: 0.46,
      crown: 30,
      of: '#1f6a62',
    }),
    forest({
      y: '-40,420 300,450 700,430 900,380 1230,300',
      rise: 30,
      depth: 0.12,
      crown: 24,
      of: '#1b5a50',
    }),
    teaHill({ y: 520, rise: 130, colours: ['#a2d648', '#58983a', '#2c6a3c'] }),
    ...teaHarvest,
    cut(
      '#1d5a3a',
      '-20,860,1 120,806 300,822 420,800 560,820 700,802 900,826 1060,790 1220,810,1 1220,920,1 -20,920,1',
    ),
    ...bush.flatMap((x, at) => [
      ...teaLeaf(
        { x, y: 856 - (at % 3) * 10, turn: -150 + (at % 4) * 24, scale: 0.9 + (at % 4) * 0.12 },
        OLD,
      ),
      ...teaLeaf({ x: x + 40, y: 866, turn: -40 + (at % 3) * 22, scale: 1.05 }, OLD),
    ]),
    ...bush.flatMap((x, at) => [
      ...teaLeaf({ x: x + 30, y: 900, turn: -132 + (at % 3) * 18, scale: 0.9 + (at % 5) * 0.1 }, FULL),
      ...teaLeaf({ x: x + 40, y: 904, turn: -54 + (at % 4) * 14, scale: 1 }, at % 2 ? YOUNG : FULL),
    ]),
  ),
];
