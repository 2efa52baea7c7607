import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A raised wing, its shoulder at the origin, spread to the right: quills, the white of the coverts, a patch of straw gold. */
const wing = (dark: string, brown: string, white: string, shade: string): readonly Layer[] => [
  cut(
    dark,
    limb('230,-190,20 360,-300,36 470,-380,4'),
    limb('236,-180,20 390,-262,36 520,-316,4'),
    limb('240,-170,20 400,-214,36 546,-240,4'),
    limb('240,-160,20 398,-166,36 540,-160,4'),
    limb('234,-150,20 384,-118,36 512,-84,4'),
    limb('224,-138,20 354,-70,36 466,-10,4'),
  ),
  cut(
    brown,
    limb('200,-120,22 310,-30,36 410,50,4'),
    limb('170,-100,22 260,0,36 350,92,4'),
    limb('130,-76,22 206,22,36 280,116,4'),
    limb('90,-50,22 150,40,36 206,124,4'),
  ),
  within(
    white,
    '-30,20,1 40,-70 130,-160 220,-240,1 270,-236 300,-190 280,-130,1 230,-70 190,-40 150,-10 100,30 40,60,1',
    cut(shade, '-30,30,1 60,-20 150,-80 230,-120 300,-150,1 300,60,1 0,100,1'),
  ),
  cut(
    shade,
    limb('90,-60,8 138,-6,22 176,54,4'),
    limb('124,-84,8 186,-28,24 232,34,4'),
    limb('164,-110,8 234,-60,24 292,0,4'),
    limb('204,-140,8 274,-100,24 340,-46,4'),
  ),
  cut('#e8b040', limb('40,-20,4 90,20,15 120,70,3'), limb('60,-40,4 120,6,15 156,56,3')),
  cut('#ffdc7c', limb('44,-26,2 92,8,7 122,60,2'), limb('64,-46,2 122,-6,7 154,44,2')),
];

/** The crown: stiff golden bristles in a fan behind the head. */
const bristles = (from: number, to: number, count: number, long: number): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    const reach = long * (at % 2 === 0 ? 1 : 0.9);
    return limb(
      `0,0,2 ${reach * 0.6 * Math.cos(angle)},${reach * 0.6 * Math.sin(angle)},3 ${reach * Math.cos(angle)},${reach * Math.sin(angle)},4`,
    );
  }).join('');

/** A grey crowned crane that leaps in its dance, wings thrown up, seen from the front; 1060 pixels across, the breast at the origin, the light at the left. */
export const craneDancing: readonly Layer[] = [
  moved({ x: 40, y: -30, turn: -6 }, ...wing('#2c1c34', '#6c2434', '#d8d0d4', '#a49cb4')),
  moved({ x: -40, y: -30, flip: true, turn: -4 }, ...wing('#4c2c3c', '#a03c38', '#fffaf0', '#e4d8d4')),
  // The tail below, the legs drawn up and trailing.
  cut('#6c2434', limb('0,110,30 20,190,26 30,240,6'), limb('-14,110,26 -30,190,22 -40,230,6')),
  cut(
    '#241a2c',
    limb('30,130,16 70,210,11 40,290,7 60,380,6'),
    limb('-26,130,16 -60,220,11 -20,300,7 -70,360,6'),
    limb('60,380,5 40,416,2'),
    limb('60,380,5 64,424,2'),
    limb('60,380,5 90,412,2'),
    limb('-70,360,5 -104,376,2'),
    limb('-70,360,5 -88,400,2'),
    limb('-70,360,5 -62,402,2'),
  ),
  // The neck, thrown back in an S, and the head in profile.
  cut('#8890a8', limb('6,-50,40 14,-130,27 -10,-210,21 -6,-270,22')),
  cut('#dcdfe4', limb('-18,-56,16 -4,-130,10 -24,-210,9 -20,-264,9')),
  within(
    '#a8aebc',
    '-70,-50 -40,-104 0,-116 40,-104 70,-50 84,20 66,110 20,170 0,178 -20,170 -66,110 -84,20',
    cut('#6c7490', '10,-100,1 40,-60 30,20 50,90 10,190,1 110,190,1 110,-100,1'),
    cut('#dcdfe4', '-100,-80,1 -30,-100 -50,-30 -46,60 -30,130 -10,180,1 -110,120,1'),
    // Long plumes of the breast.
    cut('#c8ccd6', limb('-40,-60,3 -30,20,8 -36,96,1'), limb('-8,-60,3 -4,40,8 -8,120,1')),
    cut('#8890a8', limb('26,-60,3 32,20,8 28,100,1')),
  ),
  moved(
    { x: 14, y: -300 },
    cut('#c8862c', bristles(-118, 36, 25, 116)),
    cut('#ffd45c', bristles(-124, 28, 23, 108)),
    cut('#fff0b4', bristles(-124, -60, 9, 104)),
  ),
  cut('#fdf8ec', '-40,-320 -30,-270 0,-256 30,-266 40,-300 20,-330'),
  cut('#d83a34', '20,-330,1 34,-322 36,-304,1 20,-308,1', '-30,-262,1 -10,-252 -16,-216 -28,-206 -38,-226'),
  cut('#1c1424', '-56,-296 -50,-334 -20,-352 12,-346 24,-326,1 -4,-318 -24,-300 -34,-276,1 -50,-280'),
  cut('#3c3444', '-50,-314,1 -86,-296 -112,-276,1 -80,-276 -44,-278,1'),
  cut('#7c7484', '-50,-310,1 -86,-294 -112,-276,1 -80,-284 -48,-292,1'),
  cut('#eaf4f8', disc(-16, -316, 9)),
  cut('#1c1424', disc(-17, -316, 4)),
];
