import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh, hand } from './anatomy.ts';
import { profileHead } from './profileHead.ts';

const SKIN = { skin: '#7a4832', sun: '#b3714c', deep: '#4f2c25' };
const FIN = ['#f6bf3a', '#c9861e', '#ffe38a'] as const;
const LEG = '0,46,42 0.4,42,38 0.9,27,26 1.15,27,24 1.45,27,20 1.8,15,14 2,14,14';
const ARM = '0,24,24 0.4,23,21 0.9,17,17 1.2,18,17 1.6,14,13 2,11,11';

const head = placed({ x: 350, y: -62, scale: 0.47, turn: 30 });
const [near, far] = [hand('flat', 478, 74, 4, 'down', 3.3), hand('loose', 92, 150, 160, 'up', 3.2)];

/** A fin along x from the heel at (0, 0), 210 long, to the left: the foot pocket, the blade and its ribs. */
const fin = (x: number, y: number, turn: number, dark = false): Layer =>
  moved(
    { x, y, turn },
    cut(
      dark ? FIN[1] : FIN[0],
      '20,-20,1 -30,-22 -90,-34 -214,-54,1 -232,-20 -214,30,1 -90,28 -30,20 22,16,1',
    ),
    cut(dark ? '#9a6418' : FIN[1], '22,16,1 -30,20 -90,28 -214,30,1 -224,6,1 -90,8 20,4,1'),
    ...(dark ? [] : [cut(FIN[2], '20,-20,1 -30,-22 -90,-34 -214,-54,1 -218,-44,1 -90,-24 20,-12,1')]),
    inked(dark ? '#9a6418' : FIN[1], 4, '-60,-14 -208,-30', '-60,-2 -216,-6'),
  );

/** A woman who dives with mask, snorkel and fins, 1000 pixels from the fins to the hand ahead of her, along x to the right; turn her as she goes. */
export const diver = (x: number, y: number, scale: number, turn: number): Layer =>
  moved(
    { x, y, scale, turn },
    // What is on her far side, in shade.
    cut(SKIN.deep, flesh('230,20 190,110 84,152', ARM), far[0]),
    fin(-330, 92, -6, true),
    cut(SKIN.deep, flesh('-10,10 -176,62 -330,90', LEG)),
    cut('#1c2450', '40,-40,1 -30,-30 -100,-10,1 -108,84,1 -40,66 40,40,1'),
    fin(-342, -30, 8),
    within(
      SKIN.skin,
      flesh('-10,-6 -176,6 -346,-28', LEG),
      cut(SKIN.sun, '-60,-60,1 -180,-34 -250,-44 -370,-60,1 -370,-36,1 -260,-26 -180,-8 -60,-28,1'),
      cut(SKIN.deep, '-60,60,1 -60,26,1 -180,26 -260,4 -360,-20,1 -360,30,1'),
    ),
    within(
      '#2a3a7c',
      '52,-48,1 10,-60 -50,-56 -108,-46,1 -112,44,1 -50,46 10,48 52,46,1',
      cut('#1c2450', '60,14,1 0,22 -120,18,1 -120,60,1 60,60,1'),
      cut('#5f78c4', '60,-60,1 -120,-60,1 -120,-34,1 -40,-44 52,-36,1'),
    ),
    cut(SKIN.deep, limb('236,-10,46 286,-24,34 326,-40,30')),
    within(
      '#e2472f',
      '284,-34,1 256,-62 210,-70 140,-60 80,-50 40,-50,1 40,48,1 90,46 160,56 220,56 266,36 282,8,1',
      cut('#a12838', '300,6,1 220,26 130,20 40,18,1 40,70,1 300,70,1'),
      cut('#ff8a5c', '290,-70,1 40,-70,1 40,-38,1 130,-44 220,-50 280,-28,1'),
      inked('#a12838', 4, '52,-8 90,2 130,0', '60,24 100,30 130,26'),
    ),
    // Head with mask and snorkel, a braid in the water behind.
    cut('#2a1614', head('-70,-30,1 -110,0 -150,70 -160,150 -210,210,1 -150,200 -110,150 -90,80 -60,50,1')),
    ...profileHead(head, SKIN),
    cut('#2a1614', head('-92,30,1 -104,-40 -70,-96 0,-116 60,-100 78,-60,1 30,-50 0,-10 -30,40')),
    inked('#12183a', 9, head('-96,0 -40,-16 30,-14')),
    cut('#12183a', head('26,-46,1 60,-62 104,-50,1 118,-10 112,38,1 84,40 70,26,1 40,30 24,20,1')),
    cut('#a8ecf0', head('42,-34,1 66,-46 94,-38,1 104,-8 100,16,1 78,10 46,14,1')),
    cut('#f2fffb', head('56,-36,1 70,-40,1 60,8,1 46,8,1')),
    inked('#f6bf3a', 11, head('92,80 60,96 -10,70 -60,-20 -108,-120')),
    cut('#e2472f', head('-100,-138,1 -122,-104,1 -106,-92,1 -84,-126,1')),
    // The near arm, ahead.
    within(
      SKIN.skin,
      flesh('226,6 352,78 484,74', ARM),
      cut(SKIN.sun, '220,-20,1 300,28 356,58 490,60,1 490,70,1 356,74 280,44 220,10,1'),
    ),
    cut(SKIN.skin, near[0]),
    cut(SKIN.deep, near[1]),
    cut('#e2472f', flesh('214,0 312,56', '0,34,34 0.4,32,30 0.9,28,26')),
    cut('#ff8a5c', flesh('222,-20 306,28', '0,12,10 0.5,10,8 0.9,6,6')),
  );
