import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** The four fingers round the cup, from the forefinger down: where each begins at the knuckle, and its tip. */
const FINGERS =
  '104,-152,22 60,-168,22 10,-162,21 -44,-148,18; 114,-108,23 64,-120,23 10,-114,22 -54,-102,18; 114,-64,22 64,-72,22 12,-68,21 -48,-58,17; 106,-22,20 62,-30,19 18,-26,18 -34,-20,15';

const TIPS = [disc(-44, -148, 18), disc(-54, -102, 18), disc(-48, -58, 17), disc(-34, -20, 15)];

/** A hand that holds a cup from the right: four fingers round it, the thumb over the rim. Skin body, cup pale, sleeve accent; 1000 units a metre. */
export function handRoundCup(): Figure {
  return drawn('hand round a cup', [
    fill(
      'pale',
      '-92,-206,1 -88,-100 -74,-10 -50,14 0,22 50,14 74,-10 88,-100 92,-206,1',
      disc(0, -206, 92, 26),
    ),
    fill('lit', '-92,-206,1 -88,-100 -74,-10 -62,4,1 -66,-80 -68,-190,1'),
    fill('shade', '30,-186,1 92,-200,1 88,-100 74,-10 50,14 20,20,1 40,-60'),
    fill('shade', disc(0, -206, 80, 19)),
    fill('dark', disc(0, -202, 72, 14)),
    // The back of the hand, the wrist, the sleeve.
    fill(
      'body',
      '70,-176 104,-190 150,-178 190,-130 262,-30 320,60,1 232,128,1 170,60 120,14 84,-8 76,-60 74,-120',
    ),
    fill('shade', '76,-40,1 110,-20 160,0 220,70 250,112,1 232,128,1 170,60 120,14 84,-8'),
    fill('accent', '352,30,1 212,136,1 330,290,1 560,290,1'),
    fill('dark', '352,30,1 212,136,1 226,154,1 366,48,1'),
    // Each finger over the shade that it throws on the next.
    fill('shade', limb(FINGERS.replaceAll(/,(-\d+),/g, (_, y) => `,${Number(y) + 7},`))),
    fill('body', limb(FINGERS), ...TIPS, '84,-180 124,-176 140,-120 136,-40 104,-4 84,-20'),
    fill('pale', disc(-47, -150, 9, 7), disc(-57, -104, 10, 7), disc(-51, -60, 9, 7), disc(-36, -22, 8, 6)),
    fill(
      'lit',
      limb(
        '96,-166,2 60,-180,5 10,-173,5 -30,-160,2; 104,-124,2 64,-135,4 10,-129,4 -40,-118,2; 104,-78,2 64,-86,4 12,-82,4 -36,-72,2; 96,-36,2 62,-41,4 18,-38,3 -24,-30,2',
      ),
    ),
    stroke(
      'shade',
      4,
      '104,-128 124,-132',
      '104,-86 126,-88',
      '100,-42 120,-42',
      '56,-176 60,-158',
      '56,-128 60,-112',
    ),
    // The thumb lies on the rim.
    fill('body', limb('170,-150,30 130,-196,26 84,-222,22 40,-226,15'), disc(40, -226, 15)),
    fill('pale', disc(35, -230, 8, 6)),
    fill('lit', limb('150,-186,2 126,-212,5 84,-236,5 56,-236,2')),
  ]);
}
