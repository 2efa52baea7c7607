import type { Layer } from '../../canvas/canvas.ts';

/** The open roof of a safari car, seen from inside: the raised lid above, its posts, the padded edge below; around 1200 x 900. */
export const hatch: Layer = (canvas) => {
  const { light } = canvas;
  const metal = light.of('#2a2438', 0.12);
  canvas.path(
    'M-10-10H1210V910H-10ZM120 110L70 690Q66 720 100 722H1104Q1136 720 1130 690L1080 110Q1076 84 1050 84H150Q124 84 120 110Z',
    {
      fill: metal,
    },
  );
  canvas.path(
    'M120 110Q124 84 150 84H1050Q1076 84 1080 110L1084 150Q1078 112 1046 112H154Q124 112 116 150Z',
    {
      fill: light.shade(metal, 0.6),
    },
  );
  canvas.path('M66 690Q66 722 100 722H1104Q1136 722 1130 690L1140 740Q1120 760 1090 760H110Q76 760 58 740Z', {
    fill: light.lit(metal, 0.24),
  });
  canvas.path('M70 690L120 110L108 110L52 700ZM1130 690L1080 110L1092 110L1148 700Z', {
    fill: light.lit(metal, 0.45),
  });
};
