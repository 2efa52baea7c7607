import { within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { kilimanjaroSouth } from '../../land/kilimanjaro.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';

const OVAL =
  '600,30,1 800,30 930,170 940,330 940,460,1 940,600 930,740 800,872 600,872,1 400,872 270,740 260,600 260,460,1 260,330 270,170 400,30';

const FRAME =
  '600,-4,1 826,-4 966,150 978,330 978,460,1 978,620 962,766 824,904 600,904,1 376,904 238,766 222,620 222,460,1 222,330 234,150 374,-4';
const RIM = `${OVAL} 600,30,1`;

const AT_DAWN = {
  rock: '#7d69a6',
  deep: '#4c3f84',
  glint: '#e4a89c',
  snow: '#fff6e6',
  ice: '#b4acdc',
  mist: '#ffe2b4',
};

/** The header of the eight places of Tanzania. */
export const articlesTanzaniaHeader: readonly Picture[] = [
  // The way round: out of the small aeroplane's window, past the tip of its wing.
  picture(
    'articles/tanzania8places',
    light('dawn', 'tanzania', 'left'),
    // The cabin's wall round the window, and its frame.
    wash(0, 900, [
      [0, '#3a1d44'],
      [1, '#1f0f2c'],
    ]),
    lines('#5a3458', 4, '130,-10 96,450 130,910;1070,-10 1104,450 1070,910'),
    cut('#54304e', FRAME),
    within(
      '#ffe2a6',
      OVAL,
      wash(0, 480, [
        [0, '#3f4a9a'],
        [0.6, '#d99aa4'],
        [1, '#ffe2a6'],
      ]),
      ...kilimanjaroSouth({ x: 520, y: 460, scale: 0.5 }, AT_DAWN),
      cumulus({ x: 420, y: 462, width: 420, height: 70, depth: 0.3 }),
      cumulus({ x: 760, y: 466, width: 440, height: 60, depth: 0.3 }),
      wash(458, 900, [
        [0, '#ffe3a8'],
        [0.3, '#eeb552'],
        [1, '#b0602c'],
      ]),
      // The plain lies away from one: what is far is flat, what is near is wide.
      cut(
        '#c98a3c',
        '240,480,1 400,474 620,480 440,488;960,500,1 820,494 680,504 860,514;240,560,1 330,544 460,560 340,584;960,640,1 800,610 660,640 820,690 960,710,1;240,700,1 330,690 440,740 380,860 240,880,1',
        0.75,
      ),
      limbs(
        '#2f7f86',
        '640,462,2 690,474,4 560,488,7 470,506,10 580,540,16 720,584,26 640,650,40 460,730,62 520,920,100',
      ),
      limbs('#a9dccb', '570,530,1 716,584,5 640,640,2;500,710,2 440,770,8 470,860,3', 0.8),
      herd([acacia({ variant: 3 })], {
        x: 600,
        y: 500,
        width: 660,
        height: 60,
        count: 14,
        metre: [2, 5],
        flat: '#7a3f4c',
        shadow: false,
      }),
      cut('#9a4a30', '240,500,1 300,496 380,498 300,503;700,530,1 800,526 900,532 800,538'),
      // The wing, from the right, thinner towards its lifted tip.
      cut('#fff3dc', '980,560,1 700,520 470,478,1 440,440,1 478,446,1 520,474 740,492 980,500,1'),
      cut('#e0573a', '470,478,1 440,440,1 478,446,1 520,474,1'),
      cut('#d98a6a', '980,560,1 700,520 470,478,1 740,512 980,536,1'),
      lines('#e8c8a4', 3, '640,484 660,510;800,494 816,526'),
    ),
    lines('#f0a878', 7, RIM),
  ),
];
