import { picture, type Picture } from '../../canvas/picture.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { castNetAbove, netShadow } from '../../figures/objects/castNetAbove.ts';
import { fishermanAbove } from '../../figures/people/fishermanAbove.ts';
import { light } from '../../light/light.ts';

const [SUNLIT, PALE, RIVER, DEEP, DARK, FISH] = [
  '#f6b58c',
  '#5aa09c',
  '#1a7480',
  '#0e5a6a',
  '#0a4557',
  '#7cc0ae',
];

/** A tilapia near the surface, seen from above: 90 pixels long, its head to the right. */
const fish = (x: number, y: number, turn: number, scale = 1) =>
  moved(
    { x, y, turn, scale },
    cut(
      FISH,
      '48,0,1 34,-14 6,-18 -30,-6,1 -52,-16,1 -44,0 -52,16,1 -30,6,1 6,18 34,14',
      '10,-14,1 0,-28 -12,-28 -8,-12,1',
      '10,14,1 0,28 -12,28 -8,12,1',
    ),
  );

/** A canoe on the young Nile: a fisherman at dawn. */
export const nileCanoes: readonly Picture[] = [
  picture(
    'places/nile-2',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [238, 584, 150, 150], camera: 'above' }),
    wash(DEEP),
    // The light of the morning lies on the river from the upper left.
    cut(RIVER, '-40,-40,1 980,-40,1 860,60 640,110 560,240 420,330 380,470 220,540 160,700 -40,780,1'),
    cut(PALE, '-40,-40,1 640,-40,1 540,60 390,90 330,200 220,250 170,370 60,420 -40,560,1'),
    cut(SUNLIT, '-40,-40,1 380,-40,1 300,40 200,60 160,140 70,180 30,270 -40,320,1'),
    cut(DARK, '1240,420,1 1180,560 1020,620 960,760 800,800 720,940,1 1240,940,1'),
    cut(PALE, '60,110,1 130,84 210,76,1 140,100', '-20,190,1 40,160 100,150,1 50,176'),
    cut(
      SUNLIT,
      ...['420,30,70', '360,110,50', '250,190,60', '180,290,46', '60,370,56', '300,260,30', '520,40,40'].map(
        (glint) => {
          const [x = 0, y = 0, long = 0] = glint.split(',').map(Number);
          return `${x - long},${y + 16},1 ${x},${y - 6} ${x + long},${y - 18},1 ${x + 10},${y + 12}`;
        },
      ),
    ),
    inked(PALE, 4, '560,840 720,800', '820,872 960,846', '330,440 390,410', '1080,70 1170,40'),
    netShadow(928, 506),
    fish(880, 560, -150, 1.1),
    fish(980, 470, -100, 1.1),
    fish(800, 640, 170, 1),
    fish(1010, 330, -60, 0.9),
    // One gets away.
    fish(1132, 838, 30, 1.1),
    fishermanAbove(258, 694, -32),
    castNetAbove(838, 396),
    // The line from the crown of the net to the wrist.
    inked('#fff6df', 4, '552,652 640,612 740,470'),
  ),
];
