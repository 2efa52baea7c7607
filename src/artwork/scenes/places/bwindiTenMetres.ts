import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { tenMetreSign } from '../../figures/objects/tenMetreSign.ts';
import { gorillaArmsOverSign, gorillaBehindSign } from '../../figures/placing/gorillaOverSign.ts';
import { mistCrowns } from '../../land/mistCrowns.ts';
import { light } from '../../light/light.ts';

/** The rule of ten metres, and who cannot read it. */
export const bwindiTenMetres: readonly Picture[] = [
  picture(
    'places/bwindi-3',
    light('mist', 'uganda', 'left'),
    plan({ subject: [150, 60, 400, 330], camera: 'front' }),
    wash('#dfe8cf'),
    mistCrowns('-60,40 200,210 420,330 700,420 1260,560', 46, '#a9c9a6', '#a9c9a6'),
    mistCrowns('-60,560 300,520 640,400 900,230 1260,-10', 56, '#5d9a72', '#5d9a72'),
    mistCrowns('-60,830 300,800 700,760 1000,650 1260,420', 66, '#1f5a40', '#1f5a40'),
    floor('#1f5a40', '-40,860 1240,700'),
    moved(
      { x: 604, y: 574, scale: 0.97, turn: -3 },
      ...tenMetreSign(...gorillaBehindSign),
      ...gorillaArmsOverSign,
    ),
  ),
];
