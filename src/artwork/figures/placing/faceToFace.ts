import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from '../people/profileHead.ts';

const HER = { skin: '#6e3a2c', sun: '#f09a5c', deep: '#351a22' };
const HIM = { skin: '#5a2f28', sun: '#e08a52', deep: '#2a141e' };
const [WRAP, WRAP_LIT, WRAP_DEEP] = ['#c2352e', '#ff8a58', '#6a1a2e'];
const [DRESS, DRESS_LIT, DRESS_DEEP] = ['#8a2440', '#f0704c', '#4a142e'];
const [SHIRT, SHIRT_LIT, SHIRT_DEEP] = ['#6a5a7c', '#ffcf98', '#3a3050'];

const her = placed({ x: 330, y: 330, scale: 1.5, turn: -5 });
const him = placed({ x: 0, y: 0, scale: 1.54, turn: 5 });

/** He, facing right, in his own space; he is mirrored beside her. */
const man: readonly Layer[] = [
  ...profileHead(him, HIM),
  cut(HIM.deep, him('-66,0,1 -14,16 2,80 -16,124,1 -76,120')),
  cut(
    '#1a0e16',
    him(
      '-88,30,1 -98,-40 -64,-96 0,-112 50,-100 74,-76 68,-56,1 36,-66 8,-50 2,-14 -8,0 -26,4 -28,40 -44,70 -70,74,1',
    ),
  ),
  // A short beard.
  cut('#1a0e16', him('-12,74,1 10,96 44,104 72,98 84,108 82,124 60,136 26,128 -2,112')),
  within(
    SHIRT,
    '-140,268,1 -220,310 -320,380 -380,500 -410,720,1 180,720,1 160,560 130,420 80,330 70,270,1 -30,300',
    cut(SHIRT_DEEP, '-140,260,1 -80,360 -40,520 -30,720,1 -420,720,1 -400,440 -240,300'),
    cut(SHIRT_LIT, '66,268,1 84,326 136,416 168,560 190,720,1 150,720,1 128,580 100,450 60,360'),
    inked(SHIRT_DEEP, 6, '40,310 70,440 80,720'),
  ),
  cut(SHIRT, '-150,272,1 -130,236 -40,280 60,250 76,276,1 20,330 -60,320'),
  cut(SHIRT_LIT, '0,290,1 60,250 78,278,1 40,320'),
];

/** Two people in profile, forehead to forehead, she at the left, he at the right, the low sun between them: 1000 pixels wide, 1000 high. */
export const faceToFace: readonly Layer[] = [
  moved({ x: 716, y: 318, flip: true }, ...man),
  cut('#1a0e16', disc(190, 330, 70)),
  ...profileHead(her, HER),
  cut(
    HER.deep,
    '236,540,1 390,540,1 402,604,1 300,664 192,606,1 232,590',
    her('-60,0,1 -14,16 2,80 -16,124,1 -76,120'),
  ),
  // Her scarf, tied at the nape.
  within(
    WRAP,
    her('-108,60,1 -116,-30 -84,-104 -10,-130 62,-104 86,-38,1 40,-54 6,-30 -12,20 -34,96,1 -84,110'),
    cut(WRAP_DEEP, her('-124,110,1 -114,-60 -60,-120,1 -74,-20 -62,40 -40,110,1')),
    cut(WRAP_LIT, her('24,-130,1 90,-70 86,-34,1 60,-50 20,-90')),
    inked(WRAP_DEEP, 6, her('-100,10 -30,-30 30,-80 80,-60'), her('-90,60 -40,10 0,-40')),
  ),
  cut(
    WRAP_DEEP,
    her('-96,40,1 -150,60 -190,110 -186,150,1 -140,120 -96,96'),
    her('-100,70,1 -140,120 -150,180 -130,204,1 -106,150 -84,110'),
  ),
  cut('#ffd27a', ...spots(`${her('-8,60').split(' ')[0] ?? ''}`, 11, 14)),
  within(
    DRESS,
    '176,600,1 110,640 20,710 -30,830 -60,1060,1 560,1060,1 540,900 500,770 430,670 400,610,1 300,650',
    cut(DRESS_DEEP, '180,590,1 220,700 260,860 270,1060,1 -70,1060,1 -50,780 90,640'),
    cut(DRESS_LIT, '396,606,1 436,664 508,766 548,900 566,1060,1 520,1060,1 496,900 460,790 400,700'),
  ),
  inked('#ffd27a', 9, '190,606 300,656 396,612'),
];
