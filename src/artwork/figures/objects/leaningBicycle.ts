import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

const [TYRE, METAL, GRIP] = ['#241a1c', '#4a4550', '#241a1c'];
const SPOKES = [8, 38, 68, 98, 128, 158];

const wheel = (x: number, y: number, turn: number): Layer[] => [
  inked(
    METAL,
    4,
    ...SPOKES.map((at) => {
      const [dx, dy] = [Math.cos((at + turn) / 57.3) * 156, Math.sin((at + turn) / 57.3) * 156];
      return `${Math.round(x - dx)},${Math.round(y - dy)} ${Math.round(x + dx)},${Math.round(y + dy)}`;
    }),
  ),
  cut(TYRE, ring(x, y, 180, 152), disc(x, y, 16)),
];

/** A mountain bicycle without its rider, side on, to the right, in one colour; its wheels on y = 0, 500 pixels a metre. */
export const leaningBicycle = (frame: string): readonly Layer[] => [
  ...wheel(-270, -180, 0),
  ...wheel(270, -180, 14),
  cut(TYRE, limb('-58,-152,8 -84,-76,8'), disc(-58, -152, 46)),
  cut(
    frame,
    limb('-270,-180,9 -92,-352,9'),
    limb('-270,-180,10 -58,-152,10'),
    limb('-58,-152,14 -112,-420,13'),
    limb('-92,-352,13 174,-420,14'),
    limb('-58,-152,16 188,-376,17'),
    limb('164,-452,18 196,-360,18'),
    limb('192,-374,17 228,-280,14 270,-180,9'),
  ),
  cut(METAL, disc(-58, -152, 22), limb('-58,-152,9 -26,-70,9')),
  cut(TYRE, limb('-52,-62,9 8,-68,9'), limb('-110,-412,10 -120,-462,10')),
  cut(
    TYRE,
    '-214,-478,1 -206,-492 -160,-488 -90,-480 -34,-482 -26,-472 -34,-464 -90,-458 -150,-446 -206,-456',
  ),
  cut(METAL, limb('166,-452,12 160,-474,11 196,-492,10')),
  cut(GRIP, limb('200,-494,11 168,-496,11 128,-484,13'), disc(128, -484, 15)),
];
