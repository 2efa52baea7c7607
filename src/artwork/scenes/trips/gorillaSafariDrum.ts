import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { alongRow } from '../../drawing/alongRow.ts';
import { ring } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { BLOW, silverbackBeatingChest } from '../../figures/placing/silverbackBeatingChest.ts';
import { light } from '../../light/light.ts';

/** Where he stands, and from where the sound goes out. */
const HIS = { x: 4, y: 45, scale: 0.95 };
const [SOUND_X, SOUND_Y] = [HIS.x + BLOW[0] * HIS.scale, HIS.y + BLOW[1] * HIS.scale];

/** A ring of sound in the air, between two distances from the blow. */
const wave = (outer: number, inner: number) => ring(SOUND_X, SOUND_Y, outer, inner);

/** A wooded ridge along a row of points, its crowns about `wide`, no two alike; here and there one stands out. */
const wooded = (row: string, wide: number): string => {
  const chance = random(`wooded ${wide}`);
  const at = alongRow(row);
  const [left, right] = [at(0)[0], at(1)[0]];
  const way: string[] = [];
  for (let share = 0; share < 1; share += (wide * chance.between(0.4, 1.4)) / (right - left)) {
    const [x, y] = at(share);
    way.push(
      `${Math.round(x)},${Math.round(y - wide * (chance.next() < 0.18 ? 0.6 : chance.between(-0.1, 0.2)))}`,
    );
  }
  return lobes([...way, `${right},${at(1)[1]}`].join(' '), 0.6, `${right},920 ${left},920`);
};

const FAR = wooded('-40,150 90,180 210,260 330,306 470,330 640,340 780,306 920,210 1060,150 1240,90', 26);
const MIDDLE = wooded('-40,326 60,340 180,410 320,520 600,600 860,520 1000,390 1120,310 1240,280', 48);

/** The misty valley in four inks, far to near: sky, and three ridges of forest. */
const valley = ([sky, far, middle, near]: readonly [string, string, string, string]): Layer[] => [
  wash(sky),
  cut(far, FAR),
  cut(middle, MIDDLE),
  floor(near, '-40,600 60,620 180,720 420,860 780,860 1000,740 1130,640 1240,600'),
];

/** A silverback is heard before he is seen: rings of sound go out from his hand, over his chest and through the forest. */
export const gorillaSafariDrum: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-4',
    light('mist', 'uganda', 'left'),
    plan({ subject: [200, 360, 760, 540], camera: 'front' }),
    ...valley(['#e3e68c', '#8fbf5c', '#3a8a55', '#17594a']),
    within(
      'none',
      [wave(272, 215), wave(392, 332), wave(516, 462), wave(642, 598), wave(764, 736)].join(''),
      ...valley(['#fbf6cf', '#b9d97e', '#62ab68', '#2f7a5c']),
    ),
    moved(HIS, ...silverbackBeatingChest),
  ),
];
