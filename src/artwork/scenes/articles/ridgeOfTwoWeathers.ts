import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { matokePusher } from '../../figures/people/matokePusher.ts';
import { bananaStool, type BananaInks } from '../../figures/plants/bananaStool.ts';
import { light } from '../../light/light.ts';

/** The road on the crest, near to far: where its middle is, and half its width. */
const ROAD =
  '540,950,290 580,860,210 622,770,166 664,690,124 692,620,88 682,565,60 624,524,38 566,488,25 560,452,16 606,418,10 648,392,7 652,372,4';

/** A strip of the road between two shares of its width, -1 its left and 1 its right edge, from one knot to another. */
const strip = (from: number, to: number, near = 0, far = 12) => {
  const knots = points(ROAD).slice(near, far);
  const side = (share: number) =>
    knots.map(([x, y, half], at): Knot => [
      Math.round(x + half * share),
      y,
      at === 0 || at === knots.length - 1 ? 1 : 0,
    ]);
  return outline([...side(from), ...side(to).reverse()]);
};

const SUN: BananaInks = { stem: '#4c5430', shade: '#2c7048', lit: '#e0d858' };
const RAIN: BananaInks = { stem: '#0c2434', shade: '#14404c', lit: '#3c786c' };

/** Where they stand in the sun. */
const GROVE =
  '680,430,18 704,452,22 700,492,26 750,500,27 764,540,34 800,570,36 830,612,44 880,640,46 862,690,54 960,690,56 1040,736,56 900,748,62 1150,748,46';

/** Banana plants at `x,y,size` in hundredths, the furthest first. */
const garden = (inks: BananaInks, row: string): Layer[] =>
  points(row).map(([x, y, size], at) =>
    moved({ x, y, scale: size / 100, flip: at % 3 === 1 }, ...bananaStool(inks)),
  );

/** The falling rain: strokes over the left of the picture, along one slant. */
const rain =
  (ink: string, width: number, count: number, longest: number): Layer =>
  (canvas) => {
    const chance = canvas.random('rain');
    const strokes = Array.from({ length: count }, () => {
      const y = chance.whole(140, 840);
      const x = chance.whole(-20, Math.round(690 - y * 0.42));
      const long = chance.whole(longest / 3, longest);
      return `${x},${y} ${Math.round(x - long * 0.34)},${y + long}`;
    });
    inked(ink, width, strokes.join(';'))(canvas);
  };

/** The crater lakes by Fort Portal: a road on the ridge between two of them, and between the rain and the sun. */
export const ridgeOfTwoWeathers: readonly Picture[] = [
  picture(
    'articles/westernuganda',
    light('golden', 'uganda', 'right'),
    plan({ camera: 'above' }),
    strata(['#e89858', '#fcc070', '#ffe8ac'], { height: 300, bands: 6 }),
    // Far hills in the sun; the Rwenzori in the storm.
    floor('#e0b080', '520,256 700,226 830,246 980,216 1120,236 1240,220'),
    floor('#c89c6c', '560,280 700,256 860,270 1000,250 1240,262'),
    within(
      '#34466a',
      '-40,330,1 -40,190,1 30,150,1 60,170,1 104,104,1 132,128,1 158,84,1 190,140,1 226,116,1 262,170,1 330,150,1 372,196,1 430,186,1 500,240 560,262 620,300 690,400,1 -40,400,1',
      cut(
        '#b8bccc',
        '104,104,1 126,132,1 116,150,1 92,128,1',
        '158,84,1 186,136,1 170,170,1 158,130,1 146,150,1 138,122,1',
        '226,116,1 254,164,1 232,160,1 222,140,1',
      ),
      cut(
        '#24345a',
        '30,150,1 52,200,1 20,260,1 -40,260,1 -40,190,1',
        '158,84,1 150,160,1 120,220,1 60,290,1 104,170,1 132,128,1',
        '330,150,1 320,210,1 260,290,1 240,220,1 262,170,1',
      ),
    ),
    // The land behind the lakes.
    cut('#2c5058', '-40,300,1 120,284 300,300 460,288 560,312 640,380 660,420,1 -40,420,1'),
    cut('#98a850', '586,400,1 616,346 670,318 760,304 900,318 1040,290 1240,302,1 1240,400,1'),
    cut('#6c9448', '610,396,1 650,362 740,340 900,350 1060,324 1240,336,1 1240,420,1 640,420,1'),
    cut('#e4d8b8', limb('1072,318,2 1060,290,3 1078,262,6 1056,230,10 1090,190,0')),
    cut('#fff4d0', box(842, 336, 16, 5), box(870, 334, 10, 5), box(1070, 318, 14, 5)),
    // The lake in the rain.
    cut('#1c4450', '-40,400,1 120,376 320,388 480,402 620,400 660,380,1 640,800,1 -40,800,1'),
    cut('#0f3042', disc(200, 560, 330, 138)),
    cut('#3c6884', disc(196, 580, 276, 96)),
    cut('#22506a', '-80,580,1 -60,510 100,486 200,484 320,486 450,520 470,566,1 340,530 200,524 40,534'),
    cut(
      '#6c98ac',
      disc(60, 606, 90, 4),
      disc(250, 590, 60, 3),
      disc(190, 630, 110, 4),
      disc(330, 616, 50, 3),
    ),
    // The lake in the sun: one wall is lit, and one is not.
    cut('#c4c458', '640,388,1 800,374 980,388 1130,372 1240,384,1 1240,800,1 640,800,1'),
    cut('#88a848', disc(980, 560, 320, 168)),
    cut('#3c8054', '940,393,1 1180,400 1300,500 1300,600 1240,640,1 1226,600 1130,520 1020,500 960,450'),
    cut('#285c4c', '1060,398,1 1230,430 1300,520 1300,600 1240,640,1 1230,600 1170,500'),
    cut('#ffe2a0', disc(956, 586, 252, 94)),
    cut('#f4bc74', '704,586,1 720,650 860,682 956,680 1100,676 1206,630 1208,586,1 1120,650 960,654 800,650'),
    cut(
      '#2c6c5c',
      '768,524,1 850,494 960,492 1110,494 1208,540 1208,600,1 1180,610 1120,566 1040,546 980,560 900,534 840,540',
    ),
    cut(
      '#fff8e0',
      disc(850, 616, 90, 4),
      disc(930, 640, 60, 3),
      disc(800, 588, 50, 3),
      disc(1000, 612, 70, 3),
    ),
    // The curtain.
    cut({ fill: '#425c84', opacity: 0.5 }, '-40,110,1 600,112,1 420,520,1 300,620,1 -40,700,1'),
    cut(
      { fill: '#5c7898', opacity: 0.34 },
      '150,130,1 410,130,1 250,600,1 -20,640,1',
      '520,130,1 700,110,1 610,340,1 480,460,1 400,470,1',
    ),
    // The cloud, its edge alight.
    cut(
      '#ffdc9c',
      '-40,-40,1 -40,140,1 120,120 240,150 380,128 520,150 640,118 700,128 760,86,1 720,80 820,60 870,16 860,-40,1',
    ),
    cut(
      '#1c2746',
      '-40,-40,1 -40,148,1 120,110 240,142 380,118 520,142 630,108 690,118 740,84,1 700,72 800,52 846,10 836,-40,1',
    ),
    cut('#31426a', '-40,-40,1 -40,50,1 100,84 220,40 360,76 480,30 560,50 640,-10 620,-40,1'),
    // The ridge.
    cut(
      '#0f2e3c',
      '652,370,1 600,402 556,430 500,470 420,540 430,600 330,680 190,740 -40,780,1 -40,940,1 620,940,1 690,640 640,520 570,480',
    ),
    cut(
      '#1c4c50',
      '556,440,1 500,490 470,560 500,600,1 540,540 560,500',
      '620,560,1 540,600 500,680 400,720 300,800,1 480,760 600,680 650,620',
    ),
    cut(
      '#c8c450',
      '652,370,1 690,420 730,510 790,600 850,680 980,736 1120,760 1240,776,1 1240,940,1 560,940,1 700,640 640,540 560,490 560,450',
    ),
    cut(
      '#88a444',
      '676,410,1 730,510 790,600 850,680 980,736 1120,760 1240,776,1 1240,860,1 1060,800 880,750 790,680 740,590 710,500',
    ),
    cut('#5c8840', '760,640,1 850,690 980,736 1120,760 1240,776,1 1240,840,1 1060,786 900,750'),
    ...garden(
      RAIN,
      '560,432,16 530,456,20 500,486,24 536,506,26 470,524,30 540,556,34 444,570,38 500,600,42 424,640,50 540,650,48 460,690,54 350,700,58 250,730,62 530,720,52 380,770,66 120,770,70',
    ),
    cut(
      '#88a444',
      ...points(GROVE).map(([x, y, size]) =>
        limb(
          `${x},${y},${Math.round(size / 9)} ${x - size},${y + Math.round(size / 7)},${Math.round(size / 4)} ${x - size * 2},${y + Math.round(size / 4)},0`,
        ),
      ),
    ),
    ...garden(SUN, GROVE),
    floor('#0b2230', '-40,840 200,820 400,818 560,812 760,806 960,836 1240,896'),
    // The road, wet; the shadow of the cloud lies over the near ground.
    within(
      '#7c2c3c',
      strip(-1, 1),
      cut('#d85c38', strip(-0.5, 1)),
      cut('#f08848', strip(0.66, 1, 0, 10)),
      cut('#ffe0a0', strip(-0.1, 0.3, 4), strip(0.1, 0.34, 0, 5)),
      // His shadow, and the bicycle's.
      cut(
        '#4a1c36',
        limb('646,778,7 570,784,17 480,790,19 400,796,10 360,798,11 330,800,4'),
        limb('712,776,5 650,772,16 580,768,13 520,770,3'),
      ),
      floor('#4a1c36', '300,872 480,858 620,842 800,812'),
      cut('#7c3448', '476,860,1 540,853,1 440,960,1 350,960,1', '676,836,1 726,828,1 740,960,1 670,960,1'),
    ),
    rain('#7890a8', 2, 60, 90),
    rain('#b4c8d4', 2, 36, 130),
    cut('#e8a078', disc(500, 884, 50, 7), disc(640, 862, 34, 5)),
    moved({ x: 664, y: 776, scale: 1.32 }, ...matokePusher),
  ),
];
