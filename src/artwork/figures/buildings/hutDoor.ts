import type { Layer } from '../../canvas/canvas.ts';

/** A hut's open door seen from within: posts at both sides and the plank of its step. */
export const hutDoor: Layer = (canvas) => {
  canvas.rect(0, 0, 120, 900, { fill: '#3a2019' });
  canvas.rect(1080, 0, 120, 900, { fill: '#5a3628' });
  canvas.rect(1080, 0, 14, 900, { fill: '#9a6a44' });
  canvas.rect(0, 740, 1200, 160, { fill: '#5a3628' });
  canvas.rect(0, 740, 1200, 14, { fill: '#b07a4c' });
};
