import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { napOnRopeBed } from '../../figures/people/napOnRopeBed.ts';
import { light } from '../../light/light.ts';

const [SHADE, FAINT, DARK, DEEPEST] = ['#827fc0', '#5c56a0', '#3c3470', '#282252'];
const [FOAM, SAND, HULL, SAIL, SAIL_SHADE] = ['#fffdf0', '#fdeccb', '#3a2a5c', '#fff6dc', '#f3c79c'];
const [STEERS, CAP] = ['#5c2f34', '#d8434a'];

/** The lower edge of a roof of palm leaves, from the left: broad blades, each bent, no two alike. */
const thatch = (foot: number, long: number, wide: number): string => {
  const chance = random(`thatch ${foot}`);
  const row = ['-40,-20,1', `-40,${foot},1`];
  for (let x = -40; x < 1240;) {
    const step = wide * chance.between(0.5, 1.5);
    const tip = foot + long * chance.between(0.25, 1);
    row.push(
      `${Math.round(x + step * 0.2)},${Math.round(tip - long * 0.2)}`,
      `${Math.round(x + step * chance.between(0.3, 0.6))},${Math.round(tip)},1`,
      `${Math.round(x + step * 0.85)},${Math.round(tip - long * 0.2)}`,
      `${Math.round(x + step)},${Math.round(foot + chance.between(-10, 10))},1`,
    );
    x += step;
  }
  return [...row, '1260,-20,1'].join(' ');
};

/** A dhow that sails to the right before the wind, its waterline at y 0. */
const dhow: readonly Layer[] = [
  cut({ fill: '#3a9ca8', opacity: 0.6 }, disc(4, 6, 104, 6)),
  inked(HULL, 5, '6,-20 20,-150'),
  cut(SAIL, '96,-56,1 60,-120 -44,-252,1 -34,-150 -70,-44,1 10,-34'),
  cut(SAIL_SHADE, '-44,-252,1 -34,-150 -70,-44,1 -36,-40,1 -8,-140'),
  inked(HULL, 5, '102,-48 60,-116 -50,-260'),
  cut(HULL, '-98,-32,1 -60,-18 0,-14 60,-20 112,-42,1 92,-6 74,6,1 -74,6,1 -94,-8'),
  // Who steers.
  cut(STEERS, limb('-66,-22,8 -50,-28,7 -44,-12,5')),
  cut(SAIL, limb('-68,-20,10 -66,-40,10 -60,-50,8')),
  cut(SAIL_SHADE, limb('-74,-20,5 -72,-40,5 -66,-50,4')),
  cut(STEERS, limb('-60,-48,4 -57,-56,4'), disc(-56, -63, 8, 9), limb('-62,-46,4 -78,-38,4 -92,-40,3')),
  cut(CAP, '-65,-65,1 -62,-76 -49,-75 -47,-65,1'),
  inked(HULL, 4, '-82,-41 -108,-36 -110,-6'),
];

/** The free days for the week on Zanzibar: from the shade in which somebody sleeps, a dhow sails along the line of the body. */
export const zanzibarHolidayNap: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-5',
    light('noon', 'zanzibar', 'behind'),
    plan({ subject: [280, 640, 620, 60], camera: 'frame' }),
    strata(['#7cc8e0', '#b4e4e4', '#f0f6dc'], { height: 370, bands: 4 }),
    // The sea: the deep, the surf on the reef, the lagoon, the beach.
    cut('#175a94', box(0, 352, 1200, 30)),
    floor('#2aa6b8', '-40,386 300,388 700,386 1240,384'),
    cut(FOAM, '-40,382,1 1240,378,1 1240,388 900,385 700,392 400,385 200,392 -40,388'),
    floor('#52c8c4', '-40,428 240,420 560,434 900,422 1240,430'),
    floor('#8ce0d0', '-40,500 200,510 460,494 700,506 980,490 1240,500'),
    floor(FOAM, '-40,604 180,584 420,592 700,578 960,588 1240,568'),
    floor(SAND, '-40,620 180,598 420,608 700,594 960,606 1240,584'),
    moved({ x: 496, y: 500, scale: 0.76 }, ...dhow),
    // The edge of the shade.
    floor(SHADE, '-40,724 70,704 150,728 300,706 400,730 540,714 700,734 860,708 980,730 1110,704 1240,716'),
    cut(FAINT, disc(606, 858, 440, 20)),
    moved({ x: 600, y: 850, scale: 1.14 }, ...napOnRopeBed),
    // The post and the roof of palm leaves.
    cut(DARK, limb('120,960,30 112,600,24 120,300,24 104,-20,26')),
    cut('#8c84c0', limb('140,940,4 134,600,4 142,300,4 128,100,3')),
    cut('#5a5294', thatch(94, 104, 66)),
    cut(DARK, thatch(52, 110, 84)),
    cut(DEEPEST, thatch(12, 90, 110)),
  ),
];
