import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

/** What the house on its rock is painted in. */
export interface RockTones {
  rock: string;
  undercut: string;
  thatch: string;
  thatchShade: string;
  wall: string;
  dark: string;
  leaf: string;
  cloth: string;
}

const ROCK =
  '-312,-136,1 -300,-164 -262,-178,1 -220,-174 -196,-188,1 -120,-178 -60,-186,1 0,-180 120,-182,1 180,-180 236,-190,1 270,-182 312,-160,1 318,-136 296,-122,1 270,-118 262,-100,1 236,-92 230,-66,1 214,-60 206,-34,1 214,-14 224,0,1 -204,0,1 -196,-20 -188,-40,1 -204,-56 -208,-78,1 -236,-84 -244,-104,1 -280,-110 -290,-124,1';
/** The lower edge of a thatch, ragged, between two points. */
const fringe = (from: number, to: number, y: number) =>
  Array.from(
    { length: Math.round((to - from) / 11) + 1 },
    (_, at) => `${Math.round(to - at * 11)},${y + (at % 2 ? 9 : 0)},1`,
  ).join(' ');

/** The fishermen's house upon a coral rock in Michamvi's lagoon, an eating house now: thatch, terrace and stairs; 620 wide, its foot at the origin. */
export const rockHouse = (tones: RockTones): readonly Layer[] => {
  const { rock, undercut, thatch, thatchShade, wall, dark, leaf, cloth } = tones;
  return [
    // The tree that grows behind the house.
    cut(dark, limb('-196,-170,9 -214,-260,7 -204,-330,4; -208,-260,5 -250,-310,3')),
    cut(
      leaf,
      '-296,-300,1 -320,-340 -280,-372 -262,-410 -214,-408 -180,-430 -140,-396 -130,-352,1 -160,-330 -190,-336,1 -220,-312 -250,-322,1 -270,-296',
    ),
    // The stairs down to the water.
    cut(dark, limb('-262,-160,6 -318,6,6; -232,-160,6 -282,6,6')),
    cut(dark, ...[0, 1, 2, 3, 4].map((at) => box(-280 - at * 10, -140 + at * 30, 34, 7))),
    // The terrace, its rail and those at table.
    cut(dark, box(150, -300, 8, 120), box(216, -290, 8, 110), box(284, -280, 8, 110)),
    cut(cloth, '136,-300,1 212,-318,1 300,-280,1 300,-268,1 136,-284,1'),
    cut(
      dark,
      disc(186, -236, 11, 13),
      '168,-190,1 170,-216 186,-224 204,-214 206,-190,1',
      disc(252, -234, 11, 13),
      '234,-190,1 238,-214 252,-222 268,-214 270,-190,1',
    ),
    // The hall, its annex and their thatch.
    cut(wall, box(-150, -300, 300, 124), box(-226, -250, 90, 76)),
    cut(
      dark,
      box(-104, -256, 44, 80),
      box(-34, -256, 26, 48),
      box(2, -256, 26, 48),
      box(74, -256, 26, 48),
      box(-204, -222, 30, 36),
    ),
    cut(thatchShade, box(-150, -290, 300, 18), box(-226, -246, 90, 14)),
    cut(thatch, `-246,-244,1 -214,-300,1 -140,-300,1 -140,-244,1 ${fringe(-246, -136, -244)}`),
    cut(thatch, `-190,-286,1 -100,-418,1 96,-418,1 84,-286,1 ${fringe(-190, 88, -286)}`),
    cut(
      thatchShade,
      `96,-418,1 198,-286,1 ${fringe(80, 198, -286)} 80,-286,1`,
      '-106,-424,1 102,-424,1 108,-408,1 -112,-408,1',
    ),
    within(
      rock,
      ROCK,
      cut(
        undercut,
        '-320,-132,1 -262,-140 -240,-128,1 -200,-146 -150,-136,1 -120,-120 -90,-128,1 -60,-100 -20,-124,1 20,-146 70,-132,1 110,-152 126,-184,1 330,-200,1 330,20,1 -320,20,1',
      ),
    ),
    cut(
      dark,
      box(138, -226, 156, 6),
      ...[146, 170, 194, 218, 242, 266, 286].map((x) => box(x, -224, 4, 44)),
      box(130, -184, 166, 8),
    ),
    cut(
      leaf,
      '-170,-176,1 -176,-206 -146,-220 -124,-206 -100,-214 -86,-178,1',
      '-60,-178,1 -40,-200 -10,-196 10,-178,1',
    ),
  ];
};
