import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** A snow edge that climbs to a summit, in a picture of 1200 x 900: the left flank in the low sun, the right one blue. */
export const arete: Layer = (canvas) => {
  const { light } = canvas;
  const edge = (pen: Pen) =>
    pen
      .line(300, 860)
      .line(396, 752)
      .line(470, 690)
      .line(560, 594)
      .line(660, 478)
      .line(742, 372)
      .line(800, 250)
      .line(862, 130);
  const blue = edge(new Pen(300, 960))
    .line(930, 250)
    .line(980, 300)
    .line(1060, 470)
    .line(1130, 540)
    .line(1290, 780)
    .line(1420, 960)
    .close().d;
  canvas.body(blue, '#34427e', () => {
    canvas.path('M862 130l30 210-50 130 60 150-40 160 90 180H640l60-200-30-120 90-120-20-100z', {
      fill: '#253066',
    });
    canvas.path('M980 300l-20 130 60 120-10 180 90 230h160V720l-130-190-60-70z', {
      fill: '#4a5a96',
      opacity: 0.7,
    });
    canvas.path('M930 250l-14 120 40 90 10-90zM1060 470l-10 110 50 80 10-70z', {
      fill: '#6f7fb4',
      opacity: 0.7,
    });
  });
  const warm = edge(new Pen(-60, 960))
    .line(820, 270)
    .line(770, 392)
    .line(690, 500)
    .line(606, 640)
    .line(520, 760)
    .line(500, 960)
    .close().d;
  canvas.path(new Pen(-60, 960).line(60, 900).line(180, 880).line(300, 860).line(500, 960).close().d, {
    fill: '#f6d9b8',
  });
  canvas.path(warm, { fill: light.lit('#f8e6d2', 0.3) });
  canvas.path(
    'M470 690l20 90-40 180h50l30-200 80-120-20-40zM660 478l14 54-30 70 40-60zM742 372l8 40-20 40 32-50z',
    {
      fill: '#d69a8c',
      opacity: 0.7,
    },
  );
};
