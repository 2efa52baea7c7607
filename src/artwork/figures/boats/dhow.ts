import { box, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** A dhow's great sail: the long yard from low at the bow to high astern, and a belly that the wind fills. */
const SAIL = '482,-250,1 250,-560 -30,-860 -318,-1080,1 -372,-760 -330,-420 -232,-214,1 40,-300 300,-300';
const SAIL_SHADE = '-318,-1080,1 -372,-760 -330,-420 -232,-214,1 -110,-268 20,-276,1 -160,-480 -236,-780';
const SEAMS = ['382,-372 250,-340 150,-290', '200,-580 10,-430 -40,-282', '30,-760 -140,-560 -160,-250'];
const HULL = '-330,0,1 -400,-90 -424,-168,1 -240,-138 120,-112 350,-158 520,-236,1 440,-120 350,0,1';
const HULL_SHADE = '-330,0,1 -352,-34 -372,-62,1 -200,-44 160,-30 300,-56 402,-92,1 372,-36 350,0,1';
const STRAKE =
  '-424,-168,1 -240,-138 120,-112 350,-158 520,-236,1 508,-218,1 350,-138 120,-90 -240,-116 -419,-148,1';

/**
 * A sailing dhow of nine metres under a lateen sail, the waterline on the ground line, sailing right. Hull body and
 * shade with a painted strake (accent), sail pale and lit, spars dark. `crew` adds the helmsman. Far away use `farDhow`.
 */
export function dhow({ crew = true }: { crew?: boolean } = {}): Figure {
  const helm = [
    '-330,-140,1 -352,-200 -344,-226,1 -308,-226,1 -296,-196 -280,-168,1 -266,-140,1',
    limb('-316,-218,7 -282,-196,6 -262,-204,4'),
  ];
  const head = '-346,-246 -330,-262 -312,-252 -312,-234 -334,-230';
  const tiller = limb('-418,-150,5 -340,-190,5 -252,-204,3');
  return drawn('dhow', [
    fill('dark', limb('60,-100,12 82,-420,10 104,-760,6')),
    fill('pale', SAIL),
    fill('lit', SAIL_SHADE),
    stroke('lit', 4, ...SEAMS),
    fill('dark', limb('498,-234,5 220,-606,9 -60,-906,8 -332,-1096,4')),
    stroke('dark', 4, '98,-700 -150,-420 -390,-160', '-232,-214 -300,-190 -340,-156'),
    ...(crew ? [fill('dark', ...helm, head)] : []),
    fill('body', HULL),
    fill('shade', HULL_SHADE),
    fill('accent', STRAKE),
    fill('dark', tiller, '-424,-168,1 -404,-150,1 -360,0,1 -396,0,1'),
  ]);
}

/** A dhow on the horizon: hull and sail in three strokes of the brush, six metres long. */
export function farDhow(): Figure {
  return drawn('far dhow', [
    fill('pale', '290,-150,1 140,-380 -170,-640,1 -220,-400 -140,-110,1 80,-190'),
    fill('body', '-240,0,1 -270,-90,1 -100,-66 140,-60 320,-126,1 270,-40 220,0,1'),
    fill('dark', limb('300,-140,4 60,-440,7 -180,-650,3'), box(24, -420, 12, 360)),
  ]);
}
