import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { box } from '../../drawing/brush.ts';

/** What the walls wear: coral stone in the sun, facing us, in shade, and the roofs. */
export interface Coral {
  lit: string;
  face: string;
  shade: string;
  roof: string;
  /** The reef it stands on, and its lighter ledges. */
  reef: string;
  ledge: string;
  foam: string;
}

/** The merlons of a gun parapet along the top of a wall, evenly parted: from where to where, how many, and its height at both ends. */
const merlons = (from: number, to: number, count: number, y: number, end: number): string[] => {
  const gap = 16;
  const step = (to - from + gap) / count;
  const top = (x: number) => y + ((end - y) * (x - from)) / (to - from);
  return Array.from({ length: count }, (_, at) => {
    const [left, right] = [from + at * step, from + (at + 1) * step - gap];
    return `${left},${top(left) + 3},1 ${left + 3},${top(left) - 24},1 ${right - 3},${top(right) - 24},1 ${right},${top(right) + 3},1`;
  });
};

/**
 * Fort Jesus from the sea, its waterline at y = 0: raked coral walls in one mass from the sharp bastion at its left, with
 * a sentry turret, along the curtain to the great bastion that runs on past x = 1300. The sun is at the left.
 */
export const fortFromSea = (
  { x, y, scale = 1 }: { x: number; y: number; scale?: number },
  { lit, face, shade, roof, reef, ledge, foam }: Coral,
): Layer =>
  moved(
    { x, y, scale },
    // The barracks within the walls under their tiles.
    cut(face, box(440, -420, 330, 130)),
    cut(lit, '300,-396,1 440,-420,1 440,-290,1 300,-290,1'),
    cut(roof, '284,-394,1 372,-462,1 720,-472,1 792,-412,1 440,-416,1'),
    cut(
      shade,
      '440,-416,1 792,-412,1 780,-402,1 440,-404,1',
      ...[500, 580, 660].map((at) => box(at, -376, 26, 40)),
    ),
    // The curtain wall, set back, and the near flank of the first bastion in its own shade.
    cut(face, '330,-306,1 700,-306,1 690,-30,1 350,-30,1', ...merlons(400, 640, 4, -304, -304)),
    cut(shade, '300,-326,1 382,-308,1 470,-30,1 318,-30,1'),
    // The first bastion: its sharp edge towards the sea, one face in the sun, one towards us.
    cut(lit, '26,-308,1 156,-336,1 146,-20,1 -36,-30,1', ...merlons(28, 156, 2, -308, -334)),
    cut(face, '156,-336,1 302,-326,1 322,-30,1 146,-18,1', ...merlons(172, 302, 2, -333, -326)),
    // The great bastion: a face in the sun, then the long wall that runs on.
    cut(lit, '640,-318,1 800,-352,1 790,-14,1 590,-30,1', ...merlons(642, 800, 3, -318, -351)),
    cut(face, '800,-352,1 1300,-340,1 1300,-10,1 790,-12,1', ...merlons(816, 1300, 8, -350, -340)),
    // The cordon that runs round all of it.
    inked(shade, 7, '20,-262 156,-284 306,-276', '330,-258 632,-258', '632,-270 800,-296 1300,-284'),
    inked(lit, 4, '156,-290 306,-282', '402,-264 632,-264', '800,-302 1300,-290'),
    // The turret on its corbel at the corner, the sea gate, loopholes, and where plaster has come off.
    cut(lit, '136,-342,1 138,-392,1 160,-396,1 160,-322,1 150,-318,1'),
    cut(shade, '160,-396,1 180,-392,1 182,-340,1 170,-320,1 160,-322,1'),
    cut(roof, '130,-390,1 159,-428,1 188,-390,1 160,-382,1'),
    cut(reef, '520,-30,1 522,-96,1 540,-116 566,-116 580,-96,1 584,-30,1', box(153, -376, 10, 18)),
    cut(shade, ...[212, 262, 880, 980, 1080, 1180].map((at) => box(at, -226, 14, 28))),
    cut(reef, ...[66, 104, 690, 742].map((at) => box(at, -222 - (at % 60) / 8, 12, 30))),
    cut(
      { fill: lit, opacity: 0.45 },
      '860,-130,1 930,-140 1010,-128 1040,-110,1 960,-104 880,-112',
      '190,-120,1 240,-130 280,-118,1 230,-108',
      '1100,-190,1 1180,-200 1230,-188,1 1160,-180',
    ),
    cut(
      { fill: shade, opacity: 0.4 },
      '10,-110,1 50,-124 100,-112,1 60,-100',
      '640,-130,1 690,-146 750,-128,1 700,-116',
      '440,-190,1 500,-204 560,-190,1 500,-180',
    ),
    // The reef: undercut by the tide, ledges in the sun, white water at its foot.
    cut(
      reef,
      '-330,4,1 -300,-14 -240,-12 -210,-30 -150,-26 -110,-52 -50,-46 10,-62 90,-40 150,-54 230,-38 320,-58 420,-40 520,-34 600,-52 700,-36 780,-60 880,-40 1000,-56 1120,-38 1300,-50,1 1300,8,1 900,10 500,6 100,12 -200,8',
    ),
    cut(
      ledge,
      '-290,-8,1 -240,-10 -208,-26 -150,-22 -108,-46 -52,-42 10,-56 70,-42,1 0,-40 -60,-30 -120,-32 -180,-14',
      '120,-44,1 160,-50 226,-34,1 170,-32',
      '600,-46,1 650,-40 700,-32,1 640,-30',
      '740,-48,1 782,-56 860,-40,1 800,-36',
      '960,-48,1 1010,-52 1080,-40,1 1020,-36',
    ),
    cut(
      foam,
      '-360,6,1 -300,-2 -250,4 -190,-4 -120,4 -40,-2 40,6 130,0 220,8 330,2 450,8 560,2 680,8 800,2 940,10 1080,2 1300,8,1 1300,16,1 1080,14 900,18 700,14 500,16 300,14 100,18 -100,12 -240,14',
    ),
  );
