import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { motherAgainstLight, silverbackAgainstLight } from '../../figures/animals/gorillasAgainstLight.ts';
import { guestAhead, guestInCape, rangerHushing } from '../../figures/people/hushedGuests.ts';
import { light } from '../../light/light.ts';

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

/** The family in the clearing, and the shadows that fall from it towards us. */
const family: readonly Layer[] = [
  cut(
    '#7c9a4c',
    '370,530,1 530,530,1 500,566 430,590 330,600,1',
    '560,532,1 850,532,1 862,566 800,600 620,612 530,590,1',
  ),
  moved({ x: 452, y: 540, scale: 0.58, flip: true }, ...motherAgainstLight),
  moved({ x: 700, y: 546, scale: 0.88 }, ...silverbackAgainstLight),
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
