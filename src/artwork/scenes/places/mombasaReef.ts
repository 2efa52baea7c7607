import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { fish } from '../../figures/animals/fish.ts';
import { turtle } from '../../figures/animals/turtle.ts';
import { fortJesus } from '../../figures/buildings/fortJesus.ts';
import { place } from '../../figures/placing/place.ts';
import { coral } from '../../figures/plants/coral.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** Somebody on the bench, side on, who bends over the pane: knees, back, arm, a head with its face down; left or right. */
const watcher = (x: number, side: 1 | -1, shirt: string, skin: string, hair: string): Layer[] => {
  const at = (row: string) =>
    row
      .split(' ')
      .map((point) => {
        const [dx = 0, y = 0, third] = point.split(',').map(Number);
        return `${x + dx * side},${y}${third === undefined ? '' : `,${third}`}`;
      })
      .join(' ');
  return [
    cut(shirt, at('-34,372,1 -40,316 -26,276 4,260,1 26,268 30,290 14,320 12,372,1')),
    cut(skin, limb(at('8,282,9 26,318,8 50,340,7 62,346,5'))),
    cut(
      skin,
      at('8,268,1 14,246 28,230 48,230 62,244 64,258,1 70,266,1 62,270 60,280 44,284 30,278,1 24,284'),
    ),
    cut(hair, at('10,258,1 10,232 30,216 54,222 64,242,1 48,242 42,252 34,254 32,268,1 22,272')),
  ];
};

/** Mombasa's reef, cut open at the surface: the fort over the water, a glass-bottom boat on it, a turtle below it. */
export const mombasaReef: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [420, 640, 260, 170], camera: 'profile' }),
    sky({ horizon: 300, bands: 5, stops: ['#1d63b4', '#5f9fd6', '#b4d8e8', '#fbecd0'] }),
    place(coconutPalm({ seed: 3 }), { x: 1010, y: 236, metre: 13, depth: 0.4, shadow: false }),
    place(coconutPalm({ seed: 5 }), { x: 1110, y: 240, metre: 14, depth: 0.4, shadow: false }),
    place(fortJesus(), { x: 960, y: 312, metre: 9, depth: 0.3, shadow: false, coat: { body: '#d98a58' } }),
    floor('#1f6fa4', '0,306,1 1200,306,1'),
    floor('#3f96bc', '0,352 300,346 700,356 1200,348'),
    inked('#d8f0f0', 3, '60,330 170,330', '240,344 330,344', '900,336 1010,336', '1080,352 1180,352'),
    // The boat: its far side, those who sit in it, and its awning.
    moved(
      { x: -150, y: 0 },
      cut('#0d3348', '250,372,1 880,372,1 860,402,1 270,402,1'),
      inked('#f3ead8', 7, '290,380 290,190', '560,380 560,186', '840,380 840,190'),
      ...watcher(340, 1, '#e0573a', '#6b4030', '#1c0d18'),
      ...watcher(800, -1, '#f4c24a', '#8a5a3c', '#2a1420'),
      ...watcher(456, 1, '#f4ead2', '#5a3424', '#c2452a'),
      ...watcher(684, -1, '#2f8f6a', '#b07a54', '#4a2a1a'),
      cut('#f3ead8', '232,196,1 300,168 560,158 830,168 900,196,1 900,210,1 232,210,1'),
      cut(
        '#e0573a',
        '232,204,1 900,204,1 900,226 840,214 780,228 720,214 660,228 600,214 540,228 480,214 420,228 360,214 300,228 232,214,1',
      ),
    ),
    // The water's edge and what lies below it.
    wash(['#a8f0e2', '#5ccbc8', '#2a93b0', '#155f8a'], { y: 424, height: 480 }),
    cut(
      '#eafcf4',
      '-40,418,1 120,428 260,414 420,426 620,414 800,428 960,414 1100,426 1240,416,1 1240,428,1 1100,438 960,426 800,440 620,426 420,438 260,426 120,440 -40,430,1',
    ),
    moved(
      { x: -150, y: 0 },
      cut('#f3ead8', '200,352,1 960,346,1 940,400 880,440,1 290,440,1 230,400'),
      cut('#c2452a', '214,386,1 950,380,1 940,400 880,440,1 290,440,1 236,404'),
      cut('#123f52', '250,424,1 904,424,1 850,462 780,474,1 380,474,1 300,460'),
      cut('#d6fbf0', '400,452,1 760,452,1 744,474,1 416,474,1'),
      cut({ fill: '#e4fff4', opacity: 0.2 }, '416,474,1 744,474,1 960,920,1 200,920,1'),
    ),
    floor('#175f80', '0,800 160,740 330,770 520,800 760,790 960,730 1200,770'),
    floor('#e8c690', '0,860 300,842 620,866 900,846 1200,860'),
    place(coral('brain'), { x: 150, y: 876, metre: 150, depth: 0.3, shadow: false }),
    place(coral('branching'), { x: 880, y: 886, metre: 130, depth: 0.3, shadow: false }),
    place(coral('fan'), { x: 1070, y: 890, metre: 200, depth: 0.3, shadow: false }),
    place(turtle(), {
      x: 560,
      y: 760,
      metre: 205,
      depth: 0.2,
      shadow: false,
      turn: -12,
      coat: { body: '#1f4a34', shade: '#12302a', dark: '#0c2420' },
    }),
    place(fish('angel'), { x: 180, y: 600, metre: 60, depth: 0.3, shadow: false }),
    place(fish('angel'), { x: 90, y: 680, metre: 48, depth: 0.34, shadow: false }),
    place(fish('fusilier'), { x: 980, y: 560, metre: 50, depth: 0.34, shadow: false, flip: true }),
    place(fish('fusilier'), { x: 1060, y: 600, metre: 50, depth: 0.34, shadow: false, flip: true }),
    place(fish('fusilier'), { x: 940, y: 620, metre: 46, depth: 0.34, shadow: false, flip: true }),
  ),
];
