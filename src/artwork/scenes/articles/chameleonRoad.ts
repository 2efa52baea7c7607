import { cut, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import type { Knot } from '../../drawing/points.ts';
import { farLegs, landChameleon } from '../../figures/animals/landChameleon.ts';
import { light } from '../../light/light.ts';

const [AIR, TAR, PAINT] = ['#bfe0d6', '#2a2140', '#fff6e0'];

/** The middle of the road, which is a branch under the feet. */
const road = (x: number) => 808 - Math.sin((x + 200) / 420) * 14;
const ROAD = Array.from({ length: 9 }, (_, at): Knot => [at * 160 - 40, road(at * 160 - 40)]);
const DASHES = Array.from({ length: 13 }, (_, at): readonly Knot[] => [
  [at * 96 + 4, road(at * 96 + 4), 1],
  [at * 96 + 48, road(at * 96 + 48), 1],
]);

/** The head of the article about East Africa: a chameleon on a road, in the colours of all the places along it. */
export const chameleonRoad: readonly Picture[] = [
  picture(
    'articles/ea8places',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [330, 220, 540, 420], camera: 'profile' }),
    wash([AIR, AIR]),
    ...farLegs,
    inked(TAR, 104, ROAD),
    inked(PAINT, 7, ...DASHES),
    ...landChameleon(AIR),
  ),
];
