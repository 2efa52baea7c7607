import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

/** Muhabura from its foot at y 0 up to the summit at -520: its side in the sun, and the one in shade. */
const muhabura: readonly Layer[] = [
  within(
    '#e47c5c',
    '-640,0,1 -420,-110 -250,-270 -110,-450 -60,-516,1 -20,-508 20,-512 58,-520,1 110,-450 250,-270 420,-110 640,0,1',
    cut('#4c5490', '-20,-530,1 60,-530,1 660,-200,1 660,20,1 120,20,1 160,-60 60,-160,1 110,-260 20,-340,1 50,-420'),
    cut('#363c78', '200,-340,1 180,-240 260,-160,1 230,-80 330,20,1 660,20,1 420,-120 250,-280,1'),
    cut('#b85860', '-300,-230,1 -230,-140 -280,-60 -210,20,1 -400,20,1 -360,-60;-110,-460,1 -120,-340 -60,-260 -120,-140 -60,20,1 -160,20,1 -190,-130 -130,-250 -170,-330'),
  ),
];

/** The near shore: terraces, a grove, three huts; its foot at y 0. */
const shore: readonly Layer[] = [
  cut('#2c6458', '-640,0,1 -640,-70,1 -480,-90 -340,-60 -180,-76 0,-40 180,-56 340,-84 500,-60 640,-80,1 640,0,1'),
  cut('#5c9460', '-640,-40,1 -440,-60 -300,-34 -140,-40 40,-16,1 -640,-10,1;640,-44,1 460,-34 300,-48 140,-20,1 640,-8,1'),
  cut('#e8b45c', '-560,-26,1 -420,-40 -300,-20,1 -420,-14;360,-30,1 480,-22 600,-34,1 500,-12'),
  cut('#f8ecd0', box(-250, -66, 26, 22), box(-204, -62, 22, 18), box(396, -78, 26, 20)),
  cut('#b8543c', '-256,-64,1 -237,-82,1 -218,-64,1;-208,-60,1 -193,-74,1 -178,-60,1;390,-76,1 409,-92,1 428,-76,1'),
];

/** The twin lakes for the article about Rwanda: the volcano upside down before the bow of a dugout. */
export const articleTwinLakesBow: readonly Picture[] = [
  picture(
    'articles/twin-lakes',
    light('dawn', 'rwanda', 'left'),
    plan({ camera: 'below' }),
    wash(['#f8c08c', '#ffe0b0'], { height: 240 }),
    moved({ x: 600, y: 212, scale: 1 }, ...muhabura),
    wash([[0, '#ffe4b8', 0], [1, '#ffe4b8', 0.9]], { y: 60, height: 150 }),
    moved({ x: 600, y: 216, scale: 1 }, ...shore),
    // The same world in the water.
    wash(['#ffe0ac', '#ffc494', '#e098a0', '#6c5c98', '#232a68'], { y: 214, height: 700 }),
    moved({ x: 600, y: 216, scale: 1, squash: -1 }, ...muhabura),
    moved({ x: 600, y: 216, scale: 1, squash: -0.9, opacity: 0.8 }, ...shore),
    cut('#ffe8c4', box(-10, 213, 1220, 3)),
    cut({ fill: '#ffe8c4', opacity: 0.6 }, box(60, 330, 180, 3), box(960, 350, 190, 3), box(120, 352, 90, 3), box(80, 520, 150, 3), box(1010, 560, 120, 3)),
    // The first strokes of the paddle break it.
    inked('#ffd8b0', 5, '780,690 860,660 980,664 1060,700', '1060,700 1080,730 1020,760 900,764'),
    inked('#ffd8b0', 4, '700,700 820,620 1020,620 1140,690', '840,700 900,690 970,694 1000,712'),
    inked('#8c7cb0', 4, '640,690 780,580 1060,570 1220,660'),
    cut('#fff0d4', disc(930, 716, 60, 9)),
    // The bow, the paddle.
    moved(
      { x: 0, y: 166 },
    cut('#241838', '250,960,1 330,820 470,690 570,628,1 600,604,1 630,628,1 730,690 860,820 930,960,1'),
    cut('#9c5438', '250,960,1 330,820 470,690 570,628,1 600,604,1 600,640,1 500,720 400,840 350,960,1'),
    cut('#f4a868', '250,960,1 330,820 470,690 570,628,1 600,604,1 600,616,1 480,704 352,830 290,960,1'),
    cut('#5c2c34', '930,960,1 860,820 730,690 630,628,1 600,604,1 600,640,1 700,720 790,840 840,960,1'),
    cut('#3c2030', '470,780,1 600,760 730,780,1 744,800,1 600,784 456,800,1'),
    cut('#c87848', '470,780,1 600,760,1 600,770,1 464,790,1'),
    ),
    cut('#5a2f34', limb('1230,480,11 1080,600,10 970,690,9')),
    cut('#f0b070', limb('1226,474,4 1076,594,4 966,684,3')),
    cut('#5a2f34', '984,660,1 1000,684,1 960,722 920,728,1 920,712 940,690'),
  ),
];
