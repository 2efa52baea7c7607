import { box, disc, limb, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import { points } from '../../drawing/points.ts';
import { joinedWheels, wheel, wheelArch } from './wheel.ts';

const SHELL =
  '-238,-44,1 -240,-100 -236,-168 -228,-188 -206,-194 -40,-196 120,-196 168,-194 188,-190 198,-178,1 220,-112,1 228,-102 231,-86 232,-64 231,-44,1 210,-38,1 -216,-38,1';

/** The raised roof on its struts, and the guests who look out under it. */
function popTop(guests: boolean): Part[] {
  const lid = '-214,-240,1 -208,-254 -190,-258 -40,-262 100,-258 118,-252 122,-240,1';
  const struts = [-196, -92, 10, 104]
    .map((x) =>
      limb([
        [x, -190, 3],
        [x + 4, -216, 2],
        [x + 8, -242, 3],
      ]),
    )
    .join('');
  const person = (x: number, lean: number) =>
    outline([
      [x - 20, -192, 1],
      [x - 19, -214],
      [x - 8, -220],
      [x + 8, -220],
      [x + 20, -212],
      [x + 19, -192, 1],
    ]) +
    outline([
      [x - 9 + lean, -228],
      [x - 8 + lean, -239],
      [x + 7 + lean, -239],
      [x + 10 + lean, -226],
      [x + 3 + lean, -216],
      [x - 7 + lean, -216],
    ]);
  const hat = outline('28,-233,1 40,-234,1 44,-244 58,-244 62,-234,1 76,-232,1 52,-228');
  const glasses = panel('61,-232,1 76,-233,1 76,-225,1 61,-226,1') + limb('46,-206,5 70,-202,4 68,-226,3');
  return [
    fill('dark', struts, guests ? person(50, 2) + person(-52, 3) + person(-144, 2) : ''),
    fill('accent', guests ? hat : ''),
    fill('dark', guests ? glasses : ''),
    fill('body', lid),
    fill('lit', '-212,-246,1 -206,-255 -190,-259 -40,-263 100,-259 118,-252,1 -40,-255'),
    fill('shade', box(-214, -244, 336, 5)),
  ];
}

/**
 * The pop-top safari van: a long box, 4.7 m, its driver behind a flat face over the front axle, whose roof stands up on struts to 2.6 m for game viewing. Four large
 * windows, spare wheel, bull bar with spot lamps. Paint body and shade, roof edges lit, glass pale, stripe and lamps
 * accent. `guests` puts three travellers under the roof, one with binoculars.
 */
export function superiorVan({ guests = true }: { guests?: boolean } = {}): Figure {
  const lower = '-240,-76,1 232,-76,1 232,-60 231,-44,1 210,-38,1 -216,-38,1 -238,-44,1';
  const gutter = '-232,-184,1 -216,-193 -40,-197 120,-197 168,-195 190,-189 196,-179,1 160,-187 -40,-190';
  const stripe = '-239,-104,1 60,-104,1 226,-103,1 230,-93,1 40,-92,1 -240,-96,1';
  const second = '-240,-90,1 20,-88,1 231,-86,1 231,-82,1 -240,-86,1';
  const windscreen = panel('190,-178,2 198,-175,2 219,-113,2 210,-112,2');
  const frontPane = panel('204,-112,3 184,-170,6 126,-172,5 124,-112,3');
  const panes = [114, 34, -46, -126]
    .map((x) =>
      panel([
        [x, -112, 5],
        [x, -172, 5],
        [x - 70, -172, 5],
        [x - 70, -112, 5],
      ]),
    )
    .join('');
  const sliders = [79, -1, -81, -161].map((x) => box(x - 1, -172, 3, 60)).join('');
  const quarter = panel('-208,-112,5 -208,-168,5 -226,-166,8 -232,-112,6');
  const seat = (x: number) =>
    panel([
      [x, -112],
      [x - 4, -140, 4],
      [x + 14, -142, 4],
      [x + 20, -112],
    ]) +
    panel([
      [x - 1, -144, 3],
      [x + 1, -156, 3],
      [x + 12, -156, 3],
      [x + 12, -144, 3],
    ]);
  const seats = [138, 62, -18, -98, -178].map(seat).join('');
  const steering = limb('170,-114,1 178,-126,2 186,-140,1');
  const glints = points('176,34 96,26 18,12 -66,30 -140,18')
    .map(([x = 0, wide = 0]) =>
      panel([
        [x, -114],
        [x - 20, -168],
        [x - 20 + wide * 0.6, -168],
        [x + wide * 0.6, -114],
      ]),
    )
    .join('');
  const seams = [
    '119,-178 119,-60 122,-44',
    '212,-108 208,-80',
    '-42,-180 -42,-46',
    '38,-178 38,-46',
    '119,-178 182,-175 206,-110',
  ];
  const handles = box(126, -108, 12, 4) + box(20, -108, 12, 4);
  const bullBar = ['214,-44 246,-46 246,-64 242,-112 222,-112', '226,-92 243,-92', '226,-68 245,-68'];
  const bumpers =
    panel('200,-60,3 236,-60,3 236,-42,3 206,-36') + panel('-246,-60,3 -210,-60 -200,-40 -240,-40,3');
  const mirror = panel('208,-140,4 222,-138,4 222,-114,4 208,-114,4') + box(202, -124, 10, 4);
  const arches = wheelArch(150, 35, 44) + wheelArch(-118, 35, 44);
  const wheels = joinedWheels([wheel(150, 35, 'steel', true), wheel(-118, 35)]);
  return drawn('Superior van', [
    ...popTop(guests),
    fill('dark', box(-200, -46, 400, 22)),
    fill('body', SHELL),
    fill('shade', lower),
    fill('lit', gutter),
    fill('accent', stripe, second),
    fill('pale', frontPane, panes, quarter, windscreen),
    fill('shade', seats, steering),
    fill('lit', glints),
    stroke('dark', 1, ...seams),
    fill('dark', sliders, handles, arches, bumpers, mirror, box(-70, -38, 160, 6)),
    stroke('dark', 5, ...bullBar),
    fill('dark', wheels.tyre),
    fill('lit', wheels.rim),
    fill('shade', wheels.holes),
    fill('pale', panel('214,-98,3 228,-96,3 231,-80,2 216,-78,3')),
    fill('accent', panel('-242,-146,2 -235,-146,2 -236,-110,2 -242,-110,2'), disc(246, -100, 7)),
    fill('lit', box(238, -106, 4, 12), disc(223, -88, 5)),
  ]);
}
