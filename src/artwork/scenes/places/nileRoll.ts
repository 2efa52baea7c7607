import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kayakerRolling, type RollInks } from '../../figures/people/kayakerRolling.ts';
import { treeline } from '../../land/treeline.ts';
import { light } from '../../light/light.ts';

const [SKY, BANK, DEEP, BED, FOAM, HULL, KEEL] = [
  '#f9d061',
  '#b3c65e',
  '#0c6f77',
  '#0b636d',
  '#fffaf0',
  '#f0632e',
  '#c8431f',
];

const DRY: RollInks = {
  skin: '#8a4f33',
  dark: '#532a20',
  vest: '#1f5fae',
  fold: '#174683',
  sleeve: '#14283c',
  cuff: '#e2402c',
  helmet: '#fffaf0',
  band: '#e2402c',
  shaft: '#fffaf0',
  blade: '#fffaf0',
  spine: '#e2b04a',
  white: '#fffaf0',
};
const WET: RollInks = {
  ...DRY,
  skin: '#744a3c',
  dark: '#3d2626',
  vest: '#1d5794',
  fold: '#164070',
  cuff: '#c2e2da',
  helmet: '#c2e2da',
  band: '#c14a3a',
  shaft: '#c2e2da',
  blade: '#c2e2da',
  spine: '#6fb3ae',
};

/** The upper edge of the white water, left to right; turned round, it is the lower one. */
const CREST =
  '-660,-20,1 -600,-76 -520,-72 -500,-36,1 -470,-64 -420,-68 -390,-44,1 -340,-92 -250,-90 -220,-50,1 -100,-20 200,-10 320,-44,1 350,-70 410,-66 430,-40,1 470,-66 530,-58 560,-40,1 590,-66 640,-60 660,-40,1';

/** The wooded bank; turned round, its image in the water. */
const FOREST = treeline('-640,-150 -420,-176 -160,-126 120,-110 380,-130 640,-190', 26);

/** A kayak that rolls on the Nile, drawn like a court card: one boat and one paddle, the same kayaker in air and under water. */
export const nileRoll: readonly Picture[] = [
  picture(
    'places/nile-4',
    light('noon', 'uganda', 'left'),
    plan({ subject: [500, 60, 220, 300], camera: 'front' }),
    wash(SKY),
    moved({ x: 600, y: 450 }, cut(BANK, `${FOREST} 640,20,1 -640,20,1`)),
    cut(DEEP, '-40,440,1 1240,460,1 1240,920,1 -40,920,1'),
    moved({ x: 600, y: 450, turn: 180 }, cut(BED, `${FOREST} 640,-20,1 -640,-20,1`)),
    moved({ x: 600, y: 450 }, cut(FOAM, `${CREST} 660,60,1 -660,40,1`)),
    moved({ x: 600, y: 450, turn: 180 }, cut(FOAM, `${CREST} 660,20,1 -660,-20,1`)),
    moved(
      { x: 600, y: 450 },
      within(
        HULL,
        '480,-78,1 440,-80 300,-66 180,-66 100,-74 -100,-74 -200,-62 -340,-20 -450,40 -480,78,1 -440,80 -300,66 -180,66 -100,74 100,74 200,62 340,20 450,-40',
        cut(KEEL, '-600,0,1 -300,-10 0,0 300,10 600,0,1 600,200,1 -600,200,1'),
      ),
    ),
    moved({ x: 600, y: 450, turn: 180 }, ...kayakerRolling(WET, true)),
    moved({ x: 600, y: 450 }, ...kayakerRolling(DRY, false)),
  ),
];
