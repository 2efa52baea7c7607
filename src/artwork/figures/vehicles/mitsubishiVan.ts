import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { points } from '../../drawing/points.ts';
import { joinedWheels, wheel, wheelArch } from './wheel.ts';

/**
 * The high-riding one-box van: the driver sits over the front axle behind a steep nose; 4.5 m long and 2.1 m high on
 * big tyres, with a stepped roof of skylights, a bull bar and a spare wheel on the back. Two-tone paint: body over
 * shade; roof and rims lit; glass pale; bars, seams and tyres dark; lamps accent.
 */
export function mitsubishiVan(): Figure {
  const shell =
    '-214,-48,1 -216,-110 -208,-186 -202,-202 -182,-208 -20,-210 70,-209 96,-202 112,-194 140,-192 166,-182,1 204,-116,1 211,-104 213,-84 213,-52,1 196,-46,1 -200,-44,1';
  const cladding = '-216,-88,1 212,-88,1 213,-52,1 196,-46,1 -200,-44,1 -214,-48,1';
  const roof =
    '-206,-192,1 -196,-205 -180,-209 -20,-211 70,-209 98,-202 114,-195 140,-193 162,-184,1 120,-187 96,-191 60,-196 -100,-198';
  const skylights = [-168, -98, -28]
    .map((x) =>
      panel([
        [x, -196, 2],
        [x + 3, -203, 3],
        [x + 56, -204, 3],
        [x + 58, -196, 2],
      ]),
    )
    .join('');
  const windscreen = panel('158,-178,2 166,-180,2 204,-117,2 196,-116,2');
  const quarter = panel('190,-116,2 166,-156,2 164,-116,2');
  const frontPane = panel('158,-116,3 158,-164,2 150,-176,5 92,-177,5 88,-116,3');
  const slidePane = panel('76,-116,5 78,-178,6 -44,-179,6 -46,-116,5');
  const rearPane = panel('-58,-116,5 -56,-179,6 -190,-178,8 -198,-116,6');
  const pillars = box(14, -180, 4, 64) + box(-128, -180, 4, 64) + box(159, -164, 4, 48);
  const seat = (x: number) =>
    panel([
      [x, -116],
      [x - 4, -146, 4],
      [x + 14, -148, 4],
      [x + 20, -116],
    ]) +
    panel([
      [x - 1, -150, 3],
      [x + 1, -163, 3],
      [x + 12, -163, 3],
      [x + 12, -150, 3],
    ]);
  const seats = [100, 32, -36, -104, -170].map(seat).join('');
  const steering = limb('140,-118,1 148,-130,2 153,-143,1');
  const glints = points('130,26 48,32 -6,12 -90,30 -150,18')
    .map(([x = 0, wide = 0]) =>
      panel([
        [x, -118],
        [x - 22, -175],
        [x - 22 + wide * 0.6, -175],
        [x + wide * 0.6, -118],
      ]),
    )
    .join('');
  const seams = [
    '82,-186 82,-88 84,-60',
    '158,-104 156,-88',
    '-51,-190 -51,-50',
    '82,-184 156,-182 198,-114',
    '-210,-100 -130,-100 -51,-100',
    '198,-110 206,-98 212,-90',
  ];
  const handles = box(88, -106, 14, 5) + box(-42, -106, 14, 5);
  const bullBar = ['206,-50 232,-52 232,-70 228,-126 210,-126', '212,-104 229,-104', '212,-76 231,-76'];
  const bumper =
    panel('190,-66,4 220,-66,4 222,-46,4 192,-44,4') + panel('-222,-64,4 -186,-64,3 -186,-46,4 -220,-46,4');
  const spare = panel('-240,-162,8 -221,-162,5 -221,-92,5 -240,-92,8') + box(-222, -134, 10, 12);
  const mirror = panel('172,-134,4 188,-132,4 188,-108,4 172,-108,4') + box(164, -118, 10, 4);
  const step = box(-66, -42, 156, 6) + box(-50, -46, 5, 6) + box(70, -46, 5, 6);
  const rails = box(-170, -216, 232, 3) + [-168, -100, -32, 54].map((x) => box(x, -215, 5, 8)).join('');
  const arches = wheelArch(125, 36, 46) + wheelArch(-99, 36, 46);
  const flares = [125, -99].map((x) => wheelArch(x, 38, 48).replace('z', 'v6')).join('');
  const wheels = joinedWheels([wheel(125, 36, 'cast'), wheel(-99, 36, 'cast')]);
  const tail = panel('-217,-138,2 -209,-138,2 -210,-94,2 -217,-94,2');
  return drawn('Mitsubishi van', [
    fill('dark', box(-190, -54, 380, 26)),
    fill('body', shell),
    fill('shade', cladding),
    fill('lit', roof, box(-216, -91, 428, 4)),
    fill('pale', frontPane, slidePane, rearPane, windscreen, quarter, skylights),
    fill('shade', seats, steering),
    fill('lit', glints),
    stroke('dark', 1, ...seams),
    fill('dark', pillars, handles, arches, bumper, spare, mirror, step, rails),
    stroke('dark', 5, flares, ...bullBar),
    fill('dark', wheels.tyre),
    fill('lit', wheels.rim),
    fill('shade', wheels.holes, panel('-236,-150,4 -233,-150 -233,-104 -236,-104,4')),
    fill('pale', panel('202,-100,3 212,-98,2 213,-80,2 202,-80,3')),
    fill('accent', tail, panel('192,-100,2 200,-100,2 200,-82,2 192,-82,2'), disc(232, -108, 6)),
    fill('lit', box(226, -113, 4, 10), disc(208, -90, 4)),
  ]);
}
