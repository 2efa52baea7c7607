import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** Inks of a coat: in the shade, the coat itself, where the sun strikes it. */
type Hide = readonly [shade: string, body: string, lit: string];

const [HORN, HORN_SHADE, TIP, INK, MUZZLE] = ['#fff2d0', '#c99a7c', '#5a2c34', '#24101c', '#e8a88a'];

/** The trunk of a cow that walks to the right: withers, hollow back, hip, rump, flank, brisket. */
const TRUNK =
  '-172,-250,1 -160,-284 -120,-300 -66,-288 0,-280 60,-284 104,-302 150,-300 190,-280 206,-230 190,-170 150,-140,1 90,-122 10,-112 -50,-126 -100,-146,1 -150,-164 -178,-206';
/** Legs in stride. */
const FAR = [
  limb('-116,-210,40 -92,-128,22 -104,-70,12 -84,20,9'),
  limb('140,-200,34 124,-120,19 146,-66,12 164,20,9'),
];
const NEAR = [
  limb('-130,-226,50 -140,-132,26 -166,-74,13 -160,20,10'),
  limb('144,-200,42 168,-120,21 160,-66,13 124,20,10'),
];

/** Horns like a lyre, from the poll at 0,0, tips at the top; the sun behind them to the left. */
const horns: readonly Layer[] = [
  cut(HORN_SHADE, limb(pair('16,-8,20 70,-18,24 122,-64,25 140,-136,20 118,-214,11 86,-270,3'))),
  cut(
    HORN,
    limb(
      '-16,-12,12 -72,-24,15 -126,-70,14 -146,-138,11 -124,-214,6 -90,-266,2;12,-14,10 64,-26,13 110,-68,13 126,-136,10 108,-212,6 82,-264,2',
    ),
  ),
  cut(TIP, limb(pair('114,-226,9 104,-244,7 86,-270,3'))),
];

/** A cow's head that has turned to us, the poll at 0,0. */
export const facing = ([shade, body, lit]: Hide): Layer[] => [
  cut(shade, pair('26,10,1 60,-4 104,4 122,24,1 92,46 52,42 30,34')),
  ...horns,
  within(
    body,
    twin('0,-16,1 30,-16 48,6 50,50 40,100 34,140 38,164 26,186 0,192,1'),
    cut(lit, '-60,-30,1 0,-30,1 -14,10 -22,60 -24,150,1 -60,150,1'),
    cut(shade, '20,-30,1 60,-30,1 60,200,1 18,200,1 24,140 30,80 34,30'),
    cut(MUZZLE, twin('0,146,1 24,144 44,152 44,200,1 0,200,1')),
    cut(shade, '14,150,1 44,148,1 44,200,1 12,200,1'),
  ),
  cut(INK, disc(-37, 48, 9, 11), disc(37, 48, 9, 11), disc(-14, 166, 6, 4), disc(14, 166, 6, 4)),
  cut(HORN, disc(-39, 44, 3)),
];

/** A longhorn in stride, hoofs below y 0, the sun behind and above her so that her back is lit; she looks at us. */
export const longhorn = ([shade, body, lit]: Hide): readonly Layer[] => [
  cut(shade, limb('-158,-276,7 -192,-230,6 -188,-150,5 -196,-116,13 -198,-66,2'), ...FAR),
  within(
    body,
    TRUNK,
    cut(
      lit,
      '-200,-330,1 230,-330,1 220,-250,1 160,-284 104,-282 60,-260 0,-254 -60,-262 -120,-276 -160,-230,1',
    ),
    cut(shade, '-190,-170,1 -100,-176 0,-160 100,-166 150,-200 230,-210,1 220,-100,1 -190,-100,1'),
  ),
  cut(body, ...NEAR),
  cut(shade, '150,-290,1 200,-300 236,-300,1 250,-230 220,-170 180,-150,1 160,-210'),
  cut(body, '130,-300,1 180,-316 214,-330,1 226,-250 196,-190 160,-160,1 140,-220'),
  cut(lit, '104,-302,1 150,-312 200,-332,1 204,-312,1 150,-288'),
];
