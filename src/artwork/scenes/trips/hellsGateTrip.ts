import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { GATE_WALL, gateCliff } from '../../land/gateCliff.ts';
import { light } from '../../light/light.ts';
import { sun } from '../../sky/skies.ts';

/** The bicycle trip to Hell's Gate: its cover. */
export const hellsGateTrip: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'left'),
    plan({ subject: [540, 320, 140, 140], camera: 'profile' }),
    wash([
      [0, '#2c63b0'],
      [0.35, '#8fb4d0'],
      [0.62, '#ffd596'],
      [0.75, '#ffe9bc'],
    ]),
    sun({ x: 330, y: 250, r: 72 }),
    fischersTower({
      x: 190,
      y: 676,
      scale: 0.68,
      tones: ['#ffd8a0', '#e58a56', '#c8683e', '#a04a30', '#7c3428'],
    }),
    moved({ x: 1260, y: 0, flip: true }, ...gateCliff, cut({ fill: '#f58a44', opacity: 0.42 }, GATE_WALL)),
    wash(['#e2a25e', '#cf7c3e', '#9c4626'], { y: 672, height: 240 }),
    floor('#eab672', '0,676 500,670 1200,680', 708),
    grain({ y: 700, to: 900, colour: '#6a2414' }),
    cut('#f6cf96', '-20,770,1 300,762 700,772 1220,760,1 1220,850,1 700,868 300,862 -20,872,1'),
    cut(
      { fill: '#7a3222', opacity: 0.6 },
      '360,812 520,804 760,806 1000,816 1080,826 960,836 640,834 420,830',
    ),
    // Dust behind the wheel.
    cut(
      { fill: '#fff0cc', opacity: 0.75 },
      '60,816 90,780 150,790 190,748 250,760 290,730 330,768 370,790 380,818 220,826',
    ),
    cut({ fill: '#ffe0a8', opacity: 0.9 }, '150,820 190,796 240,800 280,776 330,792 384,806 390,822 260,828'),
    moved({ x: 600, y: 820, scale: 1.02 }, ...touringRider(['#f5e6c6', '#fffaf0', '#d2a47c'], '#f2b03a')),
  ),
];
