import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { turtle } from '../../figures/animals/turtle.ts';
import { fortJesus } from '../../figures/buildings/fortJesus.ts';
import { glassBottom, glassBottomBoat } from '../../figures/placing/glassBottomBoat.ts';
import { place } from '../../figures/placing/place.ts';
import { coral } from '../../figures/plants/coral.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const SURFACE = '-40,330,1 120,342 260,326 420,340 620,326 800,342 960,326 1100,338 1240,328,1';

/** Mombasa's reef, cut open at the surface: three people bent over the pane of a glass-bottom boat, and the turtle that they see. */
export const mombasaReef: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [480, 580, 260, 160], camera: 'profile' }),
    sky({ horizon: 290, stops: ['#2f78c4', '#7fb8e0', '#c4e2ea', '#fdf0d4'] }),
    place(coconutPalm({ seed: 3 }), { x: 262, y: 250, metre: 11, depth: 0.4, shadow: false }),
    place(fortJesus(), { x: 120, y: 290, metre: 9, depth: 0.3, shadow: false, coat: { body: '#d98a58' } }),
    floor('#1f6fa4', '0,286,1 1200,286,1'),
    floor('#3f96bc', '0,312 300,306 700,314 1200,308'),
    glassBottomBoat(250, 334),
    // The water's edge and what lies below it.
    wash(['#8fe6da', '#4cc0c4', '#2590b0', '#15608c'], { y: 334, height: 570 }),
    glassBottom(250, 334),
    cut(
      '#f0fff8',
      `${SURFACE} 1240,340,1 1100,350 960,338 800,354 620,338 420,352 260,338 120,354 -40,342,1`,
    ),
    floor('#1b6a8c', '0,800 160,760 330,780 520,806 760,800 960,760 1200,790'),
    floor('#e8c690', '0,868 300,850 620,870 900,852 1200,868'),
    inked('#fff2cc', 4, '420,884 480,878 540,886', '560,892 640,884 700,890', '330,892 380,888 420,894'),
    place(coral('fan'), { x: 1040, y: 890, metre: 170, depth: 0.3, shadow: false }),
    place(coral('branching'), { x: 140, y: 892, metre: 110, depth: 0.3, shadow: false }),
    place(turtle(), {
      x: 620,
      y: 724,
      metre: 256,
      depth: 0.24,
      shadow: false,
      turn: -10,
      coat: { body: '#234d34', shade: '#123029', dark: '#0c2420' },
    }),
  ),
];
