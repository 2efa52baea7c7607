import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SEA, SAIL, BOARD, HONEY, WOOD] = ['#10a0a6', '#fff3dc', '#fbcf94', '#f2792f', '#43152b'];

/** The staves of the bowl, the deepest first: all run from the neck to the stern, as strakes do. */
const STAVES = [240, 202, 164, 128, 92].map((sag) => {
  const [bow, keel, stern] = [0.84, 1.2, 0.98].map((share) => 558 + Math.round(sag * share));
  return `372,566,1 560,${bow} 800,${keel} 1032,${stern} 1056,544,1`;
});
/** The carved rose, laid flat with the board: eight petals. */
const ROSE = [...Array(8).keys()].map((petal) => {
  const at = (out: number, turn: number) => {
    const angle = ((petal * 45 + turn) * Math.PI) / 180;
    return `${Math.round(764 + out * Math.cos(angle))},${Math.round(552 + out * 0.52 * Math.sin(angle))}`;
  };
  return `${at(16, 0)},1 ${at(54, -24)} ${at(74, 0)},1 ${at(54, 24)}`;
});

/** A dhow of taarab: the oud on its back is the hull, its staves the strakes, under one lateen sail. */
export const zanzibarOudDhow: readonly Picture[] = [
  picture(
    'places/zanzibar-1',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [560, 140, 360, 320], camera: 'above' }),
    wash(SEA),
    moved(
      { x: 128, y: 84, scale: 0.88, turn: 5 },
      ...STAVES.map((stave, at) => cut(at % 2 ? HONEY : WOOD, stave)),
      // The peg box, bent back from the neck, and its pegs.
      inked(WOOD, 15, '92,644 218,630', '96,682 220,668', '104,720 222,706'),
      cut(
        WOOD,
        '420,534,1 190,538,1 140,548 124,600 128,680 158,748,1 190,744,1 180,660 186,610 230,592,1 420,584,1',
      ),
      cut(BOARD, '372,538,1 540,516 700,452 920,462 1064,520 1050,596 920,640 700,646 540,594 372,576,1'),
      inked(WOOD, 5, '930,524 240,548', '936,542 240,556', '940,562 240,564', '942,582 240,572'),
      cut(WOOD, disc(764, 552, 88, 46)),
      cut(BOARD, ...ROSE),
      cut(WOOD, '924,514,1 938,512,1 954,594,1 940,596,1'),
      inked(WOOD, 18, '586,544 556,280'),
      inked(WOOD, 20, '236,468 884,-96'),
      cut(SAIL, '262,452,1 862,-70,1 968,210 912,504,1 650,400 262,452,1'),
    ),
  ),
];
