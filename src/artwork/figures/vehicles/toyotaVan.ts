import { box, disc, limb, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { points } from '../../drawing/points.ts';
import { joinedWheels, wheel, wheelArch } from './wheel.ts';

/**
 * The eight-seat minibus: 4.7 m long, 2 m high, a long box with a short sloping bonnet and a raked windscreen.
 * Paint body, its lower flank shade, roof and shoulder lit; glass pale; bumpers, seams and tyres dark; lamps accent.
 */
export function toyotaVan(): Figure {
  const shell =
    '-236,-44,1 -237,-100 -233,-168 -226,-190 -204,-197 -40,-200 100,-198 134,-190 152,-172,1 200,-114,1 224,-102 233,-92 235,-64 234,-38,1 212,-32,1 -214,-32,1';
  const lower = '-237,-84,1 0,-78 234,-76,1 235,-60 234,-38,1 212,-32,1 -214,-32,1 -236,-44,1';
  const roof = '-228,-186,1 -214,-197 -40,-201 100,-199 134,-191 148,-178,1 100,-190 -40,-193';
  const shoulder = '-234,-106,1 0,-107 196,-104,1 0,-101 -235,-99,1';
  const windscreen = '144,-172,1 152,-172,1 200,-114,1 190,-112,1';
  const frontPane = panel('182,-114,3 136,-171,6 92,-174,5 90,-114,3');
  const slidePane = panel('80,-114,5 80,-175,6 -36,-176,6 -36,-114,5');
  const rearPane = panel('-48,-114,5 -48,-176,6 -214,-174,9 -219,-114,6');
  const pillars = box(20, -176, 4, 62) + box(-134, -176, 4, 62) + limb('146,-114,2 144,-140,2 140,-168,2');
  const seat = (x: number) =>
    panel([
      [x, -114],
      [x - 4, -142, 4],
      [x + 14, -144, 4],
      [x + 20, -114],
    ]) +
    panel([
      [x - 1, -146, 3],
      [x + 1, -158, 3],
      [x + 12, -158, 3],
      [x + 12, -146, 3],
    ]);
  const seats = [100, 36, -26, -90, -170].map(seat).join('');
  const steering = limb('138,-116,1 146,-126,2 152,-138,1');
  const glints = points('132,34 50,24 -84,30 -160,12')
    .map(([x = 0, wide = 0]) =>
      panel([
        [x, -116],
        [x - 22, -172],
        [x - 22 + wide * 0.6, -172],
        [x + wide * 0.6, -116],
      ]),
    )
    .join('');
  const seams = [
    '86,-180 86,-60 92,-40',
    '172,-104 166,-80',
    '-42,-182 -42,-38',
    '86,-180 136,-178 190,-112',
    '-234,-92 -120,-92 -42,-92',
    '-234,-88 -120,-88 -42,-88',
    '196,-108 212,-92 232,-88',
    '-50,-186 100,-184 130,-180',
  ];
  const handles = box(94, -98, 14, 5) + box(-34, -98, 14, 5);
  const bumper =
    outline('196,-46,1 238,-52,1 238,-40 234,-32,1 214,-26,1 196,-28,1') +
    panel('216,-66 237,-67 238,-60 216,-59');
  const rearBumper = panel('-240,-54,3 -206,-54 -170,-40 -170,-30 -236,-30,4');
  const mirror = panel('170,-132,4 184,-130,4 184,-108,4 170,-108,4') + box(164, -116, 8, 4);
  const arches = wheelArch(142, 33, 41) + wheelArch(-115, 33, 41);
  const wheels = joinedWheels([wheel(142, 33, 'cast', true), wheel(-115, 33, 'cast')]);
  const headlamp = '208,-98,1 226,-94 233,-86,1 233,-72,1 216,-76';
  const tail = panel('-238,-150,3 -229,-150,2 -229,-98,2 -238,-98,3');
  return drawn('Toyota van', [
    fill('dark', box(-200, -40, 400, 20)),
    fill('body', shell),
    fill('shade', lower),
    fill('lit', roof, shoulder),
    fill('pale', frontPane, slidePane, rearPane, windscreen),
    fill('shade', seats, steering),
    fill('lit', glints),
    fill('dark', pillars, handles),
    stroke('dark', 1, ...seams),
    fill('dark', arches, bumper, rearBumper, mirror, box(-72, -32, 170, 5)),
    fill('dark', wheels.tyre),
    fill('lit', wheels.rim),
    fill('shade', wheels.holes),
    fill('pale', headlamp),
    fill('lit', disc(224, -82, 6)),
    fill('accent', tail, panel('200,-92,2 208,-90,2 212,-78,2 202,-80,2'), disc(176, -84, 3)),
  ]);
}
