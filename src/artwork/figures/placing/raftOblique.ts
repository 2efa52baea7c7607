import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** How far the raft is turned, and how much its plane is foreshortened: the eye looks down steeply on it. */
const TURN = -0.56;
const FLAT = 0.8;

/** Gives the hand that sets points of the raft's own space (along, across, up, in pixels) into the picture. */
const seen =
  (cx: number, cy: number) =>
  (x: number, y: number, z: number): readonly [x: number, y: number] => {
    const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
    return [Math.round(cx + x * cos - y * sin), Math.round(cy + (x * sin + y * cos) * FLAT - z * 0.72)];
  };

/** The middle line of the tubes, closed: along, across, and how high it rides. */
const RING =
  '-250,-118,0 -310,-90,6 -340,0,12 -310,90,6 -250,118,0 0,122,0 220,118,6 310,84,44 340,0,66 310,-84,44 220,-118,6 0,-122,0 -250,-118,0';

/** Along the raft; each colour with the one of its shaded side. */
const CREW = [
  { x: -176, vest: ['#f2a92e', '#b5661c'], sleeve: ['#27506e', '#17344e'], skin: ['#6b3f2a', '#43261d'], helmet: ['#fff6e4', '#cdb9a4'] },
  { x: -10, vest: ['#f7c443', '#bf801f'], sleeve: ['#7a2c44', '#4f1b30'], skin: ['#8a5636', '#5c3626'], helmet: ['#2f7fb0', '#1b4f78'] },
  { x: 156, vest: ['#f2a92e', '#b5661c'], sleeve: ['#1f6a5a', '#12443c'], skin: ['#5a3424', '#3a211a'], helmet: ['#fff6e4', '#cdb9a4'] },
] as const;

/** A raft with six paddlers who dig in together, its bow to the upper right, seen from high behind one shoulder; its middle at (x, y). */
export const raftOblique = (x: number, y: number): Layer => (canvas) => {
  const at = seen(x, y);
  const row = (text: string, up = 0) =>
    points(text)
      .map(([px, py, pz]) => at(px, py, pz + up).join())
      .join(' ');
  /** A limb through points of the raft's space, with its half widths. */
  const bone = (...joints: readonly (readonly [number, number, number, number])[]) =>
    limb(joints.map(([px, py, pz, half]) => [...at(px, py, pz), half] as const));
  const layers: Layer[] = [
    // White water torn behind the raft and along it.
    cut('#eef7f2', limb('400,640,120 220,740,84 40,820,40 -60,900,0'), limb('340,520,90 170,640,60 40,690,24 -40,740,0'), limb('480,690,44 360,790,44 200,880,22 140,930,0'), limb('760,170,0 640,240,50 480,330,76 330,440,80 220,560,50')),
    cut('#eef7f2', limb('380,740,40 560,750,70 760,650,84 900,500,60 980,360,0')),
    cut('#a9d8d0', limb('330,690,14 220,760,16 100,830,0'), limb('420,760,10 330,820,14 250,870,0'), limb('240,620,10 150,680,12 60,720,0')),
    cut(
      '#eef7f2',
      limb('820,330,90 900,270,84 960,250,56 1010,250,0'),
      limb('830,250,40 870,170,34 930,120,20 968,118,0'),
      limb('880,240,40 960,180,36 1020,120,22 1064,126,0'),
      limb('920,270,44 1010,230,36 1080,200,22 1116,214,0'),
      limb('930,320,44 1010,310,36 1070,310,20 1096,336,0'),
      limb('920,370,40 980,390,30 1020,430,16 1024,456,0'),
    ),
    cut('#a9d8d0', limb('900,200,6 950,150,10 990,128,0'), limb('960,240,8 1030,196,10 1080,190,0'), limb('950,300,8 1020,286,10 1060,296,0')),
    cut('#eef7f2', ...[[1080, 150, 9], [1130, 220, 7], [1040, 110, 6], [960, 90, 8], [1110, 330, 8], [1060, 420, 6], [870, 120, 6], [1160, 290, 5]].map(([dx = 0, dy = 0, r = 0]) => disc(dx, dy, r))),
    cut({ fill: '#0c3a40', opacity: 0.5 }, row(RING.replaceAll(/(-?\d+),(-?\d+),/g, (_, a: string, b: string) => `${Number(a) * 1.12},${Number(b) * 1.36},`), -40)),
    inked('#7c1d1c', 84, row(RING, -2)),
    cut('#2a1d28', row(RING, 6)),
    inked('#8a2420', 60, row('-90,-90,16 -90,90,16'), row('76,-90,16 76,90,16')),
    inked('#c8402c', 44, row('-90,-90,30 -90,90,30'), row('76,-90,30 76,90,30')),
    inked('#d2412c', 76, row(RING, 14)),
    inked('#f0714a', 30, row(RING, 34)),
    inked('#ffc9a4', 7, row('-250,-118,44 0,-122,44 220,-118,50 310,-84,88 340,0,110'), row('-340,0,56 -310,90,50 -250,118,44 0,122,44 220,118,50 300,90,80')),
    inked('#fff3dc', 5, row('-300,128,26 -200,146,6 -100,138,22 0,148,6 100,140,22 200,142,10 300,112,56')),
  ];
  for (const side of [-1, 1] as const) {
    for (const { x: px, vest, sleeve, skin, helmet } of CREW.toReversed()) {
      const s = (across: number) => across * side;
      // On the far side the blade has to reach out before the paddler to be seen.
      const [reach, dip] = side < 0 ? [0, -84] : [0, 0];
      const [hx, hy] = at(px + 44, s(100), 208);
      const [nx, ny] = at(px + 36, s(102), 184);
      const [tx, ty] = at(px + 98 + reach * 0.3, s(112), 196);
      const [lx, ly] = at(px + 96 + reach * 0.6, s(176), 110);
      const trunk = (wide: number, by: number) =>
        bone([px - 10 + by, s(106), 44, 30 * wide], [px - 4 + by, s(106), 76, 36 * wide], [px + 10 + by, s(105), 122, 42 * wide], [px + 20 + by, s(104), 152, 40 * wide], [px + 28 + by, s(104), 172, 20 * wide]);
      layers.push(
        // The paddle from the upper hand to the water, its blade in foam.
        cut('#f4fbf4', disc(...at(px + 96 + dip, s(268), 0), 36, 14)),
        inked('#3a2a2a', 8, `${tx},${ty} ${lx},${ly} ${at(px + 94 + dip * 0.9, s(240), 20).join()}`),
        cut('#f6d24a', bone([px + 95 + dip * 0.75, s(206), 66, 6], [px + 94 + dip * 0.9, s(236), 26, 15], [px + 94 + dip, s(262), -6, 13])),
        cut('#f4fbf4', disc(...at(px + 84 + dip, s(274), -10), 26, 8)),
        // Legs braced inward, the inner arm, the trunk in its vest.
        cut(skin[1], bone([px, s(100), 62, 26], [px + 66, s(66), 78, 22], [px + 76, s(54), 26, 17])),
        cut('#1c2c48', bone([px - 4, s(104), 58, 30], [px + 36, s(82), 74, 27])),
        cut(sleeve[1], bone([px + 30, s(78), 150, 19], [px + 66, s(74), 168, 16])),
        cut(skin[0], bone([px + 60, s(74), 166, 14], [px + 84, s(92), 186, 13], [px + 98 + reach * 0.3, s(112), 196, 11]), disc(tx, ty, 13)),
        cut(vest[1], trunk(1, 8)),
        cut(vest[0], trunk(0.76, -4)),
        inked(vest[1], 5, `${at(px - 28, s(112), 86).join()} ${at(px + 24, s(100), 92).join()}`, `${at(px - 18, s(112), 124).join()} ${at(px + 38, s(100), 130).join()}`),
        // The outer arm, down to the shaft.
        cut(sleeve[0], disc(...at(px + 20, s(128), 154), 22), bone([px + 18, s(130), 154, 22], [px + 44 + reach * 0.3, s(152), 130, 18])),
        cut(skin[0], bone([px + 40 + reach * 0.3, s(150), 134, 15], [px + 66 + reach * 0.45, s(170), 116, 14], [px + 96 + reach * 0.6, s(176), 110, 11]), disc(lx, ly, 13)),
        cut(skin[1], disc(nx, ny, 22, 20)),
        cut(helmet[1], disc(hx, hy, 34, 33)),
        cut(helmet[0], disc(hx - 5, hy - 4, 28, 27)),
        cut('#fffdf6', disc(hx - 12, hy - 12, 9, 7)),
      );
    }
  }
  for (const layer of layers) layer(canvas);
};
