import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { BODY, crest, foot, HEAD } from './chameleonParts.ts';

/** The wood under it, and the moss in shade, in half light and in the light. */
type MossInks = readonly [wood: string, moss: string, half: string, lit: string];

/** A hornless female chameleon in the inks of the moss that she sits on, so that her eye is what is found; her soles at y 0. */
export const mossChameleon = ([wood, moss, half, lit]: MossInks): readonly Layer[] => [
  cut(
    moss,
    limb('230,-230,70 320,-200,50 390,-170,30'),
    crest,
    limb('250,-190,50 322,-110,34 362,-20,22'),
    foot(364, 0),
  ),
  within(
    moss,
    BODY,
    cut(
      half,
      '-230,-300,1 -160,-384 -50,-444 50,-456 180,-420 300,-300,1 190,-370 50,-396 -60,-376 -200,-260,1',
    ),
    cut(wood, '-280,-150,1 -170,-150 -20,-110 120,-112 250,-150 370,-220,1 350,-40 0,-20 -280,-60'),
    cut(
      wood,
      limb('-100,-360,0 -136,-290,12 -126,-210,10 -104,-140,0'),
      limb('0,-380,0 -36,-300,16 -24,-210,12 4,-130,0'),
      limb('118,-370,0 90,-290,16 98,-210,12 120,-130,0'),
      limb('226,-330,0 202,-270,12 208,-210,10 224,-150,0'),
    ),
  ),
  cut(moss, limb('220,-196,58 150,-98,40 214,-20,24'), foot(216, 0)),
  cut(moss, limb('-178,-196,52 -104,-106,36 -190,-20,24'), foot(-192, 0)),
  cut(
    wood,
    limb('284,-214,0 250,-150,12 200,-100,11 236,-40,4; -140,-220,0 -114,-160,12 -74,-104,11 -132,-40,4'),
  ),
  within(
    moss,
    HEAD,
    cut(
      half,
      '-510,-200,1 -492,-232 -410,-300 -270,-376 -206,-404,1 -200,-370 -280,-336 -370,-280 -440,-226',
    ),
  ),
  cut(
    wood,
    limb('-504,-188,5 -430,-166,7 -330,-168,7 -262,-206,0; -196,-380,4 -176,-300,6 -190,-220,5 -230,-160,0'),
    disc(-352, -238, 60, 56),
  ),
  cut(half, disc(-358, -242, 50, 46)),
  cut(lit, disc(-370, -242, 26, 24)),
  cut(wood, disc(-374, -241, 13)),
];
