import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { cheetahFacing } from '../../figures/animals/cheetahFacing.ts';
import { spotToWildebeest } from '../../figures/animals/spotToWildebeest.ts';
import { light } from '../../light/light.ts';

const [SKY, GOLD, SHADE, CREAM, INK] = ['#17707f', '#f4b53f', '#d98a2b', '#fff3d6', '#2b1a26'];

const BODY =
  '128,930,1 122,820 118,730 128,650 166,580 200,500 232,400 250,350,1 514,340,1 540,384 590,414 660,420 730,412 800,428 870,444 950,448,1 1240,448,1 1240,930,1';
const CHEST =
  '262,420,1 484,420,1 480,510 452,590 404,640 384,720,1 378,700 372,740,1 364,700 356,720,1 342,640 294,590 266,510';

/** The coat: spots on the shoulder, and further along the back a herd on its way to the horizon. */
const coat: Layer = (canvas) => {
  const source = canvas.random('coat');
  const taken: [x: number, y: number, apart: number][] = [];
  for (let at = 0; at < 12000; at++) {
    const [x, y] = [source.between(120, 1190), source.between(452, 890)];
    const depth = (y - 454) / 432;
    const plain = Math.min(1, Math.max(0, (x - 420 - depth * 60) / 400));
    const size = 30 * (1 - plain) + (9 + 60 * Math.max(0, depth)) * plain;
    const [chest, head] = [Math.abs(x - 371) < 138 - depth * 200, x < 580 && y < 500 + (380 - x) * 0.1];
    if (chest || head || y < 458 + 8 * (1 - plain) || y + size * 0.6 > 892) continue;
    const apart = size * (1.36 + 0.46 * plain);
    if (
      taken.some(
        ([ox, oy, other]) => Math.hypot(ox - x, (oy - y) * (1.1 + plain * 0.4)) < Math.max(apart, other),
      )
    )
      continue;
    taken.push([x, y, apart]);
    const step =
      plain > 0.85 ? 3 : Math.min(3, Math.max(0, Math.floor(plain * 4 + source.between(-0.25, 0.25))));
    const scale = Math.round(size * (0.86 + 0.5 * plain)) / 100;
    moved({ x, y, scale }, cut(INK, ...spotToWildebeest[step]!))(canvas);
  }
};

/** The Serengeti as a coat: the cheetah's back is the plain, and her spots go out on it as the herd. */
export const serengetiCheetah: readonly Picture[] = [
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [130, 450, 1060, 440], camera: 'front' }),
    cut(SKY, '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    within(
      GOLD,
      BODY,
      cut(CREAM, CHEST),
      cut(SHADE, '228,360,1 250,440 300,494 380,514 460,494 516,440 530,360,1 380,420,1'),
      coat,
    ),
    moved({ x: 370, y: 276 }, ...cheetahFacing),
  ),
];
