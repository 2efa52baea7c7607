import { cut } from '../../canvas/cut.ts';
import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { place } from '../../figures/placing/place.ts';
import { zebraBehind } from '../../figures/placing/zebraBehind.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';

/** Lakes, papyrus and the plain. */
export const akagera: readonly Picture[] = [
  // A zebra mare and her foal, from behind, above the chain of lakes at dawn.
  picture(
    'places/akagera-1',
    light('dawn', 'rwanda', 'left'),
    plan({ subject: [400, 260, 540, 640], camera: 'back' }),
    sky({ horizon: 190, stops: ['#ec8a5c', '#f4a868', '#f9c888', '#fde3b4'] }),
    hills({ y: 196, rise: 60, depth: 0.5, of: '#a487ac', plain: true }),
    stillWater({ y: 204, to: 900, far: '#fff0cc', middle: '#f8c08c', near: '#c4688a' }),
    // Headlands from both sides, and islands.
    cut('#a884a4', '1240,262,1 1240,224 1080,220 940,228 800,240 700,262,1 900,268'),
    cut('#8f6c9a', '-40,330,1 -40,270 100,262 240,272 360,292 460,326,1 260,338'),
    cut('#8f6c9a', '1240,420,1 1240,330 1120,326 980,344 880,372 820,404,1 1000,418'),
    cut(
      { fill: '#8a4a80', opacity: 0.4 },
      '-40,334,1 460,328,1 260,364 -40,376,1',
      '1240,424,1 820,406,1 1000,446 1240,456,1',
    ),
    tongue('-300,560 -60,470 60,462 180,486 300,540', '#6a4a84', { reed: 22, reeds: '#4a2f6a', mirror: 0.2 }),
    cut(
      '#fff4d6',
      '330,420,1 420,416 520,420,1 420,425',
      '380,470,1 480,466 560,470,1 470,476',
      '60,410,1 140,406 220,410,1 140,415',
      '380,570,1 460,565 540,570,1 460,576',
      '180,600,1 250,596 300,600,1 250,605',
    ),
    // The dark slope they stand on.
    cut('#3a1f52', '-20,720,1 120,690 330,720 600,800 900,760 1220,640,1 1220,920,1 -20,920,1'),
    zebraBehind,
    cut('#1e1036', '-20,860,1 160,840 400,872 700,880 980,850 1220,800,1 1220,920,1 -20,920,1'),
    place(papyrus({ stems: 8 }), { x: 1120, y: 900, metre: 150, depth: 0.02, shadow: false, rim: false }),
  ),
];
