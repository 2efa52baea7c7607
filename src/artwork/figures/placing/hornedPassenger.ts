import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, SHADE, BAND, HORN] = ['#6fae3c', '#23603f', '#b9d353', '#8b5a26'];

/** A foot that holds like tongs. */
const foot = (x: number, y: number): string =>
  limb(
    `${x},${y - 24},10 ${x - 14},${y - 6},10 ${x - 16},${y + 22},3;${x},${y - 24},10 ${x + 16},${y - 4},9 ${x + 20},${y + 22},3`,
  );

/** The tail, rolled up behind. */
const roll = Array.from({ length: 22 }, (_, step) => {
  const angle = ((-80 - step * 30) * Math.PI) / 180;
  const reach = 62 - step * 2.4;
  return `${-272 + Math.cos(angle) * reach},${-44 + Math.sin(angle) * reach},${15 - step * 0.55}`;
});

/** A Rwenzori three-horned chameleon walking to the right, 620 wide with tail and horns; its feet at y 0. */
export const hornedPassenger: readonly Layer[] = [
  cut(
    SHADE,
    limb('96,-84,20 158,-66,14 166,-24,10'),
    foot(166, 0),
    limb('-112,-96,24 -178,-66,15 -166,-24,10'),
    foot(-166, 0),
  ),
  cut(
    HORN,
    limb(
      '164,-152,13 206,-186,10 254,-226,0;182,-136,13 232,-160,10 288,-196,0;206,-110,11 256,-122,9 306,-150,0',
    ),
  ),
  cut(SKIN, limb(`-60,-120,40 -130,-128,43 -180,-128,28 -230,-116,19 ${roll.join(' ')}`)),
  within(
    SKIN,
    '84,-192,1 110,-206 156,-186 196,-150 218,-124,1 224,-108 212,-96 176,-84 140,-70,1 90,-54 40,-44 -40,-42 -110,-60 -150,-92,1 -160,-130 -120,-176 -60,-206 0,-214 50,-206',
    cut(
      SHADE,
      '230,-104,1 170,-108 128,-120 104,-150,1 96,-110 40,-84 -40,-74 -100,-72 -130,-66,1 -150,-20 230,-20,1',
    ),
    cut(
      BAND,
      limb('50,-216,10 34,-160,13 46,-108,0'),
      limb('-20,-222,10 -38,-160,14 -26,-104,0'),
      limb('-88,-210,10 -104,-150,12 -92,-104,0'),
    ),
  ),
  cut(SKIN, limb('60,-96,24 96,-56,15 84,-24,11'), foot(84, 0)),
  cut(SKIN, limb('-104,-108,30 -64,-62,18 -96,-24,12'), foot(-96, 0)),
  cut(SHADE, disc(146, -138, 34, 33)),
  cut(BAND, disc(150, -141, 26)),
  cut(SHADE, disc(155, -141, 11)),
  inked(SHADE, 5, '216,-106 186,-104 150,-98 128,-106'),
];
