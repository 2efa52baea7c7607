import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { COAT, DARK, GOLD, wildebeestOfMane } from '../../figures/animals/wildebeestOfMane.ts';
import { wildebeestStreaming } from '../../figures/animals/wildebeestStreaming.ts';
import { light } from '../../light/light.ts';

/** The nape, from the ear down to the shoulder. */
const nape = (x: number) => Math.round(292 + Math.max(0, (600 - x) / 640) ** 1.5 * 170);

/** The herd along it: where it runs, how steeply, and the size. */
const HERD: readonly [x: number, turn: number, scale: number][] = [
  [466, -4, 1.12],
  [250, -13, 0.98],
  [68, -18, 0.86],
  [-84, -20, 0.74],
];

const crest = [-60, 40, 140, 240, 340, 440, 560].map((x, at) => `${x},${nape(x)}${at ? '' : ',1'}`).join(' ');

/** Locks of the mane, tip after tip from the ear, that sweep back as the herd runs. */
const locks = Array.from({ length: 12 }, (_, at) => {
  const x = 560 - at * 55;
  const [foot, long] = [nape(x), [190, 330, 240, 370][at % 4]! * (1 - at * 0.03)];
  return `${x + 20},${foot + long * 0.6} ${x - 46},${foot + long},1 ${x - 26},${foot + long * 0.7} ${x - 16},${foot + 36} ${x - 40},${foot + 40}`;
}).join(' ');

/** The trip to the Serengeti: the herd is the mane of one wildebeest. */
export const serengetiMane: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('morning', 'tanzania', 'behind'),
    plan({ subject: [640, 200, 260, 300], camera: 'close' }),
    wash(GOLD),
    cut(COAT, `${crest} 720,300,1 680,500 680,700 650,800 630,940,1 -60,940,1`),
    cut(DARK, `${crest} 720,286,1 720,350,1 620,350 ${locks} -60,600,1`),
    ...HERD.toReversed().map(([x, turn, scale]) =>
      moved({ x, y: nape(x) + 14 * scale + 6, scale, turn, flip: true }, cut(DARK, ...wildebeestStreaming)),
    ),
    moved({ x: 116, y: 72, scale: 0.9 }, ...wildebeestOfMane),
  ),
];
