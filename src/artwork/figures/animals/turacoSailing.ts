import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BLUE, LIT, DEEP, QUILL, NIGHT] = ['#1f8fc4', '#62cce0', '#175a9c', '#123c78', '#101c48'];
const [YELLOW, RED] = ['#ffd23c', '#e8402c'];

/** A wing on the side of `side` (1 towards us, -1 away from us): `reach` is its length in shares of the near one's. */
function wing(side: 1 | -1, reach: number): Layer[] {
  const at = (x: number, y: number) => `${x},${Math.round(y * side * reach)}`;
  /** From the wing's hand to its elbow, the quills: the outermost points out, the innermost back. */
  const quills = Array.from({ length: 15 }, (_, quill) => {
    const share = quill / 14;
    const turn = ((104 - 96 * share ** 0.8) * Math.PI) / 180;
    const [x, y] = [-150 + 130 * share, 236 - 190 * share];
    const long = 216 - 44 * share - 34 * Math.max(0, 1 - quill / 3);
    const tip = at(x + Math.cos(turn) * long, y + Math.sin(turn) * long);
    const middle = at(x + Math.cos(turn + 0.1) * long * 0.6, y + Math.sin(turn + 0.1) * long * 0.6);
    return limb(`${at(x, y)},16 ${middle},${22 + share * 10} ${tip},${10 + share * 12}`);
  });
  return [
    cut(QUILL, ...quills.filter((_, quill) => quill % 2 === 0)),
    cut(DEEP, ...quills.filter((_, quill) => quill % 2 === 1)),
    within(
      side > 0 ? BLUE : DEEP,
      `${at(-150, 30)},1 ${at(-186, 90)} ${at(-206, 170)} ${at(-196, 250)} ${at(-160, 300)},1 ${at(-130, 296)} ${at(-90, 240)} ${at(-40, 190)} ${at(20, 120)} ${at(50, 50)},1`,
      cut(
        side > 0 ? LIT : BLUE,
        `${at(-140, 20)},1 ${at(-180, 90)} ${at(-206, 180)} ${at(-190, 260)} ${at(-162, 310)},1 ${at(-240, 280)} ${at(-220, 40)},1;${at(-140, 40)},1 ${at(-168, 120)} ${at(-176, 190)} ${at(-160, 250)},1 ${at(-150, 190)} ${at(-110, 120)} ${at(-80, 40)},1`,
      ),
    ),
  ];
}

/** A great blue turaco on spread wings, seen from above, 760 pixels from bill to tail: it sails to the left. */
export const turacoSailing: readonly Layer[] = [
  ...wing(-1, 0.8),
  // The tail: blue, a black band, a pale tip.
  within(
    BLUE,
    '60,-30,1 200,-52 340,-86 424,-84 450,-40 456,0 448,44 420,80 330,70 200,46 60,34,1',
    cut(DEEP, '40,4,1 240,8 470,16,1 470,100,1 40,100,1'),
    cut(NIGHT, '352,-110,1 408,-110,1 424,0 404,110,1 346,110,1 366,0'),
    cut('#e8e0a0', '430,-110,1 480,-110,1 480,110,1 426,110,1 444,0'),
    cut(QUILL, '80,-16,1 360,-38,1 360,-33,1;80,-2,1 366,-4,1 366,1,1;80,14,1 358,30,1 358,35,1'),
  ),
  ...wing(1, 1),
  // The body.
  within(
    BLUE,
    '-262,-30,1 -210,-52 -120,-62 0,-56 110,-34 140,0 110,36 0,60 -120,64 -210,44 -256,24,1',
    cut(LIT, '-280,-60,1 -200,-62 -80,-56 60,-34,1 -40,-20 -160,-24 -270,-16,1'),
    cut(DEEP, '-240,60,1 -180,30 -60,34 60,26 140,0,1 120,80,1 -200,90,1'),
  ),
  // The head in profile under its crest.
  cut(
    NIGHT,
    '-318,-46,1 -318,-84 -306,-104 -294,-100 -296,-78,1 -288,-110 -268,-128 -256,-118 -268,-88,1 -246,-116 -222,-124 -216,-110 -240,-80,1 -214,-98 -192,-96 -192,-82 -226,-58,1 -204,-66 -186,-58 -192,-46 -240,-28,1 -290,-24',
  ),
  cut(BLUE, '-326,-20,1 -324,-44 -300,-54 -270,-46 -236,-34 -220,0 -230,36,1 -270,30 -310,14'),
  cut(LIT, '-324,-26,1 -318,-46 -296,-52 -262,-44 -244,-34,1 -270,-30 -300,-26'),
  cut(YELLOW, '-318,-34,1 -340,-38 -364,-26 -376,-6 -378,14,1 -366,12 -340,6 -316,4,1 -308,-14'),
  cut(RED, '-366,-26,1 -378,-6 -379,14,1 -366,12,1 -354,8 -352,-8'),
  cut(RED, disc(-294, -22, 9)),
  cut(NIGHT, disc(-295, -22, 5)),
];
