import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { elephantCalf } from '../../figures/animals/elephantCalf.ts';
import { launch } from '../../figures/boats/launch.ts';
import { elephantFrame } from '../../figures/placing/elephantFrame.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

/** The Kazinga Channel in Queen Elizabeth, as those on its bank see the boat. */
export const kazingaUnder: readonly Picture[] = [
  picture(
    'articles/queen-elizabeth',
    light('golden', 'uganda', 'right'),
    plan({ subject: [390, 210, 420, 540], camera: 'frame' }),
    wash(['#f2a45c', '#ffce84', '#fff0c0'], { height: 420 }),
    floor('#d8946c', '-40,360 300,344 560,366 760,340 1000,362 1240,346'),
    floor('#a8745c', '-40,388 300,378 620,392 900,376 1240,390'),
    // Buffalo along the far bank.
    cut(
      '#54344c',
      ...[590, 618, 652, 676, 714].flatMap((x, at) => [
        disc(x, 386 - (at % 2) * 3, 13, 9),
        disc(x + 12, 384 - (at % 2) * 3, 6, 6),
        box(x - 9, 388, 4, 10),
        box(x + 6, 388, 4, 10),
      ]),
    ),
    wash(['#fff4cc', '#ffd894', '#e8a468', '#b06c58'], { y: 398, height: 520 }),
    cut(
      { fill: '#fffdf0', opacity: 0.85 },
      disc(640, 424, 120, 3),
      disc(580, 456, 70, 3),
      disc(720, 616, 80, 4),
      disc(610, 690, 60, 5),
      disc(660, 740, 90, 5),
    ),
    cut({ fill: '#8a5a58', opacity: 0.45 }, '520,546,1 760,546,1 740,610 540,610'),
    cut('#3a2a40', ...[-62, -34, -8, 18, 46].map((x) => disc(645 + x, 494, 8, 9))),
    cut(
      '#d8482c',
      '574,520,1 576,506 583,503 590,506 592,520,1',
      '656,520,1 657,506 663,503 670,506 672,520,1',
    ),
    cut(
      '#2f6a74',
      '602,520,1 604,506 611,503 618,506 620,520,1',
      '628,520,1 630,506 637,503 644,506 646,520,1',
      '682,520,1 684,506 691,503 698,506 700,520,1',
    ),
    place(launch(), {
      x: 645,
      y: 546,
      metre: 32,
      depth: 0.3,
      shadow: false,
      coat: { body: '#fff4e0', shade: '#a8808c', accent: '#d8482c', pale: '#fff0cc' },
    }),
    // Hippos in the shallows.
    cut(
      '#6a4458',
      '690,640,1 702,616 730,608 770,614 794,640,1',
      disc(798, 630, 22, 12),
      disc(794, 618, 6, 9),
    ),
    cut('#f2b080', '730,609,1 770,615 794,638,1 780,630 756,618'),
    cut('#7a4a48', '-40,800,1 300,772 640,796 900,776 1240,796,1 1240,920,1 -40,920,1'),
    cut('#e8a068', '380,792,1 640,798 880,780,1 880,792,1 640,812 380,804,1'),
    place(elephantCalf(), {
      x: 478,
      y: 796,
      metre: 92,
      depth: 0.2,
      shadow: false,
      coat: { body: '#7a5468', shade: '#4a3048', lit: '#ffb468', dark: '#2a1c30', pale: '#fff2d4' },
    }),
    ...elephantFrame,
    floor('#2a1a2c', '-40,862 120,846 400,856 700,842 1000,858 1240,848'),
  ),
];
