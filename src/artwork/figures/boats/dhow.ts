import { box, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** A dhow's great sail: the long yard from low at the bow to high astern, and a belly that the wind fills. */
const SAIL = '482,-250,1 250,-560 -30,-860 -318,-1080,1 -372,-760 -330,-420 -232,-214,1 40,-300 300,-300';
const SAIL_SHADE = '-318,-1080,1 -372,-760 -330,-420 -232,-214,1 -110,-268 20,-276,1 -160,-480 -236,-780';
const SEAMS = ['382,-372 250,-340 150,-290', '200,-580 10,-430 -40,-282', '30,-760 -140,-560 -160,-250'];
/** The hull's sides run down into a waterline that bows towards the viewer, as one sees it from a little above. */
const WATERLINE = '398,-24,1 330,-6 180,0,1 -180,0,1 -330,-6 -394,-24,1';
const HULL = `-394,-24,1 -414,-100 -430,-178,1 -240,-142 120,-116 350,-162 534,-250,1 470,-140 ${WATERLINE}`;
const HULL_SHADE = `-394,-24,1 -402,-50 -410,-84,1 -200,-60 160,-46 300,-66 446,-112,1 424,-70 ${WATERLINE}`;
const PLANK = '-414,-112 -200,-88 140,-72 340,-102 470,-154';
const STRAKE =
  '-430,-178,1 -240,-142 120,-116 350,-162 534,-250,1 518,-226,1 350,-140 120,-92 -240,-118 -426,-154,1';
/** The helmsman sits astern, one knee drawn up, his arm along the tiller. */
const ROBE = '-356,-150,1 -364,-206 -350,-236,1 -318,-238,1 -300,-206 -262,-196 -240,-160 -248,-140,1';
const HEAD = '-352,-256 -340,-278 -318,-276 -310,-258 -318,-240 -340,-238';

/**
 * A sailing dhow of nine metres under a lateen sail, the waterline on the ground line, sailing right. Hull body and
 * shade with a painted strake (accent), sail pale and lit, spars dark. `crew` adds the helmsman. Far away use `farDhow`.
 */
export function dhow({ crew = true }: { crew?: boolean } = {}): Figure {
  const man = [
    fill('lit', ROBE),
    fill(
      'dark',
      HEAD,
      limb('-334,-222,9 -296,-194,8 -262,-196,6'),
      limb('-300,-150,8 -264,-186,9 -236,-146,7'),
    ),
    fill('accent', '-354,-264,1 -350,-288 -320,-290 -312,-270,1'),
  ];
  return drawn('dhow', [
    fill('dark', limb('60,-100,13 82,-420,10 104,-760,6')),
    fill('pale', SAIL),
    fill('lit', SAIL_SHADE, limb('64,-290,8 82,-440,7 102,-720,4')),
    stroke('lit', 4, ...SEAMS),
    fill('dark', limb('506,-232,5 224,-606,10 -60,-906,9 -336,-1098,4')),
    stroke(
      'dark',
      4,
      '104,-740 -170,-420 -404,-170',
      '104,-740 330,-420 516,-240',
      '-232,-214 -300,-190 -330,-168',
    ),
    ...(crew ? man : []),
    fill('body', HULL),
    fill('shade', HULL_SHADE),
    stroke('shade', 3, PLANK),
    fill('accent', STRAKE),
    fill(
      'dark',
      limb('-430,-176,6 -340,-198,5 -256,-204,3'),
      '-430,-178,1 -446,-172,1 -420,-14,1 -378,-16,1 -394,-24,1 -410,-90,1',
    ),
  ]);
}

/** A dhow on the horizon: hull and sail in three strokes of the brush, six metres long. */
export function farDhow(): Figure {
  return drawn('far dhow', [
    fill('pale', '290,-150,1 140,-380 -170,-640,1 -220,-400 -140,-110,1 80,-190'),
    fill(
      'body',
      '-256,-12,1 -276,-90,1 -100,-66 140,-60 326,-130,1 286,-60 254,-12,1 200,0 100,0,1 -100,0,1 -200,0',
    ),
    fill('dark', limb('300,-140,4 60,-440,7 -180,-650,3'), box(24, -420, 12, 360)),
  ]);
}
