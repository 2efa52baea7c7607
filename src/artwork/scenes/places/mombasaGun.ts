import { cut, floor, inked, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { catOnMuzzle } from '../../figures/animals/catOnMuzzle.ts';
import { fortGun } from '../../figures/objects/fortGun.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, DEEP, WALL, SHADED, CORAL] = [
  '#c4e8e0',
  '#158399',
  '#0b6480',
  '#ee9d3f',
  '#b4532c',
  '#f8cf92',
];
const FLAG = '262,40,1 320,24 380,50 452,34,1 452,152,1 380,168 320,142 262,158,1';
const stripe = (y: number) => `250,${y} 320,${y - 14} 380,${y + 12} 470,${y - 8}`;

/** The old fort of Mombasa. */
export const mombasaGun: readonly Picture[] = [
  // A cat asleep at the gun's mouth is the only smoke it makes.
  picture(
    'places/mombasa-1',
    light('morning', 'kenya', 'left'),
    plan({ subject: [680, 450, 370, 225], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(SEA, '-40,340 1240,340'),
    floor(DEEP, '-40,412 1240,412'),
    // The bastion's two faces over the harbour: one in the sun, one in shade.
    cut(
      SHADED,
      '430,700,1 430,216,1 468,222,1 468,262,1 500,268,1 500,232,1 530,238,1 530,274,1 556,278,1 556,246,1 580,250,1 580,282,1 600,286,1 640,700,1',
    ),
    cut(
      WALL,
      '-20,700,1 -20,190,1 50,194,1 50,236,1 120,238,1 120,198,1 210,204,1 210,244,1 280,246,1 280,206,1 362,212,1 362,252,1 400,254,1 400,214,1 430,216,1 430,700,1',
    ),
    inked(SHADED, 5, '-20,318 430,318'),
    cut('#5b2d22', limb('258,262,5 258,24,5')),
    within(
      '#b8322b',
      FLAG,
      inked('#1b1a1e', 44, stripe(54)),
      inked('#1f7a46', 44, stripe(138)),
      inked('#fffaf0', 8, stripe(78), stripe(114)),
      cut('#b8322b', disc(354, 98, 17, 40)),
      cut('#fffaf0', disc(354, 98, 4, 24)),
    ),
    floor(CORAL, '-40,676 1240,676'),
    floor('#e2a667', '-40,800 1240,800'),
    ...fortGun,
    ...catOnMuzzle,
  ),
];
