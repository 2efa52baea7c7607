import type { Layer } from '../../canvas/canvas.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { Pen } from '../../drawing/pen.ts';
import { mombasaTusks } from '../../figures/buildings/mombasaTusks.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { tukTuk } from '../../figures/vehicles/tukTuk.ts';
import { plain } from '../../land/ground.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';

const LIME = { body: '#f2dcb0', shade: '#b08a6c' };

/** The kerbs of the avenue and the planted strip between its carriageways. */
const avenue: Layer = (canvas) => {
  const { light } = canvas;
  canvas.path(new Pen(560, 760).line(640, 760).line(690, 900).line(510, 900).close().d, {
    fill: light.of('leaf', 0.34),
  });
  canvas.path(new Pen(550, 760).line(560, 760).line(510, 900).line(492, 900).close().d, {
    fill: light.of('snow', 0.5),
  });
  canvas.path(new Pen(640, 760).line(650, 760).line(708, 900).line(690, 900).close().d, {
    fill: light.of('snow', 0.4),
  });
};

/** The tusks over Mombasa's avenue. */
export const mombasaAvenue: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('sunset', 'kenya', 'behind'),
    plan({ subject: [520, 200, 160, 520], camera: 'front' }),
    sky({ horizon: 720, bands: 7, stops: ['#1d4a98', '#6f8fc4', '#f2a868', '#ffd98c'] }),
    sun({ x: 600, y: 600, r: 110 }),
    place(stoneTownHouse(), { coat: LIME, x: 60, y: 730, metre: 36, depth: 0.66, shadow: false }),
    place(stoneTownHouse(), {
      coat: LIME,
      x: 1150,
      y: 730,
      metre: 34,
      depth: 0.66,
      shadow: false,
      flip: true,
    }),
    herd([coconutPalm(), coconutPalm({ seed: 4, lean: -2 })], {
      x: 600,
      y: 726,
      width: 900,
      height: 12,
      count: 7,
      metre: [20, 28],
    }),
    plain({ y: 724, of: '#8a7468', tufts: 0, far: 0.5, near: 0.3 }),
    avenue,
    place(mombasaTusks(), { x: 600, y: 800, metre: 76, depth: 0.28, shadow: false }),
    place(tukTuk(), { x: 330, y: 850, metre: 96, depth: 0.26 }),
    place(walker(), { x: 930, y: 840, metre: 92, flip: true, depth: 0.26 }),
  ),
];
