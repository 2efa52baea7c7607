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

const head = placed({ x: 404, y: 40, scale: 0.45, turn: 54 });
const [near, far] = [hand('flat', 482, 186, 14, 'down', 3.3), hand('loose', 62, 176, 176, 'up', 3.2)];

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
    // What is on her far side, in shade: an arm along the body, the leg that kicks down.
    cut(SKIN.deep, flesh('232,70 170,150 54,178', ARM), far[0]),
    fin(-326, 128, -16, true),
    cut(SKIN.deep, flesh('-10,14 -170,76 -324,124', LEG)),
    cut('#1c2450', flesh('-4,14 -170,76', '0,52,48 0.4,48,44 0.8,42,38')),
    // The near leg, kicked up.
    fin(-330, -136, 26),
    within(
      SKIN.skin,
      flesh('-10,-8 -180,-38 -334,-132', LEG),
      cut(SKIN.sun, '-60,-66,1 -180,-84 -250,-120 -360,-190,1 -370,-140,1 -260,-84 -180,-52 -60,-28,1'),
      cut(SKIN.deep, '-60,60,1 -60,26,1 -180,-12 -260,-62 -350,-124,1 -360,-80,1 -200,20'),
    ),
    cut(SKIN.deep, limb('236,40,40 304,62,32 386,50,34')),
    within(
      '#e2472f',
      limb('-56,-10,46 -10,-8,58 60,2,50 140,12,54 216,30,54 270,52,40 292,62,24'),
      cut('#a12838', '-60,30,1 60,24 150,34 220,54 300,84,1 300,120,1 -60,120,1'),
      cut('#ff8a5c', '-60,-80,1 300,-80,1 300,40,1 250,0 200,-12 130,-30 50,-36,1'),
      cut('#2a3a7c', '-120,-90,1 46,-90,1 38,-20 24,70,1 -120,90,1'),
      cut('#1c2450', '-120,36,1 -40,40 32,34,1 24,90,1 -120,90,1'),
      inked('#a12838', 4, '54,-16 94,-4 130,-4', '56,14 100,24 128,24'),
    ),
    within(
      '#2a3a7c',
      flesh('-6,-8 -180,-38', '0,54,50 0.4,50,45 0.8,42,37'),
      cut('#5f78c4', '40,-80,1 -160,-90,1 -160,-66,1 -60,-50 40,-46,1'),
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
      flesh('226,44 346,146 482,184', ARM),
      cut(SKIN.sun, '220,16,1 300,88 356,126 490,170,1 490,180,1 350,148 280,104 220,48,1'),
    ),
    cut(SKIN.skin, near[0]),
    cut(SKIN.deep, near[1]),
    cut('#e2472f', flesh('216,38 314,118', '0,34,34 0.4,32,30 0.9,28,26')),
    cut('#ff8a5c', flesh('226,20 314,92', '0,12,10 0.5,10,8 0.9,6,6')),
  );
