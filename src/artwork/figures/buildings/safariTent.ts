import { box, limb, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/**
 * A walk-in safari tent on a timber deck, seven metres wide: canvas body with a shaded gable, fly sheet lit, deck and
 * poles dark, the opening pale with a table lamp (accent). `lit` is the tent at night: doorway and gauze glow (accent).
 */
export function safariTent({ lit = false }: { lit?: boolean } = {}): Figure {
  const deck = box(-370, -46, 770, 14) + [-340, -180, 0, 180, 360].map((x) => box(x, -36, 14, 36)).join('');
  const steps = box(396, -30, 40, 10) + box(420, -14, 44, 14);
  const fly =
    '-330,-226,1 -250,-262 -176,-392,1 0,-372 190,-392,1 300,-300 420,-262,1 404,-246,1 290,-272 196,-352,1 0,-336 -190,-352,1 -240,-240 -316,-208,1';
  const walls = panel('-270,-46 -254,-250 -176,-360 190,-360 236,-46');
  const gable = '190,-360,1 118,-230,1 96,-46,1 286,-46,1 276,-230,1';
  const door = outline('190,-318,1 142,-220,1 134,-46,1 246,-46,1 240,-220,1');
  const flaps =
    outline('190,-318,1 142,-220,1 134,-46,1 152,-46,1 158,-150 184,-230') +
    outline('190,-318,1 240,-220,1 246,-46,1 230,-46,1 222,-150 196,-230');
  const windows =
    panel('-214,-220,6 -120,-220,6 -120,-120,6 -220,-120,6') +
    panel('-84,-220,6 60,-220,6 56,-120,6 -84,-120,6');
  const poles = box(398, -256, 9, 212) + box(318, -276, 8, 232);
  const lamp = panel('262,-128 280,-128 288,-104 254,-104');
  const table = box(252, -86, 40, 5) + box(268, -104, 6, 60);
  const chair = limb('346,-48,4 318,-92,4 300,-150,5') + limb('304,-46,4 330,-92,4 370,-100,5');
  return drawn(lit ? 'safari tent at night' : 'safari tent', [
    stroke('dark', 4, '-330,-218 -400,-100 -440,0', '420,-256 500,-100 530,0'),
    fill('body', walls),
    fill('shade', gable, panel('-254,-250 -248,-258 120,-258 114,-236 -256,-236')),
    fill(lit ? 'accent' : 'dark', lit ? door + windows : door),
    fill(lit ? 'lit' : 'pale', lit ? flaps : flaps + windows),
    fill(lit ? 'dark' : 'shade', box(-172, -220, 5, 100), box(-12, -220, 5, 100)),
    fill('lit', fly),
    fill('shade', '190,-392,1 300,-300 420,-262,1 404,-246,1 290,-272 196,-352,1'),
    fill('dark', deck, steps, poles, table, chair),
    fill('accent', lamp),
  ]);
}
