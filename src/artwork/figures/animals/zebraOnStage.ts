import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [WHITE, CREAM, STRIPE, BLUSH] = ['#fffaf0', '#e6d5b4', '#1f1730', '#c98f7a'];

/** Stripes and their mirror images as lines. */
const stripes = (width: number, rows: string): Layer => inked(STRIPE, width, ...pair(rows).split('; '));

const HEAD = twin('0,-536 40,-534 62,-500 60,-458 48,-412 42,-366 48,-330 36,-300 0,-294');

/** A zebra that faces us, all four feet on the ground at the origin, 620 pixels tall with its ears. */
export const zebraOnStage: readonly Layer[] = [
  // The hind legs, and the barrel of the belly behind the chest.
  within(
    CREAM,
    pair('46,-220,1 108,-220,1 106,-130 92,-96 96,-60 98,-8,1 62,-8,1 64,-60 58,-100 50,-140').split(
      '; ',
    )[0]!,
    stripes(14, '40,-180 120,-170; 40,-140 120,-130; 40,-104 120,-98; 40,-70 120,-66; 40,-38 120,-36'),
  ),
  within(
    CREAM,
    pair('46,-220,1 108,-220,1 106,-130 92,-96 96,-60 98,-8,1 62,-8,1 64,-60 58,-100 50,-140').split(
      '; ',
    )[1]!,
    stripes(14, '40,-180 120,-170; 40,-140 120,-130; 40,-104 120,-98; 40,-70 120,-66; 40,-38 120,-36'),
  ),
  cut(STRIPE, ...pair('62,-22,1 98,-22,1 103,0,1 60,0,1').split('; ')),
  within(
    WHITE,
    twin('0,-424 70,-420 124,-370 142,-290 126,-210 80,-172 0,-166'),
    stripes(18, '66,-440 104,-360 112,-270 90,-160; 106,-430 144,-340 146,-260 124,-170'),
  ),
  // The chest and the forelegs.
  within(
    WHITE,
    twin(
      '0,-480 46,-480 58,-400 82,-330 92,-260 84,-210 72,-150 62,-116 66,-90 58,-50 60,-4,1 20,-4,1 22,-60 18,-96 20,-130 10,-180,1 0,-186',
    ),
    stripes(
      16,
      '0,-238 50,-262 110,-300; 0,-276 50,-304 110,-346; 0,-314 44,-344 100,-384; 0,-352 40,-380 90,-416; 0,-390 40,-416 80,-440; 20,-206 60,-220 110,-250',
    ),
    stripes(13, '4,-164 90,-178; 4,-134 90,-142; 4,-106 90,-110; 4,-78 90,-80; 4,-50 90,-50'),
  ),
  cut(STRIPE, ...pair('20,-22,1 60,-22,1 66,4,1 16,4,1').split('; ')),
  // The shade under the head; ears, mane, head.
  cut(CREAM, '-30,-300,1 48,-420,1 56,-410 52,-360 58,-320 44,-286 8,-280 -26,-284'),
  cut(WHITE, ...pair('26,-520,1 30,-574 54,-616 78,-588 74,-540 58,-508,1').split('; ')),
  cut(
    STRIPE,
    ...pair('34,-528,1 42,-576 54,-590 64,-572 60,-536 52,-518,1; 38,-588,1 54,-618 74,-594,1 56,-604').split(
      '; ',
    ),
  ),
  cut(STRIPE, '-26,-526,1 -22,-584 0,-604 22,-584 26,-526,1'),
  cut(WHITE, '-6,-524,1 -5,-590,1 5,-590,1 6,-524,1'),
  within(
    WHITE,
    HEAD,
    stripes(
      9,
      '8,-540 12,-470 8,-410; 24,-540 30,-470 18,-396 6,-380; 44,-540 46,-500 36,-430 26,-384; 64,-440 44,-410 32,-376',
    ),
    cut(STRIPE, twin('0,-356 34,-352 60,-340 60,-280 0,-280')),
  ),
  cut(STRIPE, ...pair('28,-474,1 38,-494 56,-492 62,-470,1 48,-458').split('; ')),
  cut(WHITE, disc(-44, -482, 3), disc(48, -482, 3)),
  moved({ x: 0, y: 0 }, cut(BLUSH, ...pair('14,-318,1 20,-332 32,-330 28,-316').split('; '))),
];
