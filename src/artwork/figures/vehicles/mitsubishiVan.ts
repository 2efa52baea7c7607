import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { points } from '../../drawing/points.ts';
import { joinedWheels, wheel, wheelArch } from './wheel.ts';

/**
 * The high-riding van: a tall short cabin behind a stub of a bonnet, 4.5 m long and 2.1 m high on big tyres, with a roof
 * of skylights, a bull bar and a spare wheel on the back. Two-tone paint: body over
 * shade; roof and rims lit; glass pale; bars, seams and tyres dark; lamps accent.
 */
export function mitsubishiVan(): Figure {
  const shell =
    '-206,-58,1 -208,-118 -202,-186 -196,-200 -172,-205 20,-207 58,-202 84,-190,1 126,-134,1 172,-130 198,-122 208,-104 209,-62,1 192,-54,1 -190,-54,1';
  const cladding = '-208,-98,1 208,-98,1 209,-62,1 192,-54,1 -190,-54,1 -206,-58,1';
  const roof =
    '-204,-184,1 -196,-199 -172,-205 20,-207 58,-202 82,-190,1 40,-194 -100,-196 -180,-194 -198,-186,1';
  const bonnet = '126,-134,1 172,-131 198,-122,1 160,-126 122,-128,1';
  const skylights = [-160, -92, -24]
    .map((x) =>
      panel([
        [x, -194, 2],
        [x + 3, -201, 3],
        [x + 54, -202, 3],
        [x + 56, -194, 2],
      ]),
    )
    .join('');
  const windscreen = panel('84,-188,2 92,-184,2 132,-132,2 122,-132,2');
  const frontPane = panel('116,-134,3 80,-184,6 42,-186,5 40,-134,3');
  const slidePane = panel('30,-134,5 32,-187,6 -62,-188,6 -64,-134,5');
  const rearPane = panel('-76,-134,5 -74,-188,6 -184,-186,8 -192,-134,6');
  const pillars = box(-18, -188, 4, 54) + box(-132, -188, 4, 54) + limb('88,-134,2 84,-156,2 78,-180,2');
  const seat = (x: number) =>
    panel([
      [x, -134],
      [x - 4, -160, 4],
      [x + 14, -162, 4],
      [x + 20, -134],
    ]) +
    panel([
      [x - 1, -164, 3],
      [x + 1, -176, 3],
      [x + 12, -176, 3],
      [x + 12, -164, 3],
    ]);
  const seats = [50, -10, -54, -112, -166].map(seat).join('');
  const steering = limb('82,-136,1 90,-146,2 94,-158,1');
  const glints = points('92,22 6,30 -44,12 -100,30 -150,16')
    .map(([x = 0, wide = 0]) =>
      panel([
        [x, -136],
        [x - 20, -184],
        [x - 20 + wide * 0.6, -184],
        [x + wide * 0.6, -136],
      ]),
    )
    .join('');
  const seams = [
    '35,-194 35,-96 38,-66',
    '120,-130 120,-104',
    '-69,-198 -69,-58',
    '35,-192 82,-188 126,-134',
    '-204,-114 -130,-114 -69,-114',
    '122,-126 160,-122 206,-108',
  ];
  const handles = box(44, -122, 14, 5) + box(-60, -122, 14, 5);
  const bullBar = ['202,-62 228,-64 228,-84 224,-136 206,-136', '208,-114 225,-114', '208,-88 227,-88'];
  const bumper =
    panel('186,-78,4 216,-78,4 218,-58,4 188,-56,4') + panel('-216,-76,4 -180,-76,3 -180,-58,4 -214,-58,4');
  const spare = panel('-236,-172,8 -212,-172,5 -212,-98,5 -236,-98,8') + box(-216, -140, 10, 12);
  const mirror = panel('132,-156,4 148,-154,4 148,-132,4 132,-132,4') + box(122, -142, 12, 4);
  const step = box(-58, -52, 144, 6) + box(-44, -56, 5, 6) + box(66, -56, 5, 6);
  const rails = box(-164, -216, 196, 3) + [-162, -98, -34, 26].map((x) => box(x, -215, 5, 10)).join('');
  const arches = wheelArch(142, 40, 50) + wheelArch(-114, 40, 50);
  const flares = [142, -114].map((x) => wheelArch(x, 42, 52).replace('z', 'v6')).join('');
  const wheels = joinedWheels([wheel(142, 40, 'cast', true), wheel(-114, 40, 'cast')]);
  const tail = panel('-209,-146,2 -201,-146,2 -203,-102,2 -209,-102,2');
  return drawn('Mitsubishi van', [
    fill('dark', box(-184, -62, 370, 26)),
    fill('body', shell),
    fill('shade', cladding),
    fill('lit', roof, bonnet, box(-208, -101, 416, 4)),
    fill('pale', frontPane, slidePane, rearPane, windscreen, skylights),
    fill('shade', seats, steering),
    fill('lit', glints),
    stroke('dark', 1, ...seams),
    fill('dark', pillars, handles, arches, bumper, spare, mirror, step, rails),
    stroke('dark', 5, flares, ...bullBar),
    fill('dark', wheels.tyre),
    fill('lit', wheels.rim),
    fill('shade', wheels.holes, panel('-232,-160,4 -229,-160 -229,-110 -232,-110,4')),
    fill('pale', panel('194,-116,3 206,-112,2 208,-94,2 196,-94,2')),
    fill('accent', tail, panel('184,-116,2 192,-116,2 194,-96,2 186,-96,2'), disc(228, -118, 6)),
    fill('lit', box(222, -123, 4, 10), disc(202, -104, 4)),
  ]);
}
