import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { guineafowlHelmeted } from '../../figures/animals/guineafowlHelmeted.ts';
import { light } from '../../light/light.ts';

const [SKY, WALL, JOINT] = ['#ffcf5a', '#e0663a', '#b9422c'];

/** Hell's Gate: a helmeted guineafowl in the helmet of a cyclist. */
export const hellsgateHelmet: readonly Picture[] = [
  picture(
    'places/hellsgate-2',
    light('morning', 'kenya', 'right'),
    plan({ subject: [420, 560, 760, 340], camera: 'profile' }),
    wash(SKY),
    cut(
      WALL,
      '-20,480,1 60,476,1 68,510,1 130,506,1 138,560,1 196,557,1 204,620,1 250,618,1 258,690,1 296,688,1 310,920,1 -20,920,1',
    ),
    cut(
      JOINT,
      '-20,480,1 14,479,1 20,920,1 -20,920,1; 68,510,1 92,509,1 98,920,1 74,920,1; 138,560,1 160,559,1 168,920,1 146,920,1; 204,620,1 222,619,1 230,920,1 212,920,1; 258,690,1 272,689,1 282,920,1 268,920,1',
    ),
    ...guineafowlHelmeted,
  ),
];
