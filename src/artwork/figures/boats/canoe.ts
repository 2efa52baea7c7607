import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** A dugout canoe of five metres with its paddle laid across; hull body and shade, paddle dark. Empty, on still water. */
export function canoe(): Figure {
  return drawn('canoe', [
    fill('dark', '-196,-44,1 -90,-34 90,-34 196,-46,1 90,-52 -90,-52'),
    fill('body', '-224,0,1 -252,-40 -262,-66,1 -150,-34 150,-34 262,-68,1 250,-36 222,0,1'),
    fill('shade', '-224,0,1 -240,-22,1 -120,-10 120,-10 242,-24,1 222,0,1'),
    fill('dark', limb('-120,-66,2 0,-60,3 120,-46,3'), '120,-54,1 150,-58 184,-46,1 150,-34 118,-42,1'),
    fill('lit', '-262,-66,1 -150,-34 150,-34 262,-68,1 150,-28 -150,-28'),
  ]);
}
