import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const TONES = {
  skin: '#5c3022',
  far: '#3b1d1c',
  rim: '#ffb066',
  shirt: '#17626e',
  fold: '#0d3c4a',
  wood: '#5a2a22',
  dark: '#25101c',
  edge: '#e8803c',
};

/** The hull from ahead: its outer side, its opening, and the water's image of it; the middle of the figure is x = 0. */
const HULL = '0,226 -66,196 -126,120 -160,30 -158,-40 -120,-96 0,-120 120,-96 158,-40 160,30 126,120 66,196';
const WITHIN = '0,128 -48,112 -102,52 -130,-24 -112,-74 0,-100 112,-74 130,-24 102,52 48,112';
const TRUNK =
  '-70,-20 -84,-90 -92,-150 -86,-190 -52,-214 -24,-222,1 24,-222,1 52,-214 86,-190 92,-150 84,-90 70,-20 0,0';
const HEAD = '-40,-312 -42,-276 -28,-244 0,-230 28,-244 42,-276 40,-312 24,-340 -24,-340';

/** Her head: neck, face, the eyes on us, a smile, and a wrap tied at one side. */
const head: Layer[] = [
  cut(TONES.far, '-20,-250,1 20,-250,1 26,-206,1 0,-194 -26,-206,1'),
  cut(TONES.far, disc(-42, -284, 7, 12), disc(42, -284, 7, 12)),
  within(
    TONES.skin,
    HEAD,
    cut(TONES.far, '8,-350,1 16,-300 12,-260 -4,-228,1 60,-228,1 60,-350,1', '-6,-284,1 2,-262 -9,-260,1'),
    cut({ fill: TONES.rim, opacity: 0.75 }, '-50,-330,1 -34,-310 -36,-276 -24,-248 -8,-236,1 -40,-236,1'),
  ),
  cut('#fff3e0', '-28,-291 -18,-299 -8,-291 -18,-285', '10,-291 20,-299 30,-291 20,-285'),
  cut('#180c12', disc(-18, -292, 5, 6), disc(20, -292, 5, 6)),
  inked('#180c12', 4, '-30,-304 -18,-311 -7,-306', '9,-306 20,-311 31,-304'),
  cut('#fff3e0', '-16,-262,1 0,-259 17,-262,1 10,-250 -9,-250'),
  cut('#c8392c', '-46,-306,1 -52,-352 -26,-384 22,-386 52,-354 46,-306,1 28,-326 -28,-326'),
  cut('#8a2230', '10,-386 22,-386 52,-354 46,-306,1 28,-326 12,-328,1 24,-352', disc(58, -344, 17, 20)),
  cut('#ffc45a', '-46,-312,1 -28,-336 0,-342 28,-336 46,-312,1 46,-322 28,-348 0,-354 -28,-348 -47,-324,1'),
  cut(
    { fill: TONES.rim, opacity: 0.85 },
    '-46,-306,1 -52,-352 -26,-384 -8,-386,1 -34,-372 -44,-348 -40,-312,1',
  ),
];

/** All that stands up, for the light behind it. */
const SOLID = [
  outline(TRUNK),
  outline(HEAD),
  outline('-46,-306,1 -52,-352 -26,-384 22,-386 52,-354 46,-306,1'),
];

/** A woman who kneels in a dugout and comes towards us, paddling on her left, the low light behind her; (x, y) is the middle of the canoe. */
export const paddlerFacing =
  (x: number, y: number): Layer =>
  (canvas) => {
    const layers = [
      // The water's image, broken by the bow wave.
      moved({ x, y: y + 214, squash: -0.5, fill: '#3a1430', opacity: 0.55 }, cut({}, HULL, ...SOLID)),
      moved(
        { x, y },
        cut(TONES.dark, HULL),
        cut(
          TONES.wood,
          '-4,226,1 -66,196 -126,120 -160,30 -158,-40 -120,-96,1 -126,-24 -98,56 -44,120 -4,140,1',
        ),
        cut('#12080f', WITHIN),
        inked('#3d1c20', 5, '-92,40 0,66 92,40', '-122,-20 0,2 122,-20'),
        cut(
          TONES.edge,
          '0,140 -52,122 -110,56 -140,-24 -122,-82,1 -112,-74 -130,-24 -102,52 -48,112 0,128,1',
        ),
        cut('#8a4630', '0,140 52,122 110,56 140,-24 122,-82,1 112,-74 130,-24 102,52 48,112 0,128,1'),
        cut('#8a4630', '-9,128,1 9,128,1 10,224 0,240 -10,224'),
        cut(TONES.edge, '-9,128,1 -2,128,1 -2,236 -10,224'),
        // Thighs and knees, then the trunk.
        cut('#2a1c44', limb('-34,-10,34 -62,26,34 -64,54,26'), disc(-64, 52, 27, 22)),
        cut('#1c1230', limb('34,-10,34 62,26,34 64,54,26'), disc(64, 52, 27, 22)),
        moved({ x: -5, y: -3, fill: TONES.rim }, cut({}, ...SOLID)),
        within(
          TONES.shirt,
          TRUNK,
          cut(
            TONES.fold,
            '20,-230,1 30,-150 10,-80 20,10,1 110,10,1 110,-230,1',
            '-60,-60,1 -20,-48 20,-60,1 -10,-36 -56,-44,1',
          ),
          cut(
            { fill: '#4fb0a8', opacity: 0.5 },
            '-100,-180,1 -80,-196 -50,-212,1 -66,-160 -70,-90 -58,-20,1 -100,-20,1',
          ),
        ),
        cut(TONES.far, '-28,-222,1 0,-196 28,-222,1 12,-228 -12,-228'),
        ...head,
        // The arm that pushes.
        cut(TONES.skin, limb('-128,-128,18 -146,-176,16 -126,-212,15 -108,-226,13')),
        cut(TONES.rim, '-146,-130,1 -166,-176 -146,-216 -120,-240,1 -134,-210 -152,-176 -136,-130,1'),
        cut(TONES.shirt, disc(-66, -186, 29, 28), limb('-62,-184,26 -106,-150,29 -132,-118,25')),
        cut(
          { fill: TONES.rim, opacity: 0.9 },
          '-86,-206,1 -120,-172 -152,-134,1 -146,-128,1 -116,-160 -80,-198,1',
        ),
        // The paddle from hand to water; both hands close on it.
        inked(TONES.dark, 15, '-120,-236 214,56'),
        inked(TONES.edge, 5, '-124,-240 206,48'),
        inked(TONES.dark, 17, '-136,-222 -106,-252'),
        cut(TONES.dark, '190,24,1 214,36 258,84 286,134 270,150 226,112 184,68 176,46,1'),
        cut(TONES.edge, '190,24,1 214,36 258,84 286,134,1 240,92 200,52 176,46,1'),
        cut(TONES.skin, disc(-104, -224, 18, 17)),
        cut(TONES.far, limb('126,-118,18 140,-60,16 124,-34,14 104,-26,12'), disc(98, -40, 18, 17)),
        cut(TONES.fold, disc(66, -186, 29, 28), limb('62,-184,26 104,-152,30 130,-108,25')),
        inked('#1d0d14', 3, '-112,-234 -98,-238', '-114,-222 -96,-226', '92,-50 106,-46', '88,-40 104,-34'),
      ),
      // Rings about the bow and the blade.
      cut({ fill: '#ffe0a8', opacity: 0.9 }, outlineRing(x, y + 226, 120), outlineRing(x + 276, y + 148, 60)),
      cut(
        { fill: '#ffd08a', opacity: 0.7 },
        outlineRing(x, y + 250, 210),
        outlineRing(x + 280, y + 160, 104),
        outlineRing(x - 10, y + 284, 300),
      ),
    ];
    for (const layer of layers) layer(canvas);
  };

/** A thin arc of light on the water, open at the back. */
function outlineRing(x: number, y: number, half: number): string {
  const deep = Math.round(half * 0.26);
  return outline(
    `${x - half},${y - deep},1 ${x - half * 0.7},${y + deep * 0.6} ${x},${y + deep} ${x + half * 0.7},${y + deep * 0.6} ${x + half},${y - deep},1 ${x + half * 0.7},${y + deep * 0.4} ${x},${y + deep * 0.7} ${x - half * 0.7},${y + deep * 0.4}`,
  );
}
