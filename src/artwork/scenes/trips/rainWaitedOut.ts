import { inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackAsRain } from '../../figures/animals/silverbackAsRain.ts';
import { light } from '../../light/light.ts';

/** Strokes of rain under the cloud, each row begun half a step beside the one above. */
const rain = Array.from({ length: 30 }, (_, at) => {
  const [row, column] = [Math.floor(at / 10), at % 10];
  const x = 178 + column * 100 - (row % 2) * 50 - row * 14;
  const y = 622 + row * 96 + ((at * 7) % 3) * 12;
  return `${x},${y},1 ${x - 18},${y + 64},1`;
});

/** A shower on the day of the trek, and who makes it. */
export const rainWaitedOut: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [120, 120, 960, 460], camera: 'front' }),
    wash('#9fcdb0'),
    inked('#ffffff', 9, ...rain),
    moved({ x: 600, y: 396, scale: 0.98 }, ...silverbackAsRain),
  ),
];
