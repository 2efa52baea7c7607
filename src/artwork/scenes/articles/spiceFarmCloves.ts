import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { cloveWinnower, inBeam, winnowingBasket } from '../../figures/people/cloveWinnower.ts';
import { cloveBud } from '../../figures/plants/cloveTwig.ts';
import { frond } from '../../figures/plants/frond.ts';
import { light } from '../../light/light.ts';

const beam = outline('440,-20,1 960,-20,1 880,920,1 250,920,1');
/** Cloves in the air: where each is, how it is turned, its size. */
const CLOVES = [
  [806, 372, -10, 0.7],
  [876, 352, -40, 0.72],
  [762, 322, 50, 0.75],
  [846, 298, 10, 0.85],
  [912, 296, 80, 0.8],
  [782, 262, -24, 0.85],
  [904, 232, 24, 0.95],
  [826, 222, 118, 0.85],
  [972, 262, 150, 0.85],
  [764, 178, 40, 0.9],
  [884, 150, -15, 1],
  [956, 176, 66, 0.9],
  [818, 120, -50, 0.9],
  [1020, 208, 16, 1],
  [930, 92, 112, 1],
  [1010, 122, -30, 1.1],
  [864, 64, 15, 0.95],
  [1090, 176, 64, 1.05],
  [1076, 84, 10, 1.1],
  [1064, 286, 140, 0.95],
  [1150, 246, -20, 1],
  [960, 24, -64, 0.9],
] as const;
/** Two coconut palms: their trunks, their fronds. */
const PALMS = [
  limb('70,660,16 100,420,12 170,180,10;1090,660,12 1080,520,9 1110,380,8'),
  ...[3.4, 2.7, 2.1, 1.2, 0.5, -0.1, 5.6].map((angle) => frond(170, 180, angle, 190, 0.55)),
  ...[3.5, 2.8, 2.2, 1.3, 0.6, 0, 5.4].map((angle) => frond(1110, 380, angle, 130, 0.55)),
].join('');
/** A spice farm of Zanzibar: cloves tossed in a beam of light. */
export const spiceFarmCloves: readonly Picture[] = [
  picture(
    'articles/spice-farms',
    light('morning', 'zanzibar', 'right'),
    plan({ camera: 'close' }),
    cut('#0f3f38', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    cut('#f1f0bd', beam),
    ...inBeam(beam, '#15524a', '#c3d888', PALMS),
    ...inBeam(beam, '#0a2f2d', '#dfc08a', outline('-20,640,1 1220,640,1 1220,920,1 -20,920,1')),
    // Mats of cloves that dry: fresh, a day old, done.
    ...inBeam(beam, '#14573c', '#6fae4e', outline('560,668,1 1220,668,1 1220,712,1 545,712,1')),
    ...inBeam(beam, '#5e2530', '#d8663e', outline('535,734,1 1220,734,1 1220,790,1 515,790,1')),
    ...inBeam(beam, '#2a151d', '#6b3222', outline('502,818,1 1220,818,1 1220,890,1 480,890,1')),
    ...cloveWinnower(beam),
    ...winnowingBasket(beam),
    ...inBeam(
      beam,
      '#f4b934',
      '#8e2a24',
      CLOVES.flatMap(([x, y, turn, scale]) => {
        const { nail, ball } = cloveBud(x, y, turn, scale);
        return [outline(nail), outline(ball)];
      }).join(''),
    ),
  ),
];
