import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { herdsmanBehind } from '../../figures/people/herdsmanBehind.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** Blades of gold grass that lean with the wind, as limbs from `y` upwards. */
const blades = (from: number, to: number, y: number, tall: number, step: number): string[] =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, at) => {
    const x = from + at * step + ((at * 37) % 17);
    const long = tall * (0.6 + ((at * 53) % 40) / 100);
    const lean = ((at * 29) % 50) - 6;
    return limb(`${x},${y},7 ${x + lean * 0.3},${y - long * 0.5},5 ${x + lean},${y - long},0`);
  });

/** The head of the article about Kenya: on foot over Maasai land, a plain full of wildebeest ahead. */
export const articleMaasaiWalk: readonly Picture[] = [
  picture(
    'articles/kenyan8places',
    light('golden', 'kenya', 'right'),
    plan({ subject: [580, 260, 240, 420], camera: 'back' }),
    wash(['#2a7c98', '#84bcb0', '#fbe2a4', '#ffd48c'], { height: 500 }),
    // The escarpment along the plain, its face in shade.
    cut('#5c7498', '-40,420,1 160,400,1 240,408,1 380,396,1 560,420,1 700,462,1 900,480,1 -40,490,1'),
    cut('#8c98a8', '240,408,1 380,396,1 560,420,1 700,462,1 640,470,1 500,440,1 420,450,1 330,424,1'),
    floor('#ffcc74', '-40,480 300,474 700,480 1240,470'),
    cut('#eeb058', '-40,520,1 300,506 700,520,1 300,534;700,548,1 1000,536 1240,550,1 960,560'),
    // Wildebeest in a line, as far as one sees.
    cut(
      '#6a3c40',
      ...Array.from({ length: 46 }, (_, at) => {
        const x = 20 + at * 26 + ((at * 17) % 11);
        const y = 520 - ((at * 7) % 5) - at * 0.6;
        const size = 1.25 - at * 0.014;
        return `M${Math.round(x)} ${Math.round(y)}l${Math.round(4 * size)}-${Math.round(9 * size)} ${Math.round(14 * size)} ${Math.round(2 * size)} ${Math.round(4 * size)} ${Math.round(3 * size)} -${Math.round(2 * size)} ${Math.round(12 * size)} -3 0 -2-${Math.round(7 * size)} -${Math.round(10 * size)} 0 -1 ${Math.round(7 * size)} -3 0z`;
      }),
    ),
    place(acacia(), { x: 1030, y: 610, metre: 26, depth: 0.2 }),
    place(acacia({ variant: 2 }), { x: 120, y: 560, metre: 16, depth: 0.34 }),
    floor('#f2ac48', '-40,640 300,624 700,648 1240,616'),
    floor('#e09434', '-40,740 300,720 800,744 1240,716'),
    cut('#fbc868', ...blades(-20, 1220, 760, 90, 34)),
    moved({ x: 700, y: 270, scale: 0.84 }, ...herdsmanBehind),
    cut({ fill: '#8c4420', opacity: 0.6 }, disc(560, 900, 330, 60)),
    cut('#a85c24', ...blades(-20, 1220, 930, 170, 30)),
    cut('#f8b84c', ...blades(-30, 1230, 940, 150, 26)),
    cut('#ffe09c', ...blades(-10, 1220, 950, 120, 58)),
  ),
];
