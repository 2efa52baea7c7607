import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What a crane is painted in; one colour throughout for its shadow. */
export interface Plumage {
  grey: string;
  shade: string;
  white: string;
  /** The white of the far wing, in shade. */
  pale: string;
  chestnut: string;
  straw: string;
  black: string;
  gold: string;
  red: string;
}

/** A raised wing, the shoulder at 0,0, spread up and back: quills, chestnut and straw, and the white coverts. */
const wing = ({ black, chestnut, straw }: Plumage, coverts: string): readonly Layer[] => [
  cut(
    black,
    limb('-58,-150,15 -66,-250,17 -62,-330,2'),
    limb('-64,-150,15 -96,-250,17 -112,-326,2'),
    limb('-70,-140,15 -124,-232,18 -160,-304,2'),
    limb('-76,-130,15 -150,-208,18 -202,-270,2'),
    limb('-80,-116,15 -170,-180,18 -236,-228,2'),
    limb('-80,-100,15 -184,-148,18 -258,-182,2'),
  ),
  cut(
    chestnut,
    limb('-80,-84,16 -190,-112,20 -262,-132,4'),
    limb('-80,-64,16 -184,-76,20 -252,-86,5'),
    limb('-70,-44,16 -172,-42,20 -232,-44,6'),
  ),
  cut(straw, limb('-60,-24,16 -150,-10,20 -206,0,5'), limb('-50,-4,14 -120,20,16 -170,38,4')),
  cut(
    coverts,
    '18,-10,1 12,-70 -8,-130 -46,-184,1 -66,-186 -84,-170,1 -120,-140 -152,-100 -156,-60,1 -140,-20 -100,20 -30,40 10,24',
  ),
];

const head = ({ black, white, red, gold, shade }: Plumage): readonly Layer[] => [
  inked(
    gold,
    4,
    ...[-172, -158, -147, -134, -122, -112, -99, -88, -76, -64, -52].map((angle, at) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const far = 66 + ((at * 5) % 3) * 6;
      return `${Math.round(-8 + cos * 12)},${Math.round(-12 + sin * 8)},1 ${Math.round(-8 + cos * far)},${Math.round(-12 + sin * far)},1`;
    }),
  ),
  cut(shade, '14,-8,1 62,2,1 60,7 16,12,1'),
  cut(red, limb('8,12,6 14,28,7 10,46,3')),
  cut(black, '-24,0 -20,-18 0,-26 20,-18 26,-2,1 22,12 4,18 -16,16'),
  cut(white, '-18,4 -10,-8 6,-4 4,10 -10,14'),
  cut(white, disc(12, -8, 4)),
];

/** A grey crowned crane that dances towards the right, some 560 high, its feet at y 0: upright, or bent in a bow. */
export function craneDancing(plumage: Plumage, bow: boolean): readonly Layer[] {
  const { grey, shade, black, white, pale } = plumage;
  const neck = bow
    ? limb('60,-262,22 130,-300,24 196,-288,16 222,-240,13 226,-190,12')
    : limb('20,-290,20 50,-340,30 72,-400,20 64,-456,15 60,-512,13 74,-556,12');
  return [
    // The joint that bends backwards is its ankle; the thigh is hidden.
    cut(
      shade,
      bow ? limb('16,-226,15 24,-180,9 20,-128,6') : limb('14,-226,15 52,-190,10 84,-150,6'),
      limb('-24,-226,15 -36,-180,10 -34,-122,6'),
    ),
    cut(
      black,
      bow ? limb('20,-132,7 26,-70,4 32,-4,4') : limb('86,-154,7 66,-108,4 46,-66,4'),
      bow ? disc(20, -128, 8) : disc(84, -150, 8),
      disc(-34, -122, 8),
      bow
        ? '24,-8,1 38,-8,1 78,0,1 78,4,1 18,4,1'
        : '42,-70,1 52,-66,1 76,-36,1 70,-34,1 50,-54,1 48,-24,1 42,-26,1',
      limb('-34,-124,7 -26,-66,4 -16,-4,4'),
      '-24,-8,1 -10,-8,1 32,0,1 32,4,1 -44,4,1 -44,0,1',
    ),
    moved(
      { x: 0, y: -230, turn: bow ? 36 : 0 },
      moved({ x: 26, y: -96, turn: bow ? 30 : 86 }, ...wing(plumage, pale)),
      cut(grey, '26,-136 78,-120 74,-50 30,4 -40,30 -96,34,1 -170,60,1 -150,10 -90,-50 -20,-120'),
      cut(shade, '78,-92,1 74,-40 30,4 -40,30 -96,34,1 -20,10 40,-30'),
    ),
    cut(grey, neck),
    moved(
      { x: 0, y: -230, turn: bow ? 36 : 0 },
      moved({ x: 14, y: -92, turn: bow ? -14 : -16 }, ...wing(plumage, white)),
    ),
    moved({ x: bow ? 232 : 82, y: bow ? -176 : -574, turn: bow ? 58 : -12 }, ...head(plumage)),
  ];
}
