import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { fishEagleStriking } from '../../figures/placing/fishEagleStriking.ts';
import { light } from '../../light/light.ts';

/** A fish from below, its nose to the right. */
const FISH = [
  limb('-90,0,4 -50,0,20 0,0,30 50,0,22 84,0,5'),
  '-84,0,1 -130,-34 -136,-24 -112,0 -136,24 -130,34',
  '10,-26,1 -10,-60 -24,-56 -16,-22,1',
  '10,26,1 -10,60 -24,56 -16,22,1',
];

/** The lake on the way to the park: what a fish sees. */
export const hellsGateEagle: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [330, 150, 540, 330], camera: 'below' }),
    wash(['#1c7fa0', '#12608a', '#0a3a66', '#06264c']),
    // The window of air above, its rim broken by ripples.
    cut(
      '#4fb4bc',
      '600,-70 900,-50 1110,110 1160,360 1080,600 880,760 620,800 350,770 140,620 50,380 110,130 300,-40',
    ),
    cut(
      '#bfeae0',
      '600,-40 880,-20 1080,130 1126,360 1050,580 860,730 620,766 370,738 176,600 90,380 146,150 320,-14',
    ),
    within(
      '#e8f6e4',
      '600,-20 860,0 1046,140 1090,356 1020,564 846,704 620,736 384,710 206,584 126,380 180,166 340,6',
      wash(['#7cc4e8', '#c4e6ea', '#fff2cc'], { height: 740 }),
      cut(
        '#3f8a6a',
        '120,470,1 190,520 260,600 380,680 520,712 620,716 780,706 900,650 1010,540 1100,440,1 1100,760,1 120,760,1',
      ),
      cut(
        '#1f5f5a',
        '120,540,1 220,610 320,680 480,726 700,730 880,690 1000,600 1080,520,1 1080,780,1 120,780,1',
      ),
    ),
    fishEagleStriking({ x: 606, y: 326, scale: 1, turn: -6 }),
    inked(
      '#e8fff4',
      8,
      '330,726 460,756 600,766',
      '760,754 880,716 980,650',
      '110,300 96,400 130,500',
      '1080,210 1120,330 1110,430',
    ),
    cut(
      { fill: '#bff0ea', opacity: 0.1 },
      '300,700,1 420,740,1 300,920,1 60,920,1',
      '800,740,1 940,680,1 1180,920,1 920,920,1',
    ),
    moved(
      { x: 1010, y: 810, turn: 24, scale: 1.1 },
      cut('#06264c', ...FISH),
      cut('#3f8ab0', limb('-60,-8,3 0,-14,8 60,-6,3')),
    ),
    moved(
      { x: 190, y: 770, turn: 150, scale: 0.9 },
      cut('#06264c', ...FISH),
      cut('#3f8ab0', limb('-60,8,3 0,14,8 60,6,3')),
    ),
    moved({ x: 360, y: 858, turn: 168, scale: 0.6 }, cut('#06264c', ...FISH)),
    cut(
      { fill: '#d8fff4', opacity: 0.8 },
      disc(1100, 720, 9),
      disc(1120, 690, 6),
      disc(90, 690, 8),
      disc(76, 660, 5),
    ),
  ),
];
