import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, panel } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, RED, ORANGE, GOLD, CREAM, DARK] = [
  '#8fd6cc',
  '#b01f2e',
  '#ee5f22',
  '#ffb92e',
  '#fff0d2',
  '#26112f',
];

/** The right half of a ring of locks that sweep away from a parting: how many, how wide and high around `y`, how long. */
function locks(count: number, y: number, wide: number, high: number, depth: number): string {
  const at = (turn: number, share: number, corner: 0 | 1) => {
    const [cos, sin] = [Math.sin(turn), -Math.cos(turn)];
    const far = (Math.abs(cos) ** 3 + Math.abs(sin) ** 3) ** (-1 / 3) * share;
    return `${Math.round(wide * far * cos)},${Math.round(y + high * far * sin)},${corner}`;
  };
  const step = Math.PI / count;
  const all = Array.from({ length: count }, (_, lock) => {
    const turn = lock * step;
    return [
      at(turn, 1 - depth, 1),
      at(turn + step * 0.3, 1 - depth * 0.1, 0),
      at(turn + step * 0.85, 1, 1),
      at(turn + step * 0.84, 1 - depth * 0.6, 0),
    ];
  });
  return [...all.flat(), at(Math.PI, 1 - depth, 1)].join(' ');
}

/** Kenya's emblem: the front of a painted matatu is a lion. */
export const countryKenya: readonly Picture[] = [
  picture(
    'countries/kenya',
    light('noon', 'kenya', 'left'),
    plan({ subject: [170, 60, 860, 800], camera: 'front' }),
    wash(GROUND),
    moved(
      { x: 600, y: 0 },
      // Tyres.
      cut(DARK, panel(pair('270,780 420,780 420,960 270,960'))),
      // The mirrors on their brackets: the ears.
      inked(DARK, 18, pair('380,150,1 470,150,1; 380,270,1 470,270,1')),
      cut(ORANGE, twoDiscs(504, 200, 86, 120)),
      cut(DARK, twoDiscs(510, 206, 52, 82)),
      // The body, and the mane painted on it.
      within(
        RED,
        twin('0,16,1 300,16,1 384,20 404,140,1 430,560,1 436,800,1 430,866 380,866,1 0,866,1'),
        cut(ORANGE, twin(locks(13, 440, 408, 410, 0.26)), twin('0,26,1 26,70 40,150,1 0,160,1')),
        cut(GOLD, twin(locks(11, 440, 330, 374, 0.2))),
      ),
      // The bridge of the nose.
      cut(ORANGE, pair('22,350,1 104,350,1 116,450 84,600,1 56,600,1 70,500')),
      // The windscreen, its post and wipers.
      cut(DARK, panel(pair('9,126,8 226,126,50 268,330,46 9,376,16'))),
      inked(CREAM, 9, pair('34,348,1 206,318,1')),
      // Lamps.
      cut(DARK, pair('150,530,1 92,556,1 116,520 122,480,1')),
      within(
        DARK,
        twoDiscs(206, 474, 88),
        cut(CREAM, twoDiscs(206, 474, 69)),
        cut(ORANGE, twoDiscs(206, 474, 51)),
        cut(DARK, twoDiscs(206, 474, 28), pair('100,444,1 310,412,1 310,360,1 100,360,1')),
      ),
      cut(GOLD, twin('0,740,1 90,740,1 84,790 60,812,1 0,812,1')),
      // The grille is the muzzle, its slats the whiskers.
      cut(CREAM, twin('0,620,1 60,606 180,616 266,670 252,740 160,784 60,784 0,764,1')),
      cut(DARK, twin('0,572,1 70,570 104,590 90,630 40,664 0,670,1')),
      inked(DARK, 12, pair('0,660,1 0,720,1 36,764 104,760 152,736,1')),
      cut(
        DARK,
        limb(
          pair('104,656,8 220,634,7 356,592,2; 120,684,8 240,678,7 372,664,2; 114,712,8 230,722,7 356,734,2'),
        ),
      ),
      cut(CREAM, panel(twin('0,806 462,806,30 462,872,30 0,872'))),
      cut(DARK, panel(twin('0,824 150,824,15 150,854,15 0,854'))),
      cut(ORANGE, panel(pair('330,824,15 420,824,15 420,854,15 330,854,15'))),
    ),
  ),
];
