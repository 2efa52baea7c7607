import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { zigzag } from '../../drawing/imigongo.ts';
import { light } from '../../light/light.ts';

/** Terraces that lie around a hill, from above: strips that follow one line, each `deep` pixels farther down. */
const terraces = (
  row: readonly (readonly [number, number])[],
  deep: number,
  colours: readonly string[],
): Layer[] =>
  colours.map((colour, at) => {
    const y = at * deep;
    const line = row
      .map(([x, top]) => `${x},${Math.round(top + y + Math.sin(x / 190 + at) * deep * 0.16)}`)
      .join(' ');
    return (canvas) => {
      canvas.path(
        outline(
          `-60,1000,1 -60,${row[0]![1] + y - 9},1 ${line.replaceAll(/,(-?\d+)/g, (_, knot: string) => `,${Number(knot) - 9}`)} 1260,${row.at(-1)![1] + y - 9},1 1260,1000,1`,
        ),
        { fill: '#06262e' },
      );
      canvas.path(
        outline(`-60,1000,1 -60,${row[0]![1] + y},1 ${line} 1260,${row.at(-1)![1] + y},1 1260,1000,1`),
        { fill: colour },
      );
    };
  });

const [BLACK, WHITE, RED] = ['#141414', '#f4e8d0', '#82261a'];
/** Zigzag bands, the highest first: where each begins, its colour. */
const IMIGONGO = ['#3c8c50', '#7cb850', '#2c7850', '#5ca450', '#3c8c50', '#2f7c54'].flatMap((green, at) => {
  const y = at * 206 - 110;
  return [
    [y, green] as const,
    [y + 64, BLACK] as const,
    [y + 84, RED] as const,
    [y + 136, BLACK] as const,
    [y + 156, WHITE] as const,
    [y + 186, BLACK] as const,
  ];
});

const CLOTH = Array.from({ length: 8 }, (_, at) => at * 0.7854 + 0.3);
const spoke = (angle: number, reach: number) =>
  `${Math.round(reach * Math.cos(angle))},${Math.round(reach * Math.sin(angle))}`;

/** An umbrella from above, eight panels round a tip, 360 pixels across, the sun at the left. */
const umbrella: readonly Layer[] = [
  ...CLOTH.map((angle, at) => {
    const next = angle + 0.7854;
    // Panels turned to the sun are the lightest.
    const facing = -Math.cos(angle + 0.39);
    const fill = facing > 0.5 ? '#ffb45c' : facing > -0.2 ? '#f8842c' : facing > -0.8 ? '#dc5c20' : '#b8441c';
    return cut(
      at % 2 === 0 && facing > 0.5 ? '#ffc878' : fill,
      `0,0,1 ${spoke(angle, 184)},1 ${spoke(angle + 0.39, 150)} ${spoke(next, 184)},1`,
    );
  }),
  inked('#9c3418', 3, ...CLOTH.map((angle) => `0,0 ${spoke(angle, 182)}`)),
  cut('#7c2414', disc(0, 0, 9)),
  cut('#ffe4b0', disc(-2, -2, 5)),
];

/** Rwanda's emblem from above: one umbrella on a red path, rows of tea that run on beyond it as imigongo. */
export const countryRwanda: readonly Picture[] = [
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [470, 210, 300, 340], camera: 'above' }),
    wash('#06262e'),
    ...terraces(
      [
        [0, -60],
        [200, -30],
        [420, 40],
        [640, 20],
        [860, -50],
        [1060, -40],
        [1200, 0],
      ],
      92,
      [
        '#2f7c54',
        '#0c3c40',
        '#5ca450',
        '#145448',
        '#082f38',
        '#3c8c50',
        '#0f444a',
        '#7cb850',
        '#0c3c44',
        '#2c7850',
        '#082f38',
      ],
    ),
    // Beyond the path the rows run on as imigongo.
    within(
      BLACK,
      '810,-40,1 780,80 650,190 590,330 640,470 600,600 450,720 400,940,1 1260,940,1 1260,-40,1',
      ...IMIGONGO.map(([y, colour]) => cut(colour, zigzag(372, y, 104, 104, 1300, 9))),
    ),
    within(
      '#c8542c',
      '760,-40,1 740,80 620,190 560,330 600,470 560,600 420,720 360,940,1 520,940,1 570,760 710,640 740,480 700,340 750,230 870,110 900,-40,1',
      cut(
        '#f08a54',
        '800,-40,1 780,80 660,200 610,330 650,470 610,610 470,730 420,940,1 520,940,1 570,760 710,640 740,480 700,340 750,230 870,110 900,-40,1',
      ),
    ),
    // The long shadow of the one who walks under it, her skirt and her feet.
    moved(
      { x: 890, y: 560, scale: 1.06 },
      cut(
        { fill: '#08202c', opacity: 0.66 },
        CLOTH.map((angle) => `${spoke(angle, 184)},1 ${spoke(angle + 0.39, 150)}`).join(' '),
      ),
    ),
    cut('#3c1c1c', limb('622,600,13 618,632,11 616,646,5'), limb('690,580,13 690,604,11 690,616,5')),
    cut('#163c7c', '560,500,1 740,500,1 730,570 700,602 640,620 590,606 568,560'),
    cut('#4c94dc', '560,500,1 640,500,1 612,616,1 590,606 568,560'),
    moved({ x: 652, y: 380, scale: 1.12 }, ...umbrella),
  ),
];
