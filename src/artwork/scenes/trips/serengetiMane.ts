import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { gnuGalloping } from '../../figures/animals/gnuGalloping.ts';
import { lionOfHerds } from '../../figures/animals/lionOfHerds.ts';
import { light } from '../../light/light.ts';

const [AIR, MANE, HERD] = ['#8fd6cd', '#c9562c', '#2b1233'];

/** A ring of the herd: how many, the first one's turn, how far from the middle their feet are, and the size. */
const herdAround = (count: number, start: number, feet: number, scale: number) =>
  Array.from({ length: count }, (_, at) => {
    const turn = (at * 360) / count + start;
    const angle = (turn * Math.PI) / 180;
    return moved(
      { x: 600 + feet * Math.sin(angle), y: 570 - feet * Math.cos(angle), scale, turn },
      cut(HERD, ...gnuGalloping(at % 2 ? 'gathered' : 'stretched')),
    );
  });

/** The trip to the Serengeti: the herds go round in a year, the cat stays, and they are his mane. */
export const serengetiMane: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('morning', 'tanzania', 'behind'),
    plan({ subject: [200, 190, 800, 710], camera: 'front' }),
    wash(AIR),
    cut(MANE, disc(600, 570, 436)),
    ...herdAround(10, -4, 356, 0.74),
    moved({ x: 600, y: 580, scale: 1.16 }, ...lionOfHerds),
  ),
];
