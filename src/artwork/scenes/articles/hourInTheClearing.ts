import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { GORILLA_AT_REST } from '../../figures/animals/gorillaAtRest.ts';
import { guestAhead, guestInCape, rangerHushing } from '../../figures/people/hushedGuests.ts';
import { light } from '../../light/light.ts';

const [RIM, FUR] = ['#fff6b8', '#1c1830'];

/** Leaves of the vault at `x,y,turn`: each 100 pixels long at `scale` 1. */
const leaves = (fill: string, scale: number, row: string): Layer[] =>
  points(row).map(([x, y, turn], at) =>
    moved(
      { x, y, turn, fill, scale: scale * [1, 0.78, 1.2][at % 3]! },
      cut({}, '0,-20,1 4,0,1 -24,22 -30,56 0,110,1 28,60 24,20'),
    ),
  );

/** Herbs along the ground, from `x` to `to` about `y`: blades and small leaves that stand `tall` high. */
const herbs =
  (fill: string, y: number, x: number, to: number, tall: number): Layer =>
  (canvas) => {
    const chance = canvas.random('herbs');
    const shapes: string[] = [];
    for (let at = x; at < to; at += chance.between(tall * 0.2, tall * 0.7)) {
      const [high, lean] = [tall * chance.between(0.4, 1), tall * chance.between(-0.5, 0.5)];
      const [left, foot] = [Math.round(at), Math.round(y + chance.between(0, tall * 0.4))];
      const tip = `${Math.round(at + lean)},${Math.round(foot - high)}`;
      shapes.push(
        limb(
          `${left},${foot},${Math.round(tall * 0.06)} ${Math.round(at + lean * 0.3)},${Math.round(foot - high * 0.6)},${Math.round(tall * 0.1)} ${tip},0`,
        ),
      );
    }
    cut(fill, ...shapes)(canvas);
  };

/** Rain that is seen where the sun falls through it. */
const drops: Layer = (canvas) => {
  const chance = canvas.random('drops');
  const strokes = Array.from({ length: 60 }, () => {
    const [x, y] = [chance.whole(300, 940), chance.whole(20, 500)];
    return `${x},${y} ${x - 3},${y + chance.whole(12, 44)}`;
  });
  inked('#fffde0', 2, strokes.join(';'))(canvas);
};

/** A body in its own pixels, edged by the light that falls from behind it. */
const backlit = (outline: string, ...marks: readonly Layer[]): Layer =>
  within(RIM, outline, moved({ x: -5, y: 8 }, cut(FUR, outline), ...marks));

/** The family in the clearing: a silverback at rest, a mother with her child on her back, a young one on his knuckles. */
const family: readonly Layer[] = [
  moved(
    { x: 684, y: 530, scale: 0.86 },
    backlit(
      GORILLA_AT_REST,
      // The saddle, the planes of the face, the arm before the belly.
      cut(
        '#8a8c9c',
        '90,-252,1 116,-212 144,-142 152,-72 140,0,1 120,-20 112,-90 100,-164,1 106,-180 96,-206',
      ),
      cut(
        '#443a5c',
        '-58,-290,1 -76,-288 -84,-276,1 -66,-270 -40,-280,1',
        '-78,-258,1 -90,-242 -104,-230,1 -118,-220 -120,-206,1 -100,-212 -84,-228 -70,-250,1',
      ),
      cut('#0e0a1e', '-112,-194,1 -92,-196 -74,-206,1 -88,-190', disc(-66, -264, 5, 4)),
      cut(
        '#332a4c',
        '-40,-176,1 -20,-120 -34,-60 -30,-10,1 -52,-10,1 -60,-70 -50,-120',
        '30,-60,1 80,-84 112,-60 120,-10,1 104,-10,1 92,-44 66,-58',
      ),
    ),
  ),
  moved(
    { x: -52, y: 0 },
    backlit(
      '446,536,1 434,490 440,440 466,404,1 476,384 482,362 502,348 526,354 538,368 540,378,1 552,382 560,394 556,408 540,414,1 534,424,1 552,430 584,456 602,490 606,536,1',
      cut('#3a3050', '520,446,1 556,460 578,496 582,540,1 570,540,1 556,500 530,466'),
    ),
    // Her child, its arms about her neck.
    cut(RIM, disc(448, 398, 19, 20)),
    cut(
      FUR,
      disc(448, 403, 19, 19),
      '436,412,1 424,440 426,476 444,496 462,490 470,450 464,414,1',
      disc(434, 404, 5, 6),
    ),
    cut('#3a3050', limb('446,430,7 474,424,7 496,432,5')),
  ),
  moved(
    { x: 26, y: 0 },
    backlit(
      '804,462,1 800,448 816,438 836,442 848,458,1 872,454 906,468 922,494 918,532,1 898,532,1 898,508 882,496,1 866,502 852,504,1 850,532,1 828,532,1 830,510 830,492,1 816,494 802,488 798,474',
    ),
  ),
];

/** The one hour: guests and a ranger in the shade, and gorillas in the light. */
export const hourInTheClearing: readonly Picture[] = [
  picture(
    'articles/gorillatrekkingtips',
    light('morning', 'uganda', 'behind'),
    plan({ camera: 'back' }),
    wash('#1c2c3c'),
    cut('#2c5450', '60,-40,1 120,200 60,420 140,640,1 1120,640,1 1160,400 1080,180 1140,-40,1'),
    cut('#5c8a54', '220,-40,1 260,160 190,380 260,600,1 1020,600,1 1040,380 960,180 990,-40,1'),
    cut('#a8bc58', '360,-40,1 420,140 320,340 360,560,1 920,560,1 950,360 860,160 870,-40,1'),
    ...leaves(
      '#a8bc58',
      1.2,
      '330,120,60 300,330,80 350,440,70 900,80,-60 920,260,-80 900,430,-70 250,240,70',
    ),
    ...leaves(
      '#5c8a54',
      1.3,
      '300,40,-30 400,20,20 240,200,-70 230,420,-60 920,30,-20 1000,200,60 980,400,70 840,-30,10',
    ),
    cut('#f4e888', '500,-40,1 540,120 440,300 450,520,1 840,520,1 860,320 760,140 740,-40,1'),
    ...leaves(
      '#f4e888',
      0.9,
      '470,240,70 450,380,80 500,100,60 790,140,-60 840,280,-70 830,420,-80 500,-20,40',
    ),
    cut('#7ca054', limb('400,560,16 420,240,10 380,-40,8'), limb('860,560,12 830,200,8 860,-40,7')),
    cut('#3c6c54', limb('290,600,26 310,300,17 270,-40,15'), limb('960,600,30 990,260,20 960,-40,18')),
    floor('#d4d060', '200,520 400,500 620,494 860,504 1000,520'),
    herbs('#94ac50', 512, 330, 950, 60),
    floor('#94ac50', '-40,560 300,536 620,526 900,536 1240,560'),
    drops,
    ...family,
    cut('#6c8c4c', disc(450, 542, 120, 12), disc(690, 546, 160, 13), disc(886, 542, 80, 9)),
    herbs('#6c9450', 546, 250, 1000, 44),
    floor('#4c7c4c', '-40,600 200,566 420,560 640,566 860,560 1240,590'),
    herbs('#2c5c4c', 600, -20, 1220, 70),
    floor('#2c5c4c', '-40,620 300,596 620,600 900,592 1240,620'),
    herbs('#1a3c40', 660, -20, 1220, 110),
    floor('#1a3c40', '-40,660 300,650 620,660 900,650 1240,660'),
    ...leaves(
      '#2c5450',
      1.6,
      '100,60,-20 180,-20,12 1020,20,-10 1100,60,24 60,220,-40 1150,240,30 20,400,-60 1190,420,60',
    ),
    ...leaves(
      '#16283a',
      2.2,
      '20,-20,-24 150,-80,10 290,-120,-14 880,-120,12 1010,-60,-12 1140,-40,24 -20,180,-50 1200,200,50',
    ),
    ...leaves('#0e1428', 2.6, '-30,-60,-30 80,-140,4 1100,-140,-8 1220,-60,34'),
    // A drop hangs from a leaf in front, another has left it.
    cut('#fffde0', '361,160,1 372,184 368,196 354,196 350,184', '360,300,1 368,318 364,328 356,328 352,318'),
    ...guestAhead,
    ...guestInCape,
    ...rangerHushing,
  ),
];
