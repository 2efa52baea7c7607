import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A lion's pug mark, 12 cm across, as pressed into the ground seen from above: one tone (1000 units are one metre). */
export function lionTrack(): Figure {
  const toe = (x: number, y: number) =>
    outline([
      [x, y - 24],
      [x + 20, y - 20],
      [x + 18, y + 16],
      [x, y + 26],
      [x - 18, y + 16],
      [x - 20, y - 20],
    ]);
  return drawn('lion track', [
    {
      tone: 'dark',
      d:
        toe(-50, -84) +
        toe(-18, -112) +
        toe(20, -110) +
        toe(52, -80) +
        outline('-44,-4,1 -62,-20 -40,-62 0,-72 40,-60 62,-18 46,-2,1 26,-16 14,0,1 -12,0,1 -26,-16'),
    },
  ]);
}

/** An elephant's footprint, 45 cm long, seen from above: rim dark, cracked sole shade (1000 units are one metre). */
export function elephantTrack(): Figure {
  const cracks = [
    '-120,-150,2 -40,-190,5 60,-170,3 130,-220,0',
    '-90,-300,2 0,-270,5 90,-310,0',
    '-40,-70,2 20,-120,5 30,-240,4 -10,-360,0',
    '-130,-230,0 -60,-240,4 0,-200,2',
  ];
  return drawn('elephant track', [
    { tone: 'dark', d: outline('-190,-190 -160,-430 140,-440 200,-200 150,0 -140,0') },
    { tone: 'shade', d: outline('-160,-190 -138,-400 118,-410 170,-200 126,-30 -116,-28') },
    {
      tone: 'dark',
      d: cracks.map(limb).join('') + [-110, -56, 4, 64, 118].map((x) => disc(x, -418, 22, 14)).join(''),
    },
  ]);
}
