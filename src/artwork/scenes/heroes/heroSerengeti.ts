import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** The evening in arcs about the sun, from the zenith inwards; deep enough for a cream headline up to the last. */
const ARCS = ['#22103a', '#34133f', '#511a45', '#7a2144', '#a8323c', '#dc5a34', '#ffcf78'];
/** The plain in bands from the horizon to the viewer. */
const PLAIN = ['#7c2f3a', '#55203c', '#341437', '#1a0a26'];
const INK = '#170822';
/** One that travels with the herd. */
const STRIPES = { body: '#e9a27c', lit: '#ffcf9a', shade: '#b8606a', dark: INK };

interface View {
  subject: Box;
  sun: readonly [x: number, y: number];
  radii: readonly number[];
  rows: readonly string[];
  herd: Parameters<typeof trail>[1];
  beast: readonly [x: number, y: number, metre: number];
  zebra: readonly [x: number, y: number, metre: number];
  tree: readonly [x: number, y: number, metre: number, variant: 1 | 2 | 3];
}

/** The herd comes out of the setting sun, and its first animal walks past at arm's length. */
const outOfTheSun = (view: View): Layer[] => {
  const [x, y] = view.sun;
  const [bx, by, metre] = view.beast;
  const [zx, zy, stride] = view.zebra;
  const [tx, ty, size, variant] = view.tree;
  return [
    plan({ subject: view.subject, camera: 'wide' }),
    cut(ARCS[0]!, box(-20, -20, 1960, 1300)),
    ...view.radii.map((r, at) => cut(ARCS[at + 1]!, disc(x, y, r))),
    ...view.rows.slice(0, 3).map((row, at) => floor(PLAIN[at]!, row)),
    trail([wildebeest()], view.herd),
    place(zebra(), { x: zx, y: zy, metre: stride, depth: 0.05, shadow: false, coat: STRIPES }),
    floor(PLAIN[3]!, view.rows[3]!),
    place(acacia({ variant }), { x: tx, y: ty, metre: size, flat: INK, shadow: false }),
    place(wildebeest(), { x: bx, y: by, metre, depth: 0.05, shadow: false, rim: 5 }),
  ];
};

/** The first slide of the home page: the migration at sunset. */
export const heroSerengeti: readonly Picture[] = hero('serengeti', {
  light: light('sunset', 'tanzania', 'behind-right'),
  wide: outOfTheSun({
    subject: [1100, 710, 330, 150],
    sun: [1286, 872],
    radii: [1180, 930, 710, 520, 340, 246],
    rows: [
      '0,872 1920,872',
      '0,894 600,900 1200,890 1920,896',
      '0,936 500,930 1200,942 1920,928',
      '0,1016 500,1000 1000,984 1500,988 1920,1004',
    ],
    herd: {
      through: '60,1004 330,966 600,936 830,912 1010,892 1170,880 1256,875',
      count: 26,
      metre: [92, 5],
      depth: 0.04,
      flat: INK,
      shadow: false,
    },
    beast: [1252, 990, 194],
    zebra: [520, 972, 92],
    tree: [1760, 1012, 88, 1],
  }),
  tall: outOfTheSun({
    subject: [360, 760, 270, 160],
    sun: [500, 970],
    radii: [920, 740, 590, 450, 330, 230],
    rows: ['0,970 900,970', '0,990 300,994 900,986', '0,1030 300,1024 900,1036', '0,1110 300,1090 900,1096'],
    herd: {
      through: '10,1064 140,1034 270,1006 380,988 460,976 490,973',
      count: 15,
      metre: [60, 5],
      depth: 0.04,
      flat: INK,
      shadow: false,
    },
    beast: [480, 1094, 158],
    zebra: [180, 1046, 62],
    tree: [800, 1100, 56, 1],
  }),
});
