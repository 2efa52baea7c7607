import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, DEEP, INK] = ['#6f4029', '#43261d', '#26121c'];

/** Two aboard a dhow of the figure `dhow`, in its own units with its waterline at (x, y): the helmsman in white at the tiller, a woman amidships who looks ahead. */
export const dhowCrew = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    // The helmsman, seated astern: robe, arm to the tiller, head and cap in profile.
    within(
      '#fff4de',
      '-346,-120,1 -356,-186 -346,-232 -320,-246 -294,-236 -284,-200 -270,-182 -238,-178 -226,-150 -226,-110,1',
      cut('#c9b4b4', '-370,-110,1 -370,-260,1 -330,-240 -334,-190 -300,-160 -220,-150,1 -220,-100,1'),
    ),
    cut(DEEP, '-330,-262,1 -306,-262,1 -304,-238,1 -330,-238,1'),
    within(
      SKIN,
      '-338,-300,1 -302,-306,1 -298,-292,1 -290,-282,1 -297,-278,1 -297,-266 -306,-256 -326,-258 -338,-274',
      cut(DEEP, '-345,-310,1 -322,-300 -320,-272 -306,-254,1 -345,-250,1'),
    ),
    cut('#fff8ea', '-342,-296,1 -340,-322,1 -302,-326,1 -298,-302,1'),
    inked('#c8452c', 4, '-340,-304 -300,-310'),
    inked(INK, 9, '-420,-160 -340,-182 -254,-196'),
    cut(SKIN, limb('-292,-206,9 -270,-188,8 -258,-196,7'), disc(-258, -196, 10)),
    cut('#fff4de', limb('-318,-224,17 -300,-200,15 -282,-192,12')),
    // The woman amidships, her scarf over her shoulders.
    within(
      '#ffc24a',
      '-70,-100,1 -78,-150 -66,-190 -40,-206 -18,-192 -6,-160 8,-100,1',
      cut('#b5761f', '-90,-90,1 -90,-210,1 -52,-200 -56,-150 -30,-100,1'),
    ),
    within(
      SKIN,
      '-56,-240,1 -24,-244,1 -20,-232,1 -13,-223,1 -19,-220,1 -20,-208 -28,-200 -46,-202',
      cut(DEEP, '-60,-250,1 -44,-240 -40,-214 -28,-198,1 -60,-190,1'),
    ),
    cut('#ffc24a', '-72,-186,1 -74,-232 -58,-258 -36,-260 -22,-246,1 -36,-238 -46,-220 -40,-190,1'),
    cut('#b5761f', '-72,-186,1 -74,-232 -62,-252,1 -58,-224 -56,-186,1'),
  );

/** What the water gives back of that dhow under a red sail, broken in waves straight below it, the foam at its stem and its wake; waterline at (0, 0). */
export const dhowOnWater = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    cut(
      { fill: '#0c5c74', opacity: 0.75 },
      '-350,-6,1 340,-6,1 372,8 300,14 330,22 200,26 230,34 60,38 -60,34 -40,28 -200,30 -180,20 -330,18 -300,10',
    ),
    cut(
      { fill: '#d8452c', opacity: 0.55 },
      '-320,52 -160,44 120,44 260,52 100,60 -180,60; -340,74 -220,68 20,68 140,74 0,82 -220,82; -330,98 -240,92 -100,92 0,98 -100,106 -240,106; -320,122 -250,118 -180,118 -120,122 -190,128 -250,128',
    ),
    cut(
      '#f4fffb',
      '300,0,1 340,-10 372,-34,1 380,-12 404,-20,1 412,-4 460,-6 520,8,1 420,10 340,8',
      '-340,2,1 -400,-4 -470,2 -600,-2,1 -520,10 -400,12 -330,8,1',
      '-220,4,1 -100,-2 40,2,1 -80,8',
    ),
  );
