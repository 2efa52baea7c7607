import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from '../people/profileHead.ts';

const SKIN = { skin: '#7c4630', sun: '#d98a56', deep: '#54292a' };
const CLOTH = { body: '#e2562c', lit: '#ffa05a', deep: '#8a2636' };
const head = placed({ turn: -4 });

/** Rows of teeth round a cone or a bowl, between two heights: how wide it is at each, and how many. */
const teeth = (low: number, wide: number, high: number, narrow: number, count: number): string => {
  const at = (share: number, half: number) => -20 + half * Math.sin((share - 0.5) * Math.PI);
  const row = Array.from({ length: count }, (_, i) => {
    const [a, m, b] = [i / count, (i + 0.5) / count, (i + 1) / count];
    return `${at(a, wide)},${low},1 ${at(m, narrow)},${high},1 ${at(b, wide)},${low},1`;
  });
  return row.join(';');
};

/** The peace basket: a bowl and its pointed lid, cream, with dark teeth woven in. */
const agaseke: readonly Layer[] = [
  within(
    '#f6dfae',
    '-134,-316,1 -130,-260 -112,-200 -92,-160,1 52,-160,1 72,-200 90,-260 94,-316,1',
    cut('#4a1d44', teeth(-168, 86, -238, 108, 7), teeth(-312, 114, -244, 104, 7)),
    cut({ fill: '#5a2a5c', opacity: 0.5 }, '-150,-330,1 -60,-330,1 -66,-240 -50,-150,1 -150,-150,1'),
  ),
  within(
    '#f6dfae',
    '-146,-310,1 -142,-330 -104,-390 -62,-456 -30,-516 -24,-546,1 -16,-546,1 -10,-516 22,-456 64,-390 102,-330 106,-310,1',
    cut('#4a1d44', teeth(-326, 122, -402, 86, 7), teeth(-424, 60, -484, 32, 5)),
    cut(
      '#e2562c',
      '-150,-326,1 110,-326,1 110,-310,1 -150,-310,1',
      '-70,-424,1 30,-424,1 24,-412,1 -64,-412,1',
    ),
    cut({ fill: '#5a2a5c', opacity: 0.5 }, '-150,-300,1 -70,-310 -46,-420 -26,-546,1 -60,-546,1 -160,-330,1'),
  ),
  // The pad that it stands on.
  cut('#8a2636', '-96,-164,1 -100,-146 -84,-130,1 50,-130,1 64,-146 58,-164,1'),
  cut('#c8432e', '-20,-164,1 58,-164,1 64,-146 50,-130,1 -10,-130,1'),
];

/** Her shoulders: a pale dress, and over the near shoulder the wide sash that is worn on feast days. */
const trunk: readonly Layer[] = [
  cut(SKIN.deep, '-80,40,1 -74,120 -110,170 -150,210,1 70,220,1 44,160 42,118,1'),
  cut(SKIN.skin, '-10,120,1 42,118,1 46,160 74,214,1 10,230,1 0,170'),
  within(
    '#f2e4dc',
    '-90,176,1 -150,202 -204,246 -238,320 -262,440 -280,620 -300,900,1 200,900,1 178,700 150,560 146,440 128,340 98,264 66,206,1 20,232 -40,214',
    cut('#b4a0c4', '-90,160,1 -150,190 -300,250 -340,900,1 -120,900,1 -90,600 -100,420 -60,300 -20,222,1'),
    cut(
      CLOTH.body,
      '-104,170,1 -160,196 -214,240 -250,330 -280,460 -310,620 -320,900,1 -40,900,1 40,760 110,620 156,500,1 150,430 130,340,1 90,380 30,330 -30,260 -70,196,1',
    ),
    cut(
      CLOTH.deep,
      '-104,170,1 -214,230 -300,330 -340,900,1 -180,900,1 -180,640 -190,480 -160,340 -120,250,1',
      '-84,200,1 -60,300 0,420 70,500 120,540,1 90,580 20,520 -60,410 -96,300',
    ),
    cut(CLOTH.lit, '-70,196,1 -30,256 30,326 90,376 132,340,1 150,430 100,420 20,370 -50,280'),
    cut(CLOTH.lit, '150,500,1 110,610 40,750 -30,900,1 -4,900,1 70,770 140,640 170,560,1'),
  ),
  inked(CLOTH.deep, 5, '-60,240 -20,330 50,420 120,460', '-120,300 -110,430 -60,560 10,650'),
];

/**
 * A woman in profile to the right, a lidded basket on her head, lit from before her: her cheek is the origin, the
 * basket's tip 546 pixels above it, her shoulders 900 below go out of the picture.
 */
export const agasekeBearer: readonly Layer[] = [
  ...trunk,
  ...profileHead(head, SKIN),
  within(
    CLOTH.body,
    head(
      '74,-60,1 66,-106 24,-142 -44,-146 -100,-118 -128,-56 -118,20 -90,70 -56,84,1 -34,60 -20,14 -14,-14,1 8,-22 30,-40 50,-58,1',
    ),
    cut(CLOTH.deep, head('-40,-160,1 -56,-90 -60,-20 -30,40 -40,90,1 -150,90,1 -150,-160,1')),
    cut(CLOTH.lit, head('80,-50,1 50,-58 20,-36,1 30,-80 30,-150,1 90,-150,1')),
  ),
  inked(CLOTH.deep, 5, head('-110,-90 -50,-70 20,-80 56,-104'), head('-116,-20 -70,-20 -20,-40 34,-54')),
  cut('#ffd77a', disc(-22, 66, 9, 20)),
  ...agaseke,
];
