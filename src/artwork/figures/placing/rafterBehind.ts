import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What one of a crew wears, each colour with that of its shaded side. */
export interface RaftingOutfit {
  skin: readonly [plain: string, deep: string];
  vest: readonly [plain: string, deep: string];
  sleeve: readonly [plain: string, deep: string];
  helmet: readonly [plain: string, deep: string];
}

const [SHAFT, BLADE, STRAP] = ['#1d1420', '#ffc52e', '#2a1a24'];

/** The back in its vest, hips at (0, 0), lit from the left of the picture. */
const trunk = ({ vest, skin }: RaftingOutfit, flip: boolean): Layer[] => [
  cut(skin[1], '-18,-134,1 18,-134,1 20,-166,1 -20,-166,1'),
  within(
    vest[0],
    '-38,8,1 -50,-40 -60,-96 -46,-134 -22,-144,1 0,-134 22,-144,1 46,-134 60,-96 50,-40 38,8,1 0,18',
    cut(
      vest[1],
      flip ? '-12,-150,1 -24,-70 -10,30,1 -70,30,1 -70,-150,1' : '12,-150,1 24,-70 10,30,1 70,30,1 70,-150,1',
    ),
    inked(STRAP, 6, '-62,-78 0,-68 62,-78', '-56,-30 0,-20 56,-30'),
  ),
];

/** A helmet from behind over the nape, its middle at (0, 0). */
const helmet = ({ helmet: [plain, deep], skin }: RaftingOutfit, flip: boolean): Layer[] => [
  cut(skin[1], '-24,8,1 24,8,1 18,38,1 -18,38,1'),
  within(
    plain,
    '-41,18,1 -46,-16 -24,-44 24,-44 46,-16 41,18,1 20,26 -20,26',
    cut(
      deep,
      flip ? '-8,-60,1 -22,-10 -14,34,1 -60,34,1 -60,-60,1' : '8,-60,1 22,-10 14,34,1 60,34,1 60,-60,1',
    ),
    inked(deep, 4, '-22,-26 -20,2', '22,-26 20,2', '0,-32 0,0'),
  ),
];

/** Somebody of a raft's crew from behind who digs the paddle in, on the left unless `flip`; hips on the origin, 230 high at a scale of 1. */
export function rafterDigging(placing: Placing, own: RaftingOutfit, reach: 'deep' | 'high' = 'deep'): Layer {
  const { flip = false } = placing;
  const { skin, sleeve } = own;
  const [near, far] = flip ? [1, 0] : [0, 1];
  const outer =
    reach === 'deep' ? '-50,-112,22 -92,-64,18 -116,-14,13' : '-50,-112,22 -104,-92,18 -140,-86,13';
  const cuff = reach === 'deep' ? '-44,-114,27 -72,-86,23' : '-44,-114,27 -80,-100,23';
  const [hx, hy] = reach === 'deep' ? [-118, -8] : [-144, -84];
  const shaft = reach === 'deep' ? '-66,-204 -152,130' : '-58,-190 -232,26';
  const blade =
    reach === 'deep'
      ? '-134,86,1 -122,104 -140,162 -160,204,1 -184,196 -176,140 -156,84,1'
      : '-206,-20,1 -204,6 -244,56 -276,82,1 -296,64 -270,20 -224,-32,1';
  return moved(
    placing,
    // The inner leg, braced into the raft; the paddle and the upper hand before the head.
    cut('#161a34', limb('20,-6,34 74,8,30 86,44,24'), disc(87, 46, 25, 23)),
    inked(SHAFT, 11, shaft),
    cut(BLADE, blade),
    cut(sleeve[far]!, limb('40,-112,24 40,-150,22 24,-170,18')),
    cut(skin[1], limb('36,-156,15 -10,-186,14 -56,-196,12'), disc(-62, -194, 16, 15)),
    ...trunk(own, flip),
    moved({ x: -8, y: -186, turn: -8 }, ...helmet(own, flip)),
    cut(skin[near]!, limb(outer), disc(hx, hy, 17, 16)),
    cut(sleeve[near]!, disc(-46, -112, 26), limb(cuff)),
  );
}

/** The guide at the stern from behind, a long paddle held out astern to the right as a rudder; hips on the origin. */
export const guideSteering = (placing: Placing, own: RaftingOutfit): Layer =>
  moved(
    placing,
    cut(
      '#161a34',
      limb('-18,0,34 -66,-24,30'),
      limb('18,0,34 66,-28,30'),
      disc(-68, -22, 29),
      disc(68, -24, 29),
    ),
    inked(SHAFT, 12, '-30,-92 214,86'),
    cut(BLADE, '186,44,1 220,60 270,108 300,150,1 280,172 228,132 176,84 168,64,1'),
    ...trunk(own, false),
    moved({ x: 6, y: -188, turn: 6 }, ...helmet(own, false)),
    cut(own.skin[0], limb('-50,-112,22 -86,-70,18 -62,-40,14')),
    cut(own.sleeve[0], disc(-46, -112, 26), limb('-46,-114,27 -76,-82,23')),
    cut(own.skin[1], limb('52,-110,22 108,-74,18 124,22,13'), disc(126, 24, 18, 16)),
    cut(own.sleeve[1], disc(46, -112, 26), limb('46,-114,27 92,-86,23')),
  );
