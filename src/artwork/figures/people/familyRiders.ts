import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

const INK = '#1d2340';
const FACE =
  '-14,16,1 -22,0 -20,-30 4,-36 20,-28 23,-14,1 21,-8 30,3,1 29,7 24,7,1 26,11 24,13,1 25,17 22,19,1 23,27 12,28 2,24 -2,18,1';
const HELMET = '-26,-4,1 -32,-30 -12,-54 14,-48 30,-36 34,-17,1 18,-16 -4,-14 -12,-2,1';
const VENTS = '-16,-28,1 0,-40 16,-36,1 2,-32;-14,-18,1 4,-26 24,-24,1 6,-20';
const FAR_SKIN = '#43231f';

/** What a rider wears and does: the size of the head, which is larger on a child, and how far it bows. */
interface Rider {
  frame: string;
  shirt: string;
  shade: string;
  shorts: string;
  skin: string;
  helmet: string;
  head?: number;
  bow?: number;
  legs: 'pedal' | 'rest' | 'out';
}
const LEGS = {
  pedal: ['-26,-116,13 6,-100,11 22,-84,9 8,-50,6', '-26,-114,14 0,-92,12 10,-70,9 -4,-24,6'],
  rest: ['-26,-114,13 2,-86,11 12,-66,9 -4,-22,6', '-26,-116,14 10,-108,12 26,-88,9 8,-58,6'],
  out: ['-26,-116,13 20,-100,10 54,-84,8 92,-70,6', '-26,-114,14 14,-90,11 48,-66,9 84,-46,6'],
};
const SHOES = {
  pedal: ['0,-52,1 16,-54,1 30,-46 30,-40,1 0,-40,1', '-12,-28,1 4,-30,1 18,-22 18,-15,1 -12,-15,1'],
  rest: ['-12,-26,1 4,-28,1 18,-20 18,-13,1 -12,-13,1', '0,-60,1 16,-62,1 30,-54 30,-47,1 0,-47,1'],
  out: ['86,-78,1 100,-96,1 108,-92 100,-60,1 90,-60,1', '78,-54,1 94,-72,1 102,-68 94,-34,1 82,-36,1'],
};

/** A rider on a bicycle with a pennant on a whip, in profile to the right: 240 pixels high, the wheels on y = 0. */
export const familyRider = (rider: Rider): readonly Layer[] => {
  const { frame, shirt, shade, shorts, skin, helmet, head = 1, bow = 0, legs } = rider;
  return [
    inked(INK, 4, '-66,-42 -80,-160 -86,-280'),
    cut('#d8321f', '-88,-284,1 -82,-246,1 -112,-250 -134,-266,1 -112,-272,1'),
    cut(FAR_SKIN, limb(LEGS[legs][0]!)),
    cut(INK, SHOES[legs][0]!),
    cut(INK, ring(-64, -42, 42, 36), ring(64, -42, 42, 36)),
    inked(
      frame,
      8,
      '-64,-42,1 -24,-92,1 48,-98,1 -2,-42,1 -64,-42,1',
      '-30,-108,1 -2,-42,1',
      '44,-118,1 64,-42,1',
    ),
    inked(INK, 7, '40,-126 46,-120 58,-124', '-44,-112 -14,-110'),
    cut(skin, limb(LEGS[legs][1]!)),
    cut(INK, SHOES[legs][1]!),
    cut(
      shorts,
      limb(
        LEGS[legs][1]!.split(' ').slice(0, 2).join(' ') +
          (legs === 'out' ? ' 26,-82,12' : legs === 'rest' ? ' 18,-100,12' : ' 6,-80,12'),
      ),
    ),
    cut(skin, limb('6,-180,10 18,-214,10')),
    cut(
      shirt,
      '-44,-112,1 -44,-140 -20,-176 4,-194,1 20,-200 32,-190 30,-172,1 16,-150 2,-128 -6,-106,1 -26,-102',
    ),
    cut(skin, limb('16,-180,8 32,-146,7 56,-124,5')),
    cut(shade, limb('14,-186,12 26,-160,11')),
    moved(
      { x: 22, y: -216 - (head - 1) * 26, scale: head, turn: bow },
      cut(skin, FACE),
      cut(helmet, HELMET),
      cut({ fill: INK, opacity: 0.5 }, VENTS),
      cut(INK, disc(15, -5, 3, 4), '12,12,1 24,13,1 18,17'),
    ),
  ];
};
