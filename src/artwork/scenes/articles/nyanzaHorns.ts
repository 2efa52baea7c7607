import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, twin } from '../../drawing/mirrored.ts';
import { cowKeeper } from '../../figures/people/cowKeeper.ts';
import { inyamboLyre, LYRE_HORN } from '../../figures/placing/inyamboLyre.ts';
import { light } from '../../light/light.ts';

const [SKY, COURT, THATCH, SUNNY, SHADE, BAND, FLOOR, DEEP] = [
  '#146a70',
  '#e39a5c',
  '#e6ae4a',
  '#f8d684',
  '#b9782e',
  '#8a4f25',
  '#8c4a34',
  '#35101f',
];

/** The royal house, domed like what a cow's horns enclose. */
const house = [
  within(
    THATCH,
    twin('0,84,1 22,104 90,128 200,210 290,320 300,376,1 170,418 0,430,1'),
    cut(SUNNY, '-320,440,1 -320,20,1 -10,20,1 -10,84,1 -70,180 -126,290 -132,440,1'),
    cut(SHADE, '320,440,1 320,20,1 10,20,1 10,84,1 96,170 168,290 172,440,1'),
    // The bands that hold the thatch.
    inked(
      BAND,
      5,
      '-320,330 -170,364 0,374 170,364 320,330',
      '-320,254 -170,288 0,298 170,288 320,254',
      '-270,180 -150,214 0,224 150,214 270,180',
      '-190,126 -90,150 0,156 90,150 190,126',
    ),
    // The shadow of the horn.
    cut(SHADE, limb(mirrored(LYRE_HORN, 17))),
  ),
  cut(BAND, twin('0,216,1 56,222 92,280 96,424,1 50,430 0,430,1')),
  cut(SHADE, '-60,236,1 -90,290 -96,424,1 -84,426,1 -80,300 -50,244,1'),
  within(
    DEEP,
    twin('0,246,1 40,252 66,300 68,428,1 0,431,1'),
    cut(FLOOR, '-70,434,1 -70,426,1 -10,390,1 70,400,1 70,434,1'),
  ),
];

/** The royal hill of Nyanza: the horns of one of its cows are the wall of the king's house. */
export const nyanzaHorns: readonly Picture[] = [
  picture(
    'articles/nyanza',
    light('morning', 'rwanda', 'left', 20),
    plan({ subject: [310, 130, 580, 330], camera: 'front' }),
    wash(SKY),
    moved(
      { x: 600, y: 0 },
      cut(DEEP, limb('0,26,2 0,110,6'), limb('-20,36,2 -5,110,5'), limb('20,36,2 5,110,5')),
      cut(COURT, twin('0,400,1 320,360,1 300,430 200,500 120,510 0,520,1')),
      ...house,
    ),
    moved({ x: 600, y: 0 }, ...inyamboLyre),
    cut(SHADE, disc(626, 442, 40, 5)),
    moved({ x: 598, y: 443, scale: 0.84 }, ...cowKeeper),
  ),
];
