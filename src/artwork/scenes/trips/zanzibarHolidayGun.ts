import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc } from '../../drawing/brush.ts';
import { seafrontGun } from '../../figures/objects/seafrontGun.ts';
import { boyAmazed } from '../../figures/people/boyAmazed.ts';
import { boyEarsShut, boyTucked, kofia } from '../../figures/people/cannonballBoys.ts';
import { light } from '../../light/light.ts';

const [SKY, TOWN, CLOUD, SEA, SHOAL] = ['#ffd45e', '#f2b13c', '#fff8ea', '#0f9a9a', '#4fc4b4'];

/** The first evening on Zanzibar: a boy leaps tucked off an old gun of Stone Town's seafront, and his friend stops his ears. */
export const zanzibarHolidayGun: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-5',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [900, 130, 260, 330], camera: 'close' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    // Stone Town: flat roofs, the fort's round tower with its teeth, the cathedral's two spires.
    cut(
      TOWN,
      '-20,700,1 -20,330,1 40,330,1 40,376,1 108,376,1 108,290,1 124,290,1 124,306,1 140,306,1 140,290,1 156,290,1 156,306,1 172,306,1 172,290,1 188,290,1 188,306,1 204,306,1 204,290,1 220,290,1 220,420,1 440,420,1 440,380,1 456,380,1 456,250,1 470,250,1 486,130,1 502,250,1 516,250,1 516,330,1 546,330,1 546,250,1 560,250,1 576,130,1 592,250,1 606,250,1 606,420,1 680,420,1 680,700,1',
    ),
    // The cloud that stands at the muzzle.
    cut(
      CLOUD,
      box(640, 560, 400, 64),
      disc(690, 540, 62),
      disc(780, 500, 74),
      disc(880, 530, 66),
      disc(966, 548, 54),
      disc(1050, 574, 50),
      disc(1120, 594, 34),
      box(1040, 596, 114, 26),
    ),
    floor(SEA, '0,620 1200,620'),
    cut(
      SHOAL,
      '700,690,1 900,682 1220,688,1 1220,704,1 960,698',
      '820,770,1 1000,762 1220,764,1 1220,784,1 1040,780',
      '720,850,1 900,842 1100,850,1 900,860',
    ),
    // Friends behind the gun.
    moved({ x: 432, y: 344, flip: true, scale: 1.05 }, ...boyAmazed),
    moved({ x: 190, y: 300, scale: 1.06 }, ...boyEarsShut),
    cut(SEA, box(500, 620, 140, 70)),
    // The sea wall.
    cut('#fff3dc', '-20,690,1 640,690,1 640,740,1 -20,740,1'),
    cut('#e2a08a', '-20,740,1 610,740,1 620,920,1 -20,920,1'),
    inked(
      '#c47c70',
      5,
      '-20,820 616,820',
      '180,742 180,818',
      '430,742 430,818',
      '300,822 300,900',
      '540,822 540,900',
      '60,822 60,900',
    ),
    moved({ x: 640, y: 540, turn: -7 }, ...seafrontGun),
    moved({ x: 976, y: 250, scale: 1.12, turn: -8 }, ...boyTucked),
    moved({ x: 736, y: 316, scale: 0.9, turn: -38 }, ...kofia),
  ),
];
