import { cut, floor, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { fortJesus } from '../../figures/buildings/fortJesus.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { greatDhow } from '../../figures/placing/greatDhow.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

/** The coral town on its island. */
export const mombasa: readonly Picture[] = [
  picture(
    'places/mombasa-1',
    light('morning', 'kenya', 'left'),
    plan({ subject: [500, 120, 320, 420], camera: 'wide' }),
    wash(['#0f3f8c', '#2f7cc4', '#8cc4e2', '#fbe6c0'], { height: 620 }),
    cut(
      { fill: '#fff3dc', opacity: 0.75 },
      '60,150,1 200,132 380,136 470,146,1 330,152 180,164',
      '820,110,1 960,92 1240,104,1 1240,120,1 1000,124',
      '-20,236,1 100,226 260,240,1 120,250',
    ),
    herd([coconutPalm(), coconutPalm({ seed: 4 })], {
      x: 960,
      y: 600,
      width: 460,
      height: 6,
      count: 6,
      metre: [15, 20],
      depth: 0.5,
    }),
    place(fortJesus(), {
      x: 300,
      y: 622,
      metre: 14,
      shadow: false,
      depth: 0.22,
      coat: { body: '#e08a4c', shade: '#8a3f2c', lit: '#ffd49a', accent: '#b5502c' },
    }),
    floor('#4f7a4e', '640,604 760,580 900,590 1040,578 1220,590', 640),
    wash(['#0d4a8a', '#1f7fb8', '#52b4cc'], { y: 618, height: 290 }),
    cut({ fill: '#d98a54', opacity: 0.55 }, '-20,622,1 760,622,1 700,634 560,638 300,648 120,640 -20,650,1'),
    ripples({ y: 640, to: 890, count: 46 }),
    greatDhow(40, 26, 0.94),
  ),
];
