import { cut, floor, spots } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { box, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { gariLaMbao } from '../../figures/placing/gariLaMbao.ts';
import { light } from '../../light/light.ts';

const NAIL = '-4,36,1 -5,10 -7,-8,1 -19,-18,1 -9,-17,1 -6,-26,1 6,-26,1 9,-17,1 19,-18,1 7,-8,1 5,10 4,36,1';
const chance = random('road of cloves');
/** Rows of cloves on the mat, each its own way round. */
const cloves = [0, 1, 2].flatMap((row) =>
  Array.from({ length: 18 - row * 2 }, (_, at) => {
    const size = 0.74 + row * 0.24;
    const x = row * 24 + at * (70 + row * 9) + chance.between(-10, 10);
    const y = 810 + row * 42 + chance.between(-6, 6);
    const turn = chance.between(0, 360);
    const put = placed({ x, y, turn, scale: size });
    return { nail: put(NAIL), ball: put('0,-22'), size };
  }),
);

/** A spice farm that is smelled before it is reached: a lorry bus passes cloves that dry beside the road. */
export const spiceFarmNoses: readonly Picture[] = [
  picture(
    'articles/spice-farms',
    light('morning', 'zanzibar', 'left'),
    plan({ camera: 'profile' }),
    cut('#bfe8dc', box(-20, -20, 1240, 940)),
    cut(
      '#93d4c3',
      '-60,700,1 -50,560 -20,400 30,360 90,420 120,560 116,700,1',
      '90,700,1 96,590 130,500 164,476 200,520 230,600 226,700,1',
    ),
    floor('#f6dfae', '-40,700,1 1240,700,1'),
    ...gariLaMbao,
    floor('#14958f', '-40,776,1 1240,776,1'),
    floor('#fff3d6', '-40,786,1 1240,786,1'),
    cut('#6d211f', ...cloves.map(({ nail }) => outline(nail))),
    cut('#d9713f', ...cloves.flatMap(({ ball, size }) => spots(ball, 10 * size))),
  ),
];
