import { cut } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';

/** A safari car seen from a little above, facing right, its roof raised and guests standing under it; its feet on y = 0. */
export const carAmongHerd = [
  cut('#c97f2c', '-190,-14,1 150,-20,1 170,10,1 -120,34,1 -400,58,1 -440,40,1'),
  // Who stands under the raised roof, each with a hat, and the posts that hold it.
  cut('#c8452e', panel('-124,-128,18 -78,-128,18 -74,-104 -128,-104')),
  cut('#f0d9a8', panel('-52,-132,18 -6,-132,18 -2,-104 -56,-104')),
  cut('#1f8c94', panel('24,-126,18 66,-126,18 70,-104 20,-104')),
  cut('#6b3f2c', disc(-100, -140, 14, 17), disc(46, -138, 14, 17)),
  cut('#d99a70', disc(-27, -145, 14, 17)),
  cut('#fff8e6', panel('-124,-146,4 -76,-146,4 -86,-162,10 -114,-162,10')),
  cut('#8a5a34', panel('-52,-151,4 -2,-151,4 -13,-168,10 -41,-168,10')),
  cut('#e9c46a', panel('22,-144,4 70,-144,4 60,-160,10 32,-160,10')),
  cut('#27404a', box(-150, -196, 7, 92), box(82, -196, 7, 92)),
  cut('#fff8e6', panel('-166,-218,8 92,-218,8 106,-196,4 -176,-196,4')),
  cut('#b8bfa2', panel('-176,-198 106,-198 102,-188,4 -172,-188,4')),
  // Body.
  cut('#fff8e6', panel('-178,-112,8 92,-112,8 118,-76,4 186,-68,12 192,-20,8 -182,-20,10')),
  cut(
    '#27404a',
    panel('-164,-102,4 -92,-102,4 -92,-72 -164,-72'),
    panel('-82,-102,4 -12,-102 -12,-72 -82,-72'),
    panel('-2,-102 80,-102,4 100,-72 -2,-72'),
  ),
  cut('#2f7d5b', box(-182, -58, 371, 10)),
  cut('#b8bfa2', box(-182, -38, 374, 18)),
  cut(
    '#1d2028',
    disc(-108, -18, 34),
    disc(122, -18, 34),
    panel('-200,-104,6 -178,-104,6 -178,-52,6 -200,-52,6'),
  ),
  cut('#b8bfa2', disc(-108, -18, 13), disc(122, -18, 13)),
];
