import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { ARM, LEG } from './gorillaLimbs.ts';
import { crestRim, PROFILE, silverbackFace, type Bare } from './silverbackFace.ts';

/** Fur in shade, its middle and what the light strikes; silver and its shade; and the bare face. */
interface Silver extends Bare {
  dark: string;
  fur: string;
  furLit: string;
  silver: string;
  silverDark: string;
}

/** A silverback's fur and skin before the sun is up. */
export const DAWN_FUR: Silver = {
  dark: '#14153a',
  fur: '#272a54',
  furLit: '#50568e',
  silver: '#c9bccb',
  silverDark: '#8a83a8',
  skin: '#1c1838',
  mid: '#443a5c',
  lit: '#9a6e78',
  edge: '#ffc894',
};

/** The head in the pixels of its face: nape, crest, profile, beard. */
const HEAD = `1080,560 1010,400 950,270 900,200 830,134 744,118 676,146 622,202 ${PROFILE} 620,760 780,860 1000,800`;

/** From the nape over the far shoulder down the long back to the seat, and up the flank to the near shoulder. */
const BACK =
  '30,-930 150,-840 280,-730 360,-600 398,-440 410,-280 396,-150 412,-70 396,-10 320,22,1 -30,22,1 -200,-60 -320,-180 -340,-330 -336,-440 -340,-530 -290,-600 -180,-640,1 -100,-720';

/** A silverback sits three quarters from behind and looks away to the left, his forearm on his knee: 900 pixels of him, his seat on (0, 0). */
export const silverbackOverlooking = ({
  dark,
  fur,
  furLit,
  silver,
  silverDark,
  ...bare
}: Silver): readonly Layer[] => [
  // The far knee and foot.
  cut(
    dark,
    flesh('-300,-150 -560,-236 -560,-30', LEG, 1.1),
    '-536,-60,1 -620,-44 -676,-12 -670,12,1 -520,12,1',
  ),
  within(
    fur,
    BACK,
    // The far side of the back, away from the light.
    cut(dark, '60,-900,1 170,-700 190,-560 260,-470 420,-420,1 480,-700 200,-900'),
    // The saddle: from below the shoulders over back and flank down to the rump.
    cut(
      silverDark,
      '440,-480,1 380,-540 310,-560 270,-520 220,-560 120,-530 60,-460 0,-480 -80,-400 -150,-370 -190,-270 -210,-140 -240,-40 -200,40,1 440,40,1',
    ),
    cut(
      silver,
      '236,-500,1 200,-530 130,-500 70,-430 10,-440 -70,-370 -130,-340 -176,-240 -190,-130 -220,-40 -200,40,1 120,40,1 210,-60 260,-200 270,-360',
    ),
    // The furrow of the spine, and hair that lies down along the flank.
    cut(
      silverDark,
      limb(
        '90,-400,0 110,-260,11 84,-120,0; -30,-330,0 -20,-210,10 -54,-110,0; 170,-300,0 170,-190,10 140,-80,0; 40,-180,0 44,-100,9 20,-30,0',
      ),
    ),
    cut(dark, limb('330,-440,0 366,-310,12 350,-150,0; 280,-260,0 296,-150,11 270,-40,0')),
    cut({ fill: dark, opacity: 0.55 }, '-260,30,1 -120,-30 60,-20 240,-40 420,-130,1 420,40,1 -200,40,1'),
    // The shoulder blade and the near shoulder's cap.
    cut(
      furLit,
      '-150,-600,1 -60,-600 30,-560 90,-490 80,-450,1 20,-510 -60,-540 -140,-520 -190,-450,1 -210,-540',
    ),
    cut(
      dark,
      '-360,20,1 -360,-280 -260,-330 -200,-430 -160,-530,1 -130,-420 -140,-320 -170,-220 -200,-120 -200,20,1',
    ),
  ),
  // The head.
  moved(
    { x: -508, y: -1076, scale: 0.66 },
    within(
      fur,
      HEAD,
      cut(dark, '560,760,1 660,690 740,600 790,500 850,350 920,230,1 1100,300 1100,900 700,900'),
      cut(
        furLit,
        '560,260,1 622,202 676,146 744,118 830,134 880,180,1 820,190 780,240 730,260 690,300 640,262',
        '680,330,1 724,350 752,410 756,490 736,570 690,650 630,710 590,720,1 650,640 684,560 676,470 650,400',
      ),
      cut(
        fur,
        limb('700,300,0 760,240,8 800,170,0; 730,450,0 738,520,8 716,590,0; 780,300,0 830,260,8 860,200,0'),
      ),
    ),
    ...silverbackFace(bare),
    crestRim(bare.edge),
  ),
  // The near thigh, its knee drawn up, the shin and the foot flat on the ground.
  cut(dark, '-100,-120,1 -300,-190 -360,-120 -384,16,1 -20,16,1 -30,-40'),
  within(
    fur,
    flesh('-70,-96 -400,-262 -424,-20', LEG, 1.42),
    cut(dark, '40,30,1 -60,-20 -200,-110 -320,-190 -360,-130 -372,20,1'),
    cut(
      furLit,
      '-520,-290,1 -450,-400 -380,-400 -280,-350 -140,-270,1 -290,-300 -390,-310 -430,-262 -440,-150 -450,-10,1 -520,-20,1',
    ),
  ),
  cut(bare.skin, '-376,-54,1 -450,-54 -530,-36 -590,-16 -600,14,1 -360,14,1'),
  cut(bare.mid, disc(-580, 2, 22, 13), disc(-544, 0, 21, 14), '-540,-28,1 -460,-46 -400,-44 -420,-24'),
  // The near arm: its forearm lies on the knee, the fist over it.
  cut(
    bare.skin,
    '-500,-388,1 -540,-398 -586,-388 -620,-350 -632,-302 -620,-258 -590,-238 -556,-244 -524,-272 -500,-300,1',
  ),
  cut(bare.mid, '-530,-392,1 -576,-384 -610,-350 -624,-300 -612,-262,1 -600,-316 -570,-356'),
  inked(dark, 6, '-592,-246 -600,-282 -586,-322', '-562,-248 -570,-284 -556,-314'),
  within(
    fur,
    flesh('-240,-500 -322,-306 -530,-350', ARM, 1.55),
    cut(
      furLit,
      '-400,-380,1 -380,-420 -400,-560 -320,-640 -150,-640,1 -230,-590 -290,-520 -316,-440 -340,-380 -410,-360 -560,-382,1 -560,-440 -420,-400',
    ),
    cut(
      dark,
      '-140,-420,1 -190,-310 -240,-272 -320,-262 -420,-290 -560,-330,1 -540,-260 -300,-180 -120,-200,1',
    ),
  ),
];
