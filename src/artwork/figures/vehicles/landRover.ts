import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { joinedWheels, wheel, wheelArch } from './wheel.ts';

/**
 * The four-wheel drive: a 110-inch station wagon of flat panels, 4.6 m long and 2.3 m high with its laden rack.
 * Upright windscreen, snorkel, spare wheel on the back door. Paint body and shade, roof and glints lit, glass pale.
 */
export function landRover(): Figure {
  const tub = panel('-202,-50 -204,-132,3 222,-130,7 226,-84,3 226,-58 200,-56 196,-46 -60,-46 -190,-50');
  const cab = panel('-203,-130 -198,-196,8 -180,-201,6 84,-200,7 90,-192,4 106,-130');
  const roof = panel('-200,-188 -197,-196,8 -180,-203,8 82,-202,8 92,-190,3 90,-187');
  const lower = panel('-203,-92 226,-92 226,-58 200,-56 196,-46 -60,-46 -190,-50 -202,-50');
  const bonnet = panel('104,-130 104,-138,3 206,-136,8 222,-130');
  const capping = box(-203, -126, 308, 4);
  const frontDoor = panel('95,-132 83,-184,4 24,-184,4 24,-132');
  const rearDoor = panel('14,-132 14,-184,4 -66,-184,4 -66,-132');
  const rearPane = panel('-80,-136,3 -80,-182,4 -188,-182,4 -190,-136,3');
  const alpine = panel('-80,-191,2 -80,-197,2 -170,-197,3 -170,-191,2');
  const seats = [
    panel('30,-132 30,-158,4 46,-160,4 50,-132') + panel('32,-160,3 34,-172,3 44,-172,3 44,-160,3'),
    panel('-58,-132 -60,-156,4 -42,-158,4 -38,-132') + panel('-56,-158,3 -56,-170,3 -45,-170,3 -45,-158,3'),
    panel('-156,-136 -156,-154,3 -112,-154,3 -112,-136'),
  ];
  const steering = limb('66,-134,1 74,-142,2 82,-152,1');
  const glints = [
    panel('70,-134 50,-182 58,-182 80,-134'),
    panel('-14,-134 -32,-182 -16,-182 2,-134'),
    panel('-134,-138 -150,-181 -128,-181 -112,-138'),
    panel('-108,-138 -124,-181 -118,-181 -102,-138'),
  ];
  const seams = [
    '99,-126 99,-54',
    '19,-186 19,-50',
    '-72,-186 -72,-86 -90,-60',
    '-203,-92 226,-92',
    '106,-130 222,-128',
    '132,-118 182,-118',
    '132,-112 182,-112',
    '132,-106 182,-106',
  ];
  const handles =
    box(28, -114, 13, 4) +
    box(-60, -114, 13, 4) +
    box(92, -120, 6, 5) +
    box(92, -68, 6, 5) +
    box(12, -120, 5, 5) +
    box(12, -68, 5, 5);
  const rack =
    box(-196, -214, 284, 4) +
    box(-196, -228, 284, 3) +
    [-190, -134, -78, -22, 34, 82].map((x) => box(x, -228, 4, 28)).join('');
  const load =
    panel('-176,-214 -176,-246,4 -96,-248,5 -92,-214') +
    panel('-20,-214 -20,-240,3 10,-240,3 10,-214') +
    panel('14,-214 14,-240,3 44,-240,3 44,-214');
  const roll = disc(-58, -226, 13) + box(-58, -239, 18, 26) + disc(-40, -226, 13);
  const straps = box(-158, -247, 4, 33) + box(-114, -248, 4, 34);
  const snorkel =
    limb('128,-126,4 104,-134,4 98,-160,4 90,-206,4') + panel('84,-222,2 104,-222,3 104,-208,3 84,-206,2');
  const bumper = panel('196,-58 234,-58 236,-74,2 214,-74 196,-66') + box(-212, -62, 24, 10);
  const ladder =
    box(-213, -196, 4, 136) + [-180, -156, -132, -108, -84].map((y) => box(-213, y, 9, 3)).join('');
  const spare = panel('-232,-150,8 -212,-150,5 -212,-74,5 -232,-74,8');
  const step = box(-70, -42, 166, 6) + box(-40, -46, 5, 6) + box(60, -46, 5, 6);
  const arches = wheelArch(157, 40, 50) + wheelArch(-122, 40, 50);
  const eyebrows = [157, -122].map((x) => wheelArch(x, 42, 52).replace('z', '')).join('');
  const wheels = joinedWheels([wheel(157, 40, 'steel', true), wheel(-122, 40)]);
  const lamps = panel('218,-122,3 227,-120,3 227,-104,3 218,-102,3');
  return drawn('Land Rover', [
    fill('dark', box(-180, -58, 370, 30), spare),
    fill('body', tub, cab, bonnet),
    fill('shade', lower, box(-203, -134, 308, 6)),
    fill('lit', roof, capping, panel('112,-138 206,-136 214,-133 112,-134')),
    fill('pale', frontDoor, rearDoor, rearPane, alpine),
    fill('shade', ...seats, steering),
    fill('lit', ...glints),
    stroke('dark', 1, ...seams),
    fill('dark', arches, handles, bumper, step, rack, ladder, snorkel),
    stroke('dark', 5, eyebrows),
    fill('dark', wheels.tyre),
    fill('lit', wheels.rim),
    fill('shade', wheels.holes, load),
    fill('dark', straps, panel('76,-156,3 90,-154,3 90,-136,3 76,-136,3')),
    fill('accent', roll, disc(216, -96, 4), box(-206, -112, 5, 9), box(-206, -98, 5, 9)),
    fill('lit', lamps),
  ]);
}
