import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline, ring } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SEA, LIT, SHADE, INK, PALE] = ['#86ded0', '#ff7746', '#a51d45', '#0b2f4c', '#fff3d6'];

/** An arm that points up and curls at its tip, its right half in the shade with a row of suckers. */
const arm = (...suckers: readonly string[]) => [
  within(
    LIT,
    outline('0,0,1 -112,-112,1 -92,-150,1 92,-150,1 112,-112,1') +
      limb('0,-112,112 0,-200,76 0,-320,42 4,-402,28 30,-460,23 76,-470,19 102,-430,14 80,-404,10 64,-416,7'),
    cut(SHADE, '0,0,1 0,-320,1 4,-402 30,-460 76,-470 102,-430 90,-396 46,-402,1 110,-330,1 220,0,1'),
    cut(PALE, ...suckers),
  ),
];
const small = [disc(27, -250, 15), disc(21, -296, 12), disc(17, -334, 9)];
const long = arm(disc(36, -198, 18), ...small);
const short = arm(...small);

/** The head of the article about Zanzibar: an octopus is a compass rose, eight arms for eight places. */
export const octopusRose: readonly Picture[] = [
  picture(
    'articles/zanzibar8places',
    light('noon', 'zanzibar', 'left'),
    plan({ camera: 'above' }),
    wash(SEA),
    cut(INK, ring(600, 450, 290, 272)),
    ...[45, 135, 225, 315].map((turn) => moved({ x: 600, y: 450, turn, scale: 0.76 }, ...short)),
    ...[0, 90, 180, 270].map((turn) => moved({ x: 600, y: 450, turn, scale: 0.9 }, ...long)),
    moved({ x: 600, y: 450 }, cut(PALE, twoDiscs(64, 0, 48)), cut(INK, twoDiscs(64, 0, 35, 15))),
  ),
];
