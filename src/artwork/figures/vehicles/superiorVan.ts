import { box, disc, limb, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import { points } from '../../drawing/points.ts';
import { joinedWheels, wheel, wheelArch } from './wheel.ts';

const SHELL =
  '-238,-44,1 -240,-100 -236,-168 -228,-188 -206,-194 -40,-196 110,-194 140,-186 158,-170,1 204,-112,1 222,-104 230,-94 232,-66 231,-44,1 210,-38,1 -216,-38,1';

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
 * The pop-top safari van: a long minibus, 4.7 m, whose roof stands up on struts to 2.6 m for game viewing. Four large
 * windows, spare wheel, bull bar with spot lamps. Paint body and shade, roof edges lit, glass pale, stripe and lamps
 * accent. `guests` puts three travellers under the roof, one with binoculars.
 */
export function superiorVan({ guests = true }: { guests?: boolean } = {}): Figure {
  const lower = '-240,-76,1 232,-76,1 232,-60 231,-44,1 210,-38,1 -216,-38,1 -238,-44,1';
  const gutter = '-232,-184,1 -216,-193 -40,-197 110,-195 140,-187 152,-177,1 110,-187 -40,-190';
  const stripe = '-239,-104,1 60,-104,1 222,-101,1 230,-92,1 40,-92,1 -240,-96,1';
  const second = '-240,-90,1 20,-88,1 231,-86,1 231,-82,1 -240,-86,1';
  const windscreen = panel('150,-172,2 159,-170,2 203,-113,2 194,-112,2');
  const frontPane = panel('184,-112,3 142,-168,6 102,-170,5 98,-112,3');
  const panes = [88, 8, -72, -152]
    .map((x) =>
      panel([
        [x, -112, 5],
        [x, -172, 5],
        [x - 70, -172, 5],
        [x - 70, -112, 5],
      ]),
    )
    .join('');
  const sliders =
    [53, -27, -107, -187].map((x) => box(x - 1, -172, 3, 60)).join('') +
    limb('150,-112,2 148,-136,2 144,-162,2');
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
  const seats = [112, 34, -44, -124, -204].map(seat).join('');
  const steering = limb('142,-114,1 150,-124,2 156,-136,1');
  const glints = points('140,34 70,26 -8,12 -92,30 -166,18')
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
    '93,-178 93,-60 98,-44',
    '176,-104 170,-76',
    '-78,-180 -78,-46',
    '10,-178 10,-46',
    '93,-178 142,-175 194,-110',
  ];
  const handles = box(100, -108, 12, 4) + box(-10, -108, 12, 4);
  const bullBar = ['214,-44 246,-46 246,-64 242,-112 222,-112', '226,-92 243,-92', '226,-68 245,-68'];
  const bumpers =
    panel('200,-60,3 236,-60,3 236,-42,3 206,-36') + panel('-246,-60,3 -210,-60 -200,-40 -240,-40,3');
  const mirror = panel('174,-130,4 188,-128,4 188,-106,4 174,-106,4') + box(166, -114, 10, 4);
  const arches = wheelArch(140, 35, 44) + wheelArch(-118, 35, 44);
  const wheels = joinedWheels([wheel(140, 35), wheel(-118, 35)]);
  return drawn('Superior van', [
    ...popTop(guests),
    fill('dark', box(-200, -46, 400, 22)),
    fill('body', SHELL),
    fill('shade', lower),
    fill('lit', gutter),
    fill('accent', stripe, second),
    fill('pale', frontPane, panes, windscreen),
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
