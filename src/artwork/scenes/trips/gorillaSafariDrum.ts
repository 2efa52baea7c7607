import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { lobes } from '../../drawing/lobes.ts';
import { BLOW, silverbackBeatingChest } from '../../figures/placing/silverbackBeatingChest.ts';
import { light } from '../../light/light.ts';

/** Where he stands, and from where the sound goes out. */
const HIS = { x: 4, y: 45, scale: 0.95 };
const [SOUND_X, SOUND_Y] = [HIS.x + BLOW[0] * HIS.scale, HIS.y + BLOW[1] * HIS.scale];

/** The forest's inks from the blow outwards, and how far from it each ring of crowns reaches. */
const RINGS = [
  ['#fbf6cf', 372],
  ['#e3e68c', 462],
  ['#b4d577', 566],
  ['#74b364', 670],
  ['#3a8a55', 790],
] as const;

/** Crowns of trees all the way round the blow, larger the further they are, no two alike. */
const crowns = (reach: number): string => {
  const chance = random(`crowns ${reach}`);
  const row: string[] = [];
  for (let turn = 0; turn < 6.2; turn += chance.between(0.05, 0.17)) {
    const far = reach + reach * chance.between(-0.016, 0.016);
    row.push(`${Math.round(SOUND_X - Math.cos(turn) * far)},${Math.round(SOUND_Y - Math.sin(turn) * far)}`);
  }
  return lobes([...row, row[0]].join(' '), 0.6);
};

/** A silverback is heard before he is seen: rings go out from his fist, and they are the forest. */
export const gorillaSafariDrum: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-4',
    light('mist', 'uganda', 'left'),
    plan({ subject: [200, 360, 760, 540], camera: 'front' }),
    wash('#17594a'),
    ...[...RINGS].reverse().map(([ink, reach]) => cut(ink, crowns(reach))),
    moved(HIS, ...silverbackBeatingChest),
  ),
];
