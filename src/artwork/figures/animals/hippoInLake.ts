import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** The inks of a hippo: its hide, its shade, the sun on the wet back, the pink about eye and lip. */
export interface WetHide {
  hide: string;
  shade: string;
  gleam: string;
  pink: string;
}

/** A hippo that lies in the water up to its eyes and faces right: back and head, 400 pixels long, the water's line at y 0. */
export const hippoInLake = ({ hide, shade, gleam, pink }: WetHide): readonly Layer[] => [
  // The back.
  cut(hide, '-210,4,1 -190,-40 -130,-74 -60,-76 0,-50 40,4,1'),
  cut(gleam, '-170,-50,1 -130,-74 -60,-76 -20,-58,1 -60,-60 -130,-56'),
  cut(shade, '-210,4,1 -190,-20 -100,-14 40,4,1'),
  // The head: ears, the eye's hump, the long bridge, the nostrils.
  cut(shade, '66,-60,1 58,-92 76,-100 90,-70,1'),
  cut(
    hide,
    '30,4,1 36,-44 60,-66 84,-64,1 92,-80 110,-80 118,-62,1 150,-46 176,-44,1 184,-58 206,-58 216,-36 222,4,1',
  ),
  cut(hide, '40,-54,1 24,-84 42,-102 62,-64,1'),
  cut(
    pink,
    '42,-66,1 34,-82 42,-92 52,-68,1',
    '96,-66,1 106,-72 114,-62,1',
    '190,-46,1 200,-48 206,-38 196,-38',
  ),
  cut(
    gleam,
    '60,-64,1 84,-62,1 92,-78 110,-79,1 98,-72 92,-56 66,-54',
    '120,-58,1 150,-44 178,-42,1 186,-56 204,-56,1 192,-46 176,-34 140,-36',
  ),
  cut(shade, '30,4,1 34,-20 120,-10 222,4,1', disc(105, -64, 5, 4), disc(198, -42, 4, 3)),
];
