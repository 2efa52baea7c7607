import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { pangolinTyre } from '../../figures/animals/pangolinTyre.ts';
import { light } from '../../light/light.ts';

/** Fit for the road: a tyre is a pangolin that has rolled up, its scales the tread. */
export const vignettePangolinTyre: readonly Picture[] = [
  picture(
    'vignettes/mission-vehicles',
    light('noon', 'kenya', 'left'),
    wash('#f6b93b'),
    floor('#e2902a', '-40,776,1 1240,776,1'),
    cut('#8c4420', disc(730, 812, 290, 22)),
    moved({ x: 600, y: 424, scale: 1.1 }, ...pangolinTyre),
  ),
];
