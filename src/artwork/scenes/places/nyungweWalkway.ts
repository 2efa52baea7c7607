import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { walkwayShade, walkwayWalker } from '../../figures/people/walkwayWalker.ts';
import { canopy } from '../../land/canopy.ts';
import { canopyWalkway, onMist, onWalkway, walkwayShadow, walkwayTower } from '../../land/canopyWalkway.ts';
import { light } from '../../light/light.ts';

const SHADE = '#8fa9d0';
const OWN = onMist(0);
const WALKER = onWalkway(4.4);
const HEAD = { x: OWN.x, y: OWN.y - OWN.metre * 1.55 };

/** The rings of light about the shadow of one's own head. */
const glory: readonly Layer[] = [
  [176, '#e6e6f2'],
  [158, '#f4dcd8'],
  [138, '#fbe8c8'],
  [116, '#e0efe0'],
  [96, '#d6e8f4'],
  [78, '#ffd2b4'],
  [62, '#ffecb4'],
  [46, '#fffdf0'],
].map(([r, colour]) => cut(colour as string, disc(HEAD.x, HEAD.y, r as number)));

/** Nyungwe's canopy walkway from its own boards: its shadow, and ours in a ring of light, lie on the mist. */
export const nyungweWalkway: readonly Picture[] = [
  picture(
    'places/nyungwe-3',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [380, 385, 106, 235], camera: 'front' }),
    strata(['#7fa8d8', '#aecbe2', '#e4ebe4'], { height: 250 }),
    canopy('#9cbfd2', '-60,200 120,160 300,186 520,150 760,110 980,150 1260,110', 14),
    floor('#dbe6ea', '-40,220 200,204 420,226 700,190 900,204 1240,176'),
    canopy(
      '#6a9fb0',
      '-60,240 140,214 300,262 420,304 560,266 760,226 980,196 1260,206',
      20,
      '#9cc4b8',
      'left',
    ),
    floor('#e4edf0', '-40,296 120,270 420,310 600,300 760,270 960,252 1240,262'),
    canopy('#3f7c8c', '740,390 820,350 920,310 1060,284 1260,256', 28, '#78ac94', 'left'),
    floor('#eff3f2', '-40,380 420,340 640,362 760,376 860,352 960,346 1100,318 1240,310'),
    // The forest that climbs beside us.
    canopy('#2f7080', '-60,330 60,336 160,372 260,420 340,490', 30, '#94c490', 'left'),
    canopy('#1f5c68', '-60,420 60,430 160,480 240,560 300,640', 42, '#8cc078', 'left'),
    canopy('#154858', '-60,540 40,550 130,620 220,740 300,860', 56, '#74b070', 'left'),
    canopy('#0e3648', '-60,700 60,730 150,830 230,960', 70, '#5c9c68', 'left'),
    // Mist from edge to edge beyond the bridge, torn where it meets the slope.
    cut(
      '#eff3f2',
      '1260,300,1 1100,318 960,346 860,352 760,376 640,362 420,340 340,346 290,372 330,402 356,428 320,462 270,490 310,524 420,556,1 440,720,1 440,960,1 1260,960,1',
    ),
    cut(
      '#dde6f0',
      '560,430,1 700,400 860,406 1000,380 1140,388 1260,356,1 1260,960,1 440,960,1 400,800 480,620',
    ),
    ...glory,
    ...walkwayShadow(SHADE),
    // Far off it fades into the mist.
    cut({ fill: '#eff3f2', opacity: 0.55 }, '480,380,1 620,390 640,404 600,420 590,440 560,452 480,450,1'),
    cut('#eff3f2', '440,350,1 540,354 600,354 700,376 640,394 600,400 580,412 550,408 530,420 480,420,1'),
    moved({ x: OWN.x, y: OWN.y, scale: OWN.metre / 176 }, walkwayShade(SHADE)),
    canopy('#154858', '560,960 640,900 720,876 800,890 880,920 940,980', 46, '#74b070', 'left'),
    ...walkwayTower('#6c8ca4'),
    ...canopyWalkway({ board: '#a85c38', lit: '#f0ac64', gap: '#4c2c30', net: '#56708c', cable: '#1c2a4c' }),
    moved({ x: WALKER.x, y: WALKER.y, scale: WALKER.metre / 176 }, ...walkwayWalker),
  ),
];
