import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { joinedWheels, wheel, wheelArch } from './wheel.ts';

/**
 * The three-wheeler of the coast's towns: 2.7 m long, 1.75 m high. Paint body and shade, canvas roof dark with a lit edge, its driver
 * and a passenger inside.
 */
export function tukTuk(): Figure {
  const wheels = joinedWheels([wheel(98, 22), wheel(-84, 22)]);
  return drawn('tuk-tuk', [
    fill('shade', '-112,-150,1 64,-150,1 92,-96,1 92,-60,1 -112,-60,1'),
    fill(
      'dark',
      '8,-62,1 4,-96 16,-112 34,-108 40,-84 44,-62,1',
      disc(26, -122, 11),
      limb('30,-98,5 54,-84,5 70,-86,4'),
      '-70,-62,1 -74,-96 -60,-112 -40,-108 -32,-84 -30,-62,1',
      disc(-50, -122, 11),
    ),
    fill(
      'body',
      '-124,-34,1 -130,-84 -122,-98,1 -20,-98,1 -14,-50,1 30,-44,1 52,-50,1 66,-100,1 96,-104,1 128,-66 134,-40 122,-28,1 -116,-24,1',
      panel('-118,-98 -108,-98 -98,-152 -108,-152'),
      panel('64,-100 74,-102 66,-152 56,-152'),
    ),
    fill(
      'shade',
      '-124,-34,1 -128,-60,1 -16,-56,1 -12,-46,1 30,-40,1 60,-44,1 132,-50,1 134,-40 122,-28,1 -116,-24,1',
    ),
    fill('pale', '68,-104,1 62,-146,1 72,-146,1 92,-108,1'),
    fill('dark', '-126,-146,1 -116,-166 -70,-174 40,-172 74,-160 80,-148,1 -20,-146', box(-26, -150, 6, 54)),
    fill('lit', '-122,-156,1 -112,-168 -70,-174 40,-172 66,-166,1 -20,-166'),
    stroke('dark', 3, '-122,-78 -20,-78'),
    fill('dark', wheelArch(-84, 22, 29), '72,-26,1 78,-54 100,-60 122,-50 126,-24,1 98,-40'),
    fill('dark', wheels.tyre),
    fill('lit', wheels.rim),
    fill('accent', disc(128, -74, 7), box(-130, -70, 7, 14)),
  ]);
}
