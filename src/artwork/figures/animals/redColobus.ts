import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** The crown's long white hair: spikes from ear to ear over the brow, none below the chin. */
const FRIZZ = Array.from({ length: 37 }, (_, at) => {
  const angle = ((210 - at * 6.67) * Math.PI) / 180;
  const reach = at % 2 === 0 ? 58 : 80 + ((at * 7) % 5) * 6;
  return `${Math.round(Math.cos(angle) * reach)},${Math.round(-228 - Math.sin(angle) * reach * 0.94)},1`;
}).join(' ');

/**
 * Kirk's red colobus of Zanzibar, who looks at the viewer: red back and cap, black shoulders and arms, white belly, black
 * face in a fringe of white hair, pink lips, no beard. Seated at 0 with the tail hanging below; 400 units a metre.
 */
export function redColobus(): Figure {
  return drawn('redcolobus seated', [
    fill('shade', limb('20,-10,13 78,40,11 92,130,10 80,220,10 92,300,8 84,330,4')),
    fill('body', '-72,6 -96,-60 -90,-130 -58,-184 0,-196 58,-184 90,-130 96,-60 72,6'),
    fill('shade', '40,-190 90,-130 96,-60 72,6 30,6 60,-60 58,-130'),
    fill('pale', '-40,6 -52,-60 -40,-130 0,-160 36,-136 48,-60 36,6'),
    // Thighs drawn up, shanks and feet.
    fill('body', limb('-22,-12,32 -66,-40,32 -100,-74,24'), limb('22,-12,32 66,-40,32 100,-74,24')),
    fill('lit', '-124,-76,1 -116,-96 -92,-104 -66,-76 -40,-52,1 -70,-66 -96,-88'),
    fill('dark', limb('-104,-74,20 -94,-24,15 -66,10,11'), limb('104,-74,20 94,-24,15 66,10,11')),
    fill(
      'dark',
      '-92,4 -74,-12 -44,-6 -14,6,1 -30,12,1 -18,22 -40,26 -80,24',
      '92,4 74,-12 44,-6 14,6,1 30,12,1 18,22 40,26 80,24',
    ),
    // Shoulders and arms, the hands on the knees.
    fill(
      'dark',
      limb('-40,-176,26 -92,-150,26 -116,-100,18 -110,-76,14 -92,-70,11'),
      limb('40,-176,26 92,-150,26 116,-100,18 110,-76,14 92,-70,11'),
    ),
    fill(
      'dark',
      '-116,-88 -92,-96 -70,-80 -64,-58 -74,-48 -82,-60 -90,-46 -98,-60 -110,-60',
      '116,-88 92,-96 70,-80 64,-58 74,-48 82,-60 90,-46 98,-60 110,-60',
    ),
    fill('lit', '-66,-198,1 -112,-176 -136,-110,1 -122,-144 -100,-168'),
    // The head.
    fill('body', '-58,-240 -52,-306 0,-332 52,-306 58,-240'),
    fill('pale', FRIZZ),
    fill(
      'dark',
      '-42,-222 -44,-258 -22,-276 0,-268 22,-276 44,-258 42,-222 30,-186 16,-172 -16,-172 -30,-186',
    ),
    fill('dark', disc(-50, -226, 11, 15), disc(50, -226, 11, 15)),
    fill('lit', '-36,-246,1 -22,-258 -4,-248,1 -22,-252', '36,-246,1 22,-258 4,-248,1 22,-252'),
    fill('lit', disc(-19, -236, 9, 8), disc(19, -236, 9, 8)),
    fill('accent', '-16,-192,1 -6,-198 0,-194 6,-198 16,-192,1 10,-180 -10,-180', disc(0, -208, 9, 6)),
    fill('dark', disc(-19, -236, 6, 7), disc(19, -236, 6, 7), disc(-4, -207, 2), disc(4, -207, 2)),
    fill('pale', disc(-20, -239, 2), disc(18, -239, 2)),
    stroke('dark', 2, '-15,-191 0,-188 15,-191'),
  ]);
}
