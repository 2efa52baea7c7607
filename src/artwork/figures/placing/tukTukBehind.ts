import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [BODY, SHADE, DARK, RIM, GLASS] = ['#d08a22', '#8a4a20', '#26141c', '#ffdf9c', '#ffcf86'];

/** A three-wheeled taxi from behind, two passengers against the light ahead; 260 high, its wheels on y = 0, its shadow towards us. */
export const tukTukBehind = (x: number, y: number, scale = 1): Layer =>
  moved(
    { x, y, scale },
    cut({ fill: '#3a1626', opacity: 0.7 }, '-84,-6,1 84,-6,1 140,90,1 -150,90,1'),
    cut(DARK, '-86,-60,1 -54,-60,1 -54,-6 -60,4 -80,4 -86,-6', '86,-60,1 54,-60,1 54,-6 60,4 80,4 86,-6'),
    // The hood with its window; heads within.
    within(
      DARK,
      '-92,-110,1 -88,-216 -70,-250 0,-262 70,-250 88,-216 92,-110,1',
      cut(GLASS, '-58,-206 -40,-218 40,-218 58,-206 60,-140,1 -60,-140,1'),
      cut(
        DARK,
        disc(-28, -168, 18, 20),
        '-62,-120,1 -58,-146 -28,-152 0,-146 2,-120,1',
        disc(28, -162, 17, 19),
        '-4,-120,1 0,-140 28,-148 56,-140 60,-120,1',
      ),
      cut('#a8322a', '-14,-178,1 -20,-192 -34,-196 -46,-184 -46,-166,1'),
    ),
    inked(RIM, 5, '-91,-170 -88,-216 -70,-248 0,-260 70,-248 88,-216 91,-170'),
    within(
      BODY,
      '-92,-118,1 92,-118,1 96,-60 88,-20,1 -88,-20,1 -96,-60',
      cut(SHADE, '-100,-60,1 100,-60,1 100,0,1 -100,0,1'),
      cut(DARK, '-60,-52,1 60,-52,1 56,-28,1 -56,-28,1'),
      cut('#f6e6c4', '-30,-88,1 30,-88,1 30,-68,1 -30,-68,1'),
      cut('#e8402c', '-84,-92,1 -64,-92,1 -64,-68,1 -84,-68,1', '84,-92,1 64,-92,1 64,-68,1 84,-68,1'),
    ),
    inked(RIM, 4, '-92,-116 92,-116'),
    cut(DARK, '-100,-26,1 100,-26,1 100,-14,1 -100,-14,1'),
  );
