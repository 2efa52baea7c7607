import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

const [ROCK, SHADE, AMBER, FLAME] = ['#28706f', '#1b575d', '#f4824a', '#ffe9b0'];

interface Peak {
  /** The outline from the tip round to the tip. */
  rock: string;
  /** The ridge that parts the lit side from the other, from the tip down. */
  crest: string;
  /** A spur that stands out of the lit side. */
  spur: string;
  /** Where the light has come to, from the left edge to the right. */
  dawn: string;
}

/** A peak of rock, and its snow as far as the first light has come, which is the flame; the flame's foot at the origin. */
const peak = ({ rock, crest, spur, dawn }: Peak): readonly Layer[] => [
  within(
    ROCK,
    rock,
    cut(SHADE, `${crest} -60,600,1 -600,600,1 -600,-400,1`),
    within(
      AMBER,
      `-300,-400,1 ${dawn} 300,-400,1`,
      cut(FLAME, `${crest} 400,20,1 400,-400,1`),
      cut(AMBER, spur),
    ),
  ),
];

/** The highest peak of Mount Stanley, and one on either side of it. */
export const MARGHERITA = peak({
  rock: '10,-350,1 -18,-284,1 -12,-256,1 -52,-180,1 -84,-116,1 -124,-50,1 -118,-20,1 -200,120,1 -420,600,1 420,600,1 190,110,1 136,-20,1 140,-50,1 98,-106,1 66,-190,1 38,-262,1 42,-284,1',
  crest: '10,-350,1 -4,-272,1 16,-220,1 -12,-150,1 10,-90,1 -6,-20,1',
  spur: '52,-226,1 40,-170,1 58,-140,1 50,-84,1 84,-104,1 66,-160,1',
  dawn: '-300,-60,1 -116,-60,1 -74,-106,1 -50,-50,1 0,20,1 50,-50,1 74,-110,1 120,-66,1 300,-60,1',
});
export const ALEXANDRA = peak({
  rock: '-8,-300,1 -36,-240,1 -56,-220,1 -84,-120,1 -130,-40,1 -180,20,1 -190,80,1 -420,600,1 420,600,1 170,80,1 120,0,1 90,-90,1 52,-160,1 44,-200,1 14,-250,1',
  crest: '-8,-300,1 -14,-230,1 4,-180,1 -20,-120,1 0,-70,1 -6,-10,1',
  spur: '44,-180,1 26,-140,1 44,-120,1 40,-80,1 72,-100,1 56,-140,1',
  dawn: '-300,-76,1 -106,-76,1 -74,-106,1 -50,-50,1 0,20,1 50,-50,1 66,-106,1 102,-56,1 300,-50,1',
});
export const MOEBIUS = peak({
  rock: '14,-320,1 -10,-270,1 -14,-230,1 -60,-150,1 -90,-90,1 -140,40,1 -420,600,1 460,600,1 200,60,1 170,40,1 130,-60,1 96,-110,1 80,-180,1 54,-230,1 46,-270,1',
  crest: '14,-320,1 10,-250,1 26,-200,1 -4,-140,1 14,-80,1 0,-10,1',
  spur: '66,-206,1 48,-160,1 66,-130,1 56,-84,1 90,-100,1 78,-150,1',
  dawn: '-300,-50,1 -102,-50,1 -70,-108,1 -50,-50,1 0,20,1 50,-50,1 76,-112,1 124,-64,1 300,-50,1',
});
