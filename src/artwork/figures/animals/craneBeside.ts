import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** One bristle of the crown, from the back of the head outwards. */
const bristle = (degrees: number, length: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const [x, y] = [962 + Math.cos(turn) * length, 282 + Math.sin(turn) * length];
  return limb(`962,282,3 ${Math.round(x)},${Math.round(y)},8`);
};
const fan = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => bristle(from + at * 9, at % 2 === 0 ? 214 : 190));

/** A grey crowned crane, head and neck, that looks to the left with its crown spread. */
export const craneBeside: readonly Layer[] = [
  cut('#ffd23e', ...fan(-158, 9)),
  cut('#e39a1e', ...fan(-77, 9)),
  within(
    '#e8e6ea',
    limb('900,960,170 900,800,120 960,640,64 990,520,46 978,400,42 960,330,40'),
    cut('#9d9fc0', '1200,960,1 960,960,1 950,800 990,640 1010,520 996,380,1 1200,380,1'),
  ),
  cut('#14142c', '886,340 884,270 930,236 1000,240 1036,290 1024,360 970,384 920,372'),
  cut('#fffaf0', '938,322 960,288 1006,292 1024,330 1004,376 960,382 936,360'),
  cut('#e23a34', '962,296 984,274 1016,286 1024,316 1000,302,1'),
  cut('#e23a34', '908,372 940,372 950,410 930,440 910,410'),
  cut('#3a3c58', '900,308,1 860,318 812,350,1 860,356 904,356,1'),
  cut('#7fb4e8', disc(930, 312, 13)),
  cut('#14142c', disc(928, 312, 7)),
];
