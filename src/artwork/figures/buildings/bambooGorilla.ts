import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** Bamboo in the sun and in shade, the gaps between the slats, the face. */
const [STRAW, OCHRE, GAP, FACE] = ['#edc25e', '#b9792f', '#4a2a1c', '#6a3f26'];

const TRUNK = twin(
  '0,-440,1 100,-460 190,-478 270,-440 322,-360 344,-250 336,-130 360,-50 366,0,1 190,0,1 200,-80 190,-170 150,-250 80,-300 0,-310,1',
);
const HEAD = twin('0,-712,1 50,-706 104,-660 136,-580 150,-490 140,-410 112,-350 60,-318 0,-310,1');
const MASK = twin('0,-566,1 70,-580 116,-550 110,-500 84,-456 104,-400 92,-350 50,-326 0,-322,1');

const every = (from: number, to: number, step: number, row: (y: number) => string): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => row(from + at * step));

/** The gorilla of bamboo at Kinigi, as high as a house, on whose stage young gorillas are named; its fists stand on y 0, the light falls from the left. */
export const bambooGorilla = (placing: Placing): Layer =>
  moved(
    placing,
    within(
      STRAW,
      TRUNK,
      cut(
        OCHRE,
        '-100,-480,1 40,-440,1 120,-380 200,-330 240,-220 250,0,1 400,0,1 400,-500,1',
        '-180,-200,1 -220,-260 -230,-150 -240,0,1 -170,0,1',
      ),
      inked(
        GAP,
        6,
        ...every(-250, 0, 27, (y) => `-380,${y - 8} -270,${y + 22} -110,${y - 30}`),
        ...every(-250, 0, 27, (y) => `380,${y - 8} 270,${y + 22} 110,${y - 30}`),
        ...every(
          -470,
          -280,
          27,
          (y) => `-360,${y + 30} -190,${y - 26} 0,${y + 50} 190,${y - 26} 360,${y + 30}`,
        ),
      ),
    ),
    // The head's shadow on the chest.
    cut(GAP, '-140,-462,1 -136,-400 -100,-340 0,-310,1 110,-324 170,-390 190,-474,1'),
    within(
      STRAW,
      HEAD,
      cut(OCHRE, '0,-720,1 40,-640 30,-560 70,-480 60,-400 80,-300,1 170,-300,1 170,-720,1'),
      inked(GAP, 6, ...every(-690, -330, 27, (y) => `-170,${y + 40} 0,${y - 20} 170,${y + 40}`)),
    ),
    within(
      FACE,
      MASK,
      cut(
        STRAW,
        '-120,-540,1 -116,-584 -60,-580 0,-560,1 0,-526,1 -50,-540 -90,-530',
        '0,-520,1 -16,-520 -30,-450 -66,-430 -60,-392 -30,-386 0,-390,1',
        '-84,-350,1 -60,-378 -20,-372 0,-370,1 0,-350,1',
      ),
      cut(
        OCHRE,
        '120,-540,1 116,-584 60,-580 0,-560,1 0,-526,1 50,-540 90,-530',
        '0,-520,1 16,-520 30,-450 66,-430 60,-392 30,-386 0,-390,1',
        '84,-350,1 60,-378 20,-372 0,-370,1 0,-350,1',
      ),
      cut(GAP, pair('24,-500,1 50,-524 86,-516 96,-496,1 70,-480 44,-482')),
      cut(GAP, pair('10,-400,1 12,-426 34,-430 48,-412 38,-398')),
      inked(GAP, 7, '-76,-344 0,-352 76,-344'),
    ),
    cut(STRAW, disc(-58, -502, 8), disc(58, -502, 8)),
  );
