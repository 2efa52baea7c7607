import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SEA, FOAM, RIM, TIN, WALL, FLOOR] = ['#0d5f9c', '#e9f6f4', '#f3f1e6', '#c3ccd0', '#7d8c94', '#9a5a22'];
const [GLASS, SHINE] = ['#14263a', '#fffdf2'];

/** A car from above that is a sardine: lamps for eyes, mirrors for fins, and a tail. Its nose is up, 0,0 its middle. */
const sardine = (paint: string, shade: string): Layer[] => [
  cut(shade, twin('0,130,1 24,150,1 58,214,1 0,192,1'), pair('60,-66,1 88,-40 92,-26,1 60,-34,1')),
  within(
    paint,
    twin('0,-184 36,-178 58,-150 66,-90 66,50 56,110 34,148 0,160'),
    cut(shade, '26,-200,1 100,-200,1 100,200,1 10,200,1 34,60'),
  ),
  // Windscreen, rear window, and the panes along both sides.
  cut(
    GLASS,
    panel('-46,-98,10 46,-98,10 38,-56,6 -38,-56,6'),
    panel('-34,70,6 34,70,6 40,96,10 -40,96,10'),
    panel('-58,-66,4 -46,-44,4 -46,58,4 -56,74,4'),
    panel('46,-44,4 58,-66,4 56,74,4 46,58,4'),
  ),
  cut(SHINE, twoDiscs(38, -148, 13)),
  cut(GLASS, twoDiscs(40, -150, 6)),
];

const CARS = [
  ['#79b4c8', '#4c8aa4'],
  ['#f4c648', '#cf9a24'],
  ['#ee6a45', '#c1452c'],
  ['#f4f0e2', '#c9c6b6'],
  ['#62a878', '#3f7f58'],
] as const;

/** The Likoni ferry, packed as it is: a tin of sardines whose rolled lid is the ramp. */
export const mombasaTin: readonly Picture[] = [
  picture(
    'places/mombasa-4',
    light('noon', 'kenya', 'left'),
    plan({ subject: [930, 110, 200, 540], camera: 'above' }),
    wash(SEA),
    moved(
      { x: 586, y: 480, scale: 0.93, turn: -14 },
      cut(
        FOAM,
        limb(
          '-470,-236,2 -620,-300,16 -820,-340,4;-470,236,2 -620,300,16 -820,340,4;-490,0,2 -640,0,14 -860,0,4',
        ),
      ),
      cut(TIN, panel('-480,-286,90 500,-286,90 500,286,90 -480,286,90')),
      cut(RIM, panel('-464,-270,78 484,-270,78 484,270,78 -464,270,78')),
      cut(WALL, panel('-436,-242,60 456,-242,60 456,242,60 -436,242,60')),
      within(
        FLOOR,
        panel('-424,-218,50 456,-218,50 456,242,60 -424,242,60'),
        ...CARS.map(([paint, shade], at) =>
          moved(
            { x: -336 + at * 158, y: at % 2 ? -2 : 14, scale: 1.08, turn: at % 2 ? 180 : 0 },
            ...sardine(paint, shade),
          ),
        ),
      ),
      // The lid, rolled up by its key.
      cut(WALL, panel('398,-262,6 470,-262,6 470,262,6 398,262,6')),
      cut(TIN, panel('420,-300,26 540,-300,26 540,300,26 420,300,26')),
      cut(RIM, panel('434,-300,8 470,-300,8 470,300,8 434,300,8')),
      inked(WALL, 20, '480,-300 480,-352'),
      inked(WALL, 18, disc(480, -382, 32, 32)),
    ),
  ),
];
