import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

/** The dome from the north, its flanks down into the cloud; the middle of its crown is at (0, 0). */
const KIBO =
  '-1500,640,1 -1120,500 -860,384 -700,300 -590,204,1 -520,120 -452,66 -380,36,1 -300,10 -190,-14,1 -60,-24 80,-20,1 200,-12 318,12,1 420,40 500,100,1 580,170 690,270 860,384 1100,490 1500,620,1';
/** Where the snow ends: a tongue in every gully. */
const SNOW =
  '-700,-40,1 -700,240,1 -560,236,1 -520,180,1 -488,250,1 -440,300,1 -418,226,1 -372,190,1 -336,238,1 -296,330,1 -262,300,1 -246,214,1 -196,180,1 -150,246,1 -104,366,1 -60,440,1 -34,330,1 -10,270,1 34,236,1 70,180,1 120,232,1 168,320,1 204,290,1 226,210,1 280,176,1 330,240,1 372,330,1 404,250,1 436,200,1 490,240,1 530,180,1 640,200,1 700,-40,1';
/** From each ridge to the gully on its right: what turns away from a sun at the left. */
const AWAY =
  '-380,20,1 -430,110,1 -410,180,1 -470,260,1 -560,330,1 -640,420,1 -700,640,1 -430,640,1 -400,470,1 -330,350,1 -340,240,1 -270,150,1 -300,100,1 -270,-10,1;-176,50,1 -232,90,1 -200,130,1 -230,200,1 -210,270,1 -290,400,1 -330,640,1 -190,640,1 -180,520,1 -120,400,1 -140,270,1 -90,180,1 -124,100,1;120,16,1 40,70,1 90,150,1 40,230,1 70,330,1 20,440,1 40,640,1 280,640,1 250,500,1 190,390,1 210,270,1 150,180,1 170,110,1;318,0,1 290,80,1 350,160,1 330,240,1 400,330,1 420,440,1 520,640,1 1500,660,1 1500,300,1 700,200,1 460,-20,1';

/** Planes of rock that the light only grazes. */
const GRAZED =
  '-1500,640,1 -1500,400,1 -860,340,1 -700,200,1 -560,200,1 -590,300,1 -540,350,1 -640,420,1 -620,500,1 -720,640,1;-300,330,1 -240,400,1 -262,470,1 -190,560,1 -200,640,1 -330,640,1 -290,480,1;30,300,1 60,400,1 20,500,1 70,560,1 60,640,1 -120,640,1 -20,480,1;330,300,1 380,420,1 360,500,1 440,640,1 270,640,1 300,460,1';

interface Inks {
  /** Rock in the light, grazed by it, and turned away. */
  rock: string;
  dim: string;
  deep: string;
  /** Snow in the light and turned away. */
  snow: string;
  ice: string;
}

/** Kibo when the first light strikes it from the left: every plane in the light or away from it, in snow or in rock. */
export const kiboFirstLight = ({ rock, dim, deep, snow, ice }: Inks): readonly Layer[] => [
  within(rock, KIBO, cut(dim, GRAZED), cut(deep, AWAY), within(snow, SNOW, cut(ice, AWAY))),
];
