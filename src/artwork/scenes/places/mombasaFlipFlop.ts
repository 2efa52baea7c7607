import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SEA, SOLE, SCALE, STRAP, WHITE] = ['#123a80', '#ffc93c', '#f2982a', '#ee4f43', '#fff4dc'];

/** The sole from above, its toe to the right, and the layer of foam below it. */
const FOOT =
  '516,-50 500,-160 390,-236 230,-236 80,-206 -80,-158 -220,-158 -350,-154 -424,-90 -430,10 -396,110 -296,160 -170,152 -30,134 110,166 250,216 400,186 500,80';
const TAIL = '-330,0,1 -400,-40 -480,-150 -590,-216,1 -560,-110 -516,0 -560,130 -590,236,1 -480,170 -400,60';
/** From the plug to the edges of the sole. */
const ARMS =
  '326,-20,1 326,-112,1 186,-112 110,-170 70,-300,1 -50,-300,1 -20,-150 70,-50 220,-10,1 90,50 0,130 -20,300,1 100,300,1 126,140 210,72 326,72,1';

/** Scales on the sole, each a little bow. */
const SCALES = '-300,-94 -200,-94 -100,-94 -350,-10 -250,-10 -150,-10 -50,-10 -300,74 -200,74 -100,74'
  .split(' ')
  .map((at) => {
    const [x, y] = at.split(',').map(Number) as [number, number];
    return `${x},${y - 32} ${x + 36},${y - 32} ${x + 36},${y + 32} ${x},${y + 32}`;
  });

/** Snorkelling: a reef fish that is a flip-flop, its strap the gills and the plug of it the eye. */
export const mombasaFlipFlop: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [260, 270, 740, 340], camera: 'close' }),
    wash(SEA),
    moved(
      { x: 648, y: 448, turn: -10, scale: 1 },
      cut(STRAP, TAIL),
      moved({ x: 0, y: 60 }, cut(STRAP, FOOT)),
      moved({ x: 0, y: 30 }, cut(WHITE, FOOT)),
      within(
        SOLE,
        FOOT,
        inked(SCALE, 17, ...SCALES),
        moved({ x: -22, y: 30 }, cut(SCALE, ARMS, disc(326, -20, 92))),
        cut(STRAP, ARMS, disc(326, -20, 92)),
        inked(SEA, 15, '540,84 470,84 430,62'),
      ),
      cut(WHITE, disc(326, -20, 62)),
      cut(SEA, disc(338, -20, 37)),
    ),
  ),
];
