import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lookersUp } from '../../figures/people/lookersUp.ts';
import { turacoGliding } from '../../figures/placing/turacoGliding.ts';
import { light } from '../../light/light.ts';

const fern = [-160, -132, -108, -90, -72, -48, -20].map((turn, at) => {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = 120 + ((at * 3) % 4) * 22;
  return limb(
    `0,0,4 ${Math.round(x * reach * 0.6)},${Math.round(y * reach * 0.8)},17 ${Math.round(x * reach)},${Math.round(y * reach * 0.8 + 24)},0`,
  );
});

/** The forest of Kakamega, its trunks and its birds. */
export const kakamegaTrunks: readonly Picture[] = [
  picture(
    'articles/kakamega',
    light('morning', 'kenya', 'left'),
    plan({ subject: [700, 60, 260, 640], camera: 'below' }),
    wash(['#fbf6c4', '#d8ecac', '#98cc90', '#4f9c78'], { height: 920 }),
    cut(
      '#bcdc98',
      '60,-20,1 110,-20,1 116,700,1 150,800,1 20,800,1 54,700,1',
      '300,-20,1 340,-20,1 346,700,1 376,800,1 260,800,1 294,700,1',
      '560,-20,1 620,-20,1 626,680,1 670,800,1 500,800,1 550,680,1',
    ),
    cut(
      '#7cb884',
      '150,-20,1 240,-20,1 244,600 270,740 340,820,1 60,820,1 130,740 150,600',
      '1100,-20,1 1170,-20,1 1176,600 1200,740 1240,820,1 1020,820,1 1080,740 1096,600',
    ),
    floor('#4f9468', '-40,770 300,750 600,770 900,750 1240,772'),
    // The shaft of light.
    cut({ fill: '#fffbd0', opacity: 0.42 }, '-40,-20,1 240,-20,1 640,840,1 260,840,1 -40,180,1'),
    cut({ fill: '#fffbd0', opacity: 0.4 }, '60,-20,1 180,-20,1 540,840,1 340,840,1'),
    cut('#a8cc6c', disc(440, 816, 240, 26)),
    // The great trunk with its buttresses.
    cut(
      '#1c4a48',
      '660,-20,1 676,300 664,500 620,640 520,760 400,850,1 620,850,1 760,880,1 920,850,1 1240,880,1 1240,830,1 1120,760 1020,640 984,500 976,300 990,-20,1',
    ),
    cut(
      '#2f6e58',
      '660,-20,1 676,300 664,500 620,640 520,760 400,850,1 520,850,1 640,740 720,620 752,480 760,300 766,-20,1',
    ),
    cut(
      '#a8d47c',
      '660,-20,1 676,300 664,500 620,640 520,760 400,850,1 424,850,1 550,756 650,640 696,500 706,300 696,-20,1',
    ),
    cut('#2f6e58', '812,480,1 800,640 740,780 650,880,1 760,880,1 820,780 840,640'),
    cut('#7cb468', '812,480,1 800,640 740,780 650,880,1 672,880,1 760,770 814,640'),
    cut(
      '#0f3038',
      '850,-20,1 860,300 866,500 890,640 920,760 980,880,1 1240,880,1 1240,830,1 1120,760 1020,640 984,500 976,300 990,-20,1',
    ),
    cut('#1c4a48', '940,540,1 980,660 1060,780 1180,870,1 1120,870,1 1010,790 950,660'),
    cut(
      { fill: '#0f3038', opacity: 0.8 },
      limb('700,120,6 790,150,10 880,140,6'),
      limb('690,330,5 780,360,9 860,346,5'),
    ),
    moved({ x: 430, y: 826, scale: 0.8 }, ...lookersUp),
    turacoGliding({ x: 420, y: 300, scale: 0.94, turn: 8 }),
    floor('#0f3038', '-40,860 200,876 500,890 800,880 1240,860'),
    moved({ x: 90, y: 900, scale: 1.1 }, cut('#14443c', ...fern)),
    moved({ x: 1110, y: 900, scale: 1.2 }, cut('#14443c', ...fern)),
    moved({ x: 230, y: 920, scale: 0.8 }, cut('#2c6e48', ...fern)),
    moved({ x: 960, y: 920, scale: 0.8 }, cut('#0c2c30', ...fern)),
  ),
];
