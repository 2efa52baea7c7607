import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { pinchingHand } from './pickersArm.ts';
import { profileHead } from './profileHead.ts';

const TONES = { skin: '#6d3d2a', sun: '#b8744a', deep: '#3c1f1e' };
const [CLOTH, CLOTH_DEEP, CLOTH_LIT] = ['#c4562c', '#86341f', '#ec8a4c'];
const STRAP = '#2b2420';
const at = placed({ x: 352, y: 292, scale: 1.06 });

/** A trekker from the hips up, 760 pixels of him, who faces right, stands still and draws a twig aside, thumb and forefinger at (716, 446). */
export const trackerParting: readonly Layer[] = [
  // The rucksack behind his back.
  within(
    '#d9a23a',
    '300,480,1 220,450 120,470 76,560 70,720 84,940,1 320,940,1',
    cut('#9c6a24', '60,700,1 70,940,1 330,940,1 320,520,1 200,640 180,800'),
    cut('#f4cc6c', '110,500,1 160,462 230,458 290,480,1 200,490 130,540'),
    inked('#7a5020', 7, '80,640 180,656 300,640'),
  ),
  cut(TONES.deep, at('-70,40,1 -60,130 60,140,1 0,100 -14,60 -10,20,1')),
  ...profileHead(at, TONES),
  cut(TONES.deep, '290,366,1 268,410 250,470,1 420,470,1 400,420 402,410,1 340,400'),
  // A hat with a brim, its band.
  cut('#2a1614', at('-100,10,1 -96,-40 -60,-64 30,-60,1 0,-10 -30,70,1 -80,76')),
  within(
    '#d8c690',
    at('-100,-28,1 -104,-90 -84,-140 -20,-158 30,-152 66,-130 82,-84 86,-50,1 0,-30 -60,-24'),
    cut('#9a8752', at('-110,-20,1 -110,-160,1 -60,-150 -50,-90 -20,-20,1')),
    cut('#f4e6b4', at('30,-156,1 66,-132 84,-84 90,-46,1 60,-44 56,-100')),
    cut('#6a3b24', at('-110,-60,1 -60,-56 20,-64 100,-84,1 100,-54,1 20,-34 -60,-26 -110,-30,1')),
  ),
  cut(
    '#b8a468',
    at('-146,-10,1 -110,-44 -40,-46 40,-56 110,-62 150,-44,1 132,-30 60,-34 0,-24 -60,-6 -110,4'),
  ),
  cut('#f0e0aa', at('40,-57,1 110,-63 150,-44,1 110,-50')),
  // The trunk in a raincoat, its collar, the strap over the shoulder.
  within(
    CLOTH,
    '270,446,1 226,472 190,540 186,660 200,780 190,940,1 520,940,1 500,800 510,700 516,620 492,540 440,480 414,446,1 340,430',
    cut(CLOTH_DEEP, '280,440,1 236,470 180,540 180,940,1 330,940,1 300,780 300,660 330,580 300,500'),
    cut(
      CLOTH_LIT,
      '414,446,1 450,480 506,560 520,640 506,740 520,940,1 490,940,1 478,740 486,640 456,560 400,490,1',
    ),
    inked(CLOTH_DEEP, 5, '430,500 446,640 440,920'),
  ),
  cut(CLOTH_DEEP, '268,452,1 280,424 340,440 420,424 430,452,1 390,484 340,490 296,480'),
  cut(CLOTH_LIT, '360,446,1 420,424 432,452,1 400,478 380,480'),
  inked(STRAP, 26, '262,462 320,530 318,640 262,760'),
  inked('#6a5848', 5, '272,462 330,530 328,630'),
  // The near arm: a sleeve bent at the elbow, its shade on the coat, the cuff.
  cut(CLOTH_DEEP, '300,640,1 340,760 430,810 500,740,1 470,700 400,680'),
  cut(CLOTH, disc(312, 572, 72), limb('312,572,72 356,670,62 412,750,56 470,700,52 534,630,44 590,568,35')),
  cut(CLOTH_LIT, '424,690,1 470,632 530,574 566,538,1 584,552 540,604 480,664'),
  cut(
    CLOTH_DEEP,
    '246,600,1 270,640 316,720 360,780 408,806 452,790 530,714 618,594,1 520,690 440,740 396,738 340,690 290,640',
  ),
  inked(CLOTH_DEEP, 5, '380,660 420,690 430,720', '400,640 436,660', '500,632 530,660'),
  cut('#8f3a20', limb('582,576,37 604,554,35')),
  ...pinchingHand(TONES),
];
