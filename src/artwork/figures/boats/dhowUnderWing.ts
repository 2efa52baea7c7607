import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

/** The membrane in the light, where the light comes through it and where it hollows; bones; timber in three tones; cloth and skin of the crew. */
const [CLOTH, GLOW, HOLLOW, BONE] = ['#a8402c', '#c65a35', '#842f2c', '#3a1720'];
const [PLANK, KEEL, RAIL, KANZU, BROWN, FOAM] = [
  '#5d2430',
  '#3a1720',
  '#f0993a',
  '#fbe3b4',
  '#5a2a22',
  '#f7f0d4',
];

/** The wing as it is rigged: from the tack by the wrist to the peak, and over the tips of the fingers to the clew and back. */
const WING =
  '872,612,1 790,424 700,268,1 566,130 404,34,1 420,156 284,236,1 352,330 246,442,1 344,500 296,612,1 430,540 566,590,1 716,538 872,612,1';

/** The hull from the transom by the keel to the raked stem, and back along the sheer. */
const HULL =
  '212,616,1 300,664 430,690 600,690 760,672 860,646 966,596,1 930,680 860,752 800,770,1 330,770,1 262,736 236,690,1';

/** How far the hull stands below where it is drawn. */
const DRAUGHT = 24;

/** Hull and wing as one shape, for what the water gives back. */
export const dhowUnderWingShape = (): string[] => [WING, HULL].map(outline);

/** A bone of the hand from the wrist, thick at its root, out to the tip of a finger. */
const finger = (bend: string, tip: string): string => limb(`700,270,6 ${bend},3 ${tip},1`);

const wing: readonly Layer[] = [
  within(
    CLOTH,
    WING,
    // Each panel bellies: it is hollow under the bone before it, and the low light comes through beyond.
    cut(
      HOLLOW,
      '700,268,1 590,176 404,34,1 490,160 580,226',
      '700,268,1 490,206 284,236,1 430,250 550,290',
      '700,268,1 440,310 246,442,1 420,384 560,340',
      '700,268,1 480,420 296,612,1 450,500 580,410',
      '700,268,1 630,440 566,590,1 650,520 700,420',
    ),
    cut(
      GLOW,
      '404,34,1 420,156 284,236,1 396,206 450,170 446,110',
      '284,236,1 352,330 246,442,1 330,376 384,320 370,270',
      '246,442,1 344,500 296,612,1 352,548 384,490 350,450',
      '296,612,1 430,540 566,590,1 540,540 440,500 390,530',
      '566,590,1 716,538 872,612,1 800,540 720,504 640,530',
    ),
  ),
  cut(
    BONE,
    limb('898,672,9 796,424,8 700,268,7'),
    limb('700,268,7 566,130,5 396,26,2'),
    finger('490,206', '284,236'),
    finger('440,310', '246,442'),
    finger('480,420', '296,612'),
    finger('630,440', '566,590'),
    // The wrist, and its claw.
    disc(700, 268, 9),
    limb('702,264,6 734,236,6 758,262,0'),
  ),
];

/** The helmsman sits aft, the tiller in his hand; his mate stands at the mast and looks ahead. */
const crew: readonly Layer[] = [
  inked(BONE, 3, '296,612 276,640 262,660'),
  cut(BROWN, '326,598,1 330,578 352,576 358,594,1 364,602,1 357,606 352,620 344,622,1 344,636,1 328,636,1'),
  cut('#fff6dc', '325,592,1 327,572 355,570 358,590,1'),
  cut(KANZU, '298,720,1 300,668 312,640 334,630 354,640 362,672 376,720,1'),
  cut('#dcb583', '298,720,1 300,668 312,640 322,668 326,720,1'),
  inked(KANZU, 13, '346,648 364,672 342,684'),
  cut(BROWN, disc(339, 685, 7)),
  inked(BONE, 6, '222,640 280,664 344,688'),
  cut(BROWN, '578,600,1 580,580 602,576 610,594,1 616,603,1 609,606 604,620 598,622,1 596,638,1 580,634,1'),
  cut('#d9843a', '548,730,1 554,680 562,644 584,630 602,640 606,674 604,730,1'),
  cut('#b3602b', '548,730,1 554,680 562,644 576,634 572,680 574,730,1'),
  cut(BROWN, limb('592,646,7 618,664,6 648,648,5'), disc(652, 646, 7)),
];

/** Her planks, the rail, and the foam along her. */
const hull: readonly Layer[] = [
  within(
    PLANK,
    HULL,
    cut(KEEL, '200,690,1 300,724 430,744 600,744 760,726 880,690 980,620,1 980,800,1 200,800,1'),
    inked('#7b3438', 4, '220,646 310,688 440,714 600,714 770,694 940,636'),
  ),
  inked(RAIL, 9, '212,618 300,664 430,690 600,690 760,672 860,646 964,598'),
  cut(
    FOAM,
    limb('100,778,0 260,768,5 440,764,7 640,766,8 790,762,9 880,774,0'),
    limb('20,806,0 160,800,4 330,798,0'),
  ),
];

/** A dhow under way to the right whose lateen sail is a flying fox's wing, stretched on its bones; the waterline is at y = 784. */
export const dhowUnderWing: readonly Layer[] = [
  cut(BONE, limb('650,730,12 676,480,10 700,270,7')),
  ...wing,
  ...crew,
  moved({ x: 0, y: DRAUGHT }, ...hull),
];
