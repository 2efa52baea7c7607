import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/**
 * A silverback's head and shoulders, who looks straight at us: the broad crested head sunk between great shoulders, cut
 * off at the breast; drawn at 200 units a metre.
 */
export function gorillaBust(): Figure {
  return drawn('gorilla bust', [
    // The neck runs from the crest straight into the shoulders; arms hang before the flanks.
    fill('body', twin('0,-330,1 60,-310 104,-268 128,-222 176,-196 226,-166 264,-116 284,-56 290,0,1 0,0,1')),
    // Between arm and breast, under each breast, and the throat: what turns from the light.
    fill(
      'shade',
      pair(
        '168,-140,1 186,-90 190,-40 184,0,1 158,0,1 160,-60 156,-104; 10,-30,1 50,-8 110,-14 156,-50,1 120,0,1 14,0,1',
      ),
      twin('0,-120 60,-120 104,-128 84,-92 40,-66 12,-36 0,-10'),
    ),
    fill('dark', twin('0,-104 40,-104 72,-112 50,-84 22,-62 0,-52')),
    fill('pale', pair('60,-78,1 104,-96 146,-88,1 116,-84 84,-70; 206,-150,1 246,-112 262,-60,1 240,-104')),
    // The head: wide at the jaws, the crest high but broad.
    fill(
      'body',
      twin('0,-366 34,-362 64,-338 86,-304 100,-264 112,-222 112,-178 100,-138 72,-108 40,-94 0,-90'),
    ),
    fill('body', pair('104,-246 114,-256 126,-250 128,-232 120,-214 106,-212')),
    fill('dark', pair('112,-244 120,-246 122,-234 116,-222 110,-224')),
    // The bare face: sockets under one heavy brow, cheeks, muzzle.
    fill(
      'dark',
      twin('0,-266 26,-276 60,-272 80,-252 80,-224 68,-202 72,-176 76,-150 62,-122 34,-104 0,-102'),
    ),
    fill('body', twin('0,-256,1 22,-280 56,-284 88,-262 88,-240,1 62,-252 30,-250 0,-238,1')),
    fill('pale', pair('10,-262,1 30,-277 56,-279 80,-260,1 56,-268 30,-266')),
    fill('body', twin('0,-160 34,-162 60,-154 68,-138 56,-116 30,-105 0,-104')),
    fill('shade', '0,-105 30,-105 56,-116 68,-138 60,-154,1 50,-128 26,-116 -10,-112'),
    // Lids, and the nose: a long bridge that widens into two round rims.
    fill(
      'pale',
      pair('24,-230,1 34,-241 50,-240 62,-227,1 50,-218 34,-218'),
      twin('0,-236 7,-232 10,-210 20,-198 40,-190 48,-174 40,-162 22,-160 10,-156 0,-158'),
    ),
    fill('shade', '2,-234 7,-232 10,-210 20,-198 40,-190 48,-174 40,-162 22,-160,1 28,-178 10,-192'),
    fill(
      'dark',
      pair(
        '12,-176 24,-186 37,-182 37,-170 26,-165 14,-168; 26,-227,1 36,-237 50,-235 60,-226,1 48,-231 36,-231',
      ),
      limb('0,-176,2 0,-158,3 0,-148,0'),
    ),
    // The mouth is one long line, a little down at its ends; the lower lip only catches light.
    fill('dark', limb('-58,-124,0 -46,-130,2 -20,-128,3 0,-130,3 20,-128,3 46,-130,2 58,-124,0')),
    fill(
      'pale',
      limb('-26,-119,0 0,-120,2 22,-120,0'),
      limb('-48,-146,0 -30,-153,2 -14,-153,0; 14,-153,0 30,-153,2 48,-146,0'),
    ),
    fill('accent', pair('32,-226 38,-232 46,-230 48,-224 40,-220')),
    fill(
      'dark',
      disc(40, -227, 4),
      disc(-39, -227, 4),
      pair('26,-212,1 42,-206 60,-212,1 42,-203; 10,-254,1 14,-242 12,-228,1 7,-240'),
    ),
    // The rim on the side of the light, torn along the hair, and the light in the eyes.
    fill(
      'lit',
      '0,-366,1 -34,-362 -64,-338 -86,-304 -100,-264 -104,-250,1 -92,-272 -88,-282,1 -82,-290 -70,-314,1 -66,-314 -44,-340 -20,-356',
      '-114,-212,1 -112,-178 -98,-140,1 -104,-170 -104,-196',
      '-128,-222,1 -176,-196 -226,-166 -264,-116 -284,-56 -290,0,1 -274,0,1 -272,-40 -262,-70,1 -262,-82 -242,-116,1 -240,-124 -210,-154,1 -204,-160 -170,-182',
      disc(38, -229, 1),
      disc(-42, -229, 1),
    ),
  ]);
}
