import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** The thumb from its ball to the tip, laid across the cup's near side. */
const THUMB = '236,76,30 190,20,52 140,-54,44 98,-104,30 52,-134,25 2,-148,19';
/** The fingertips that come round from the far side, forefinger first. */
const TIPS =
  '-122,-168,17 -98,-170,20 -72,-162,17; -120,-124,18 -94,-126,21 -64,-118,18; -112,-80,17 -88,-82,20 -60,-75,17; -98,-40,15 -78,-41,17 -54,-35,14';
const ENDS = [disc(-72, -162, 17), disc(-64, -118, 18), disc(-60, -75, 17), disc(-54, -35, 14)];

/** A hand that holds a cup from the right as its owner sees it: the thumb lies across, the fingertips come round the other side. Skin body, cup pale, sleeve accent; 1000 units a metre. */
export function handRoundCup(): Figure {
  return drawn('hand round a cup', [
    fill(
      'pale',
      '-92,-206,1 -88,-100 -74,-10 -50,14 0,22 50,14 74,-10 88,-100 92,-206,1',
      disc(0, -206, 92, 26),
    ),
    fill('shade', '20,-186,1 92,-200,1 88,-100 74,-10 50,14 10,22,1 34,-60'),
    fill('shade', disc(0, -206, 80, 19)),
    fill('dark', disc(0, -202, 72, 14)),
    // The back of the hand with the forefinger's knuckle, going round behind the cup; wrist and forearm.
    fill(
      'body',
      '84,-190,1 96,-216 128,-226 158,-206 176,-160 204,-100 262,-20 352,70,1 236,170,1 186,120 130,70 96,24 76,-20 80,-80',
    ),
    fill('shade', '76,-20,1 110,10 160,50 214,84 270,110,1 236,170,1 186,120 130,70 96,24'),
    fill('shade', '86,-180,1 110,-196 128,-180 130,-140 112,-110,1 84,-96,1'),
    fill(
      'lit',
      '100,-216,1 128,-226 158,-206 176,-160 204,-100 262,-20 330,48,1 254,-14 190,-92 164,-150 146,-196 124,-212',
    ),
    // The thumb over the shade that it throws on the cup.
    fill('shade', limb('130,-20,40 92,-88,30 50,-119,26 0,-132,19'), disc(-2, -132, 19)),
    fill('body', limb(THUMB), disc(2, -148, 19)),
    fill('lit', '-12,-160,1 0,-166 30,-164 70,-146 112,-120 150,-82,1 108,-108 66,-134 28,-152 0,-156'),
    fill('pale', '-14,-152,1 -8,-162 8,-164 16,-158,1 6,-150 -8,-146'),
    stroke('shade', 4, '46,-112 52,-122 50,-134', '56,-108 62,-118 61,-130', '128,-24 150,-44 186,-48'),
    // The fingertips, each with its shade below.
    fill('shade', limb(TIPS.replaceAll(/,(-\d+),/g, (_, y) => `,${Number(y) + 7},`))),
    fill('body', limb(TIPS), ...ENDS),
    fill('pale', disc(-66, -164, 8, 8), disc(-58, -120, 8, 9), disc(-54, -77, 8, 8), disc(-48, -37, 7, 7)),
    fill(
      'lit',
      limb(
        '-118,-180,2 -98,-186,3 -78,-176,2; -116,-137,2 -94,-142,3 -72,-132,2; -108,-92,2 -88,-97,3 -68,-88,2',
      ),
    ),
    fill('accent', '368,34,1 216,150,1 330,290,1 560,290,1'),
    fill('dark', '368,34,1 216,150,1 230,168,1 382,52,1'),
  ]);
}
