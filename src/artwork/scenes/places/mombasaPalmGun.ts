import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { palmCannon } from '../../figures/objects/palmCannon.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, STONE, LIT, JOINT] = ['#ffd05e', '#1fa3a0', '#e0703c', '#f59d58', '#c4562d'];

/** Mombasa in one thing: Fort Jesus still has its guns, and the coast its palms. */
export const mombasaPalmGun: readonly Picture[] = [
  picture(
    'places/mombasa-1',
    light('morning', 'kenya', 'left'),
    plan({ subject: [90, 480, 420, 320], camera: 'profile' }),
    wash(SKY),
    wash(SEA, { y: 640, height: 260 }),
    floor(
      STONE,
      '-40,800 600,800,1 600,700,1 800,700,1 800,800,1 950,800,1 950,700,1 1150,700,1 1150,800,1 1240,800',
    ),
    cut(
      LIT,
      '-40,800,1 600,800,1 600,700,1 800,700,1 800,718,1 618,718,1 618,818,1 -40,818,1',
      '800,800,1 950,800,1 950,700,1 1150,700,1 1150,718,1 968,718,1 968,818,1 800,818,1',
      '1150,800,1 1240,800,1 1240,818,1 1150,818,1',
    ),
    cut(JOINT, '-40,862,1 1240,862,1 1240,869,1 -40,869,1'),
    moved({ x: 306, y: 608, scale: 0.98 }, ...palmCannon),
  ),
];
