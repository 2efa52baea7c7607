import { within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { stoneTownRoofs, type TownHour } from '../../figures/buildings/stoneTownRoofs.ts';
import { light } from '../../light/light.ts';

const NIGHT: TownHour = ['#23305c', '#1d2a52', '#33437a', '#293766', '#1b2750', '#162044', '#121a38'];
const VIOLET: TownHour = ['#5d4c86', '#483f78', '#8474a6', '#67598f', '#503a72', '#423064', '#2a2048'];
const ROSE: TownHour = ['#d9697a', '#8f5f8f', '#eeb3a8', '#c2818f', '#a93d4e', '#82305a', '#4f2a54'];
const DAWN: TownHour = ['#ffd08a', '#5cb9ae', '#fff4dd', '#efc9a0', '#e4633c', '#b5442f', '#2d6470'];

/** Stone Town at five: the call goes out from the minaret, and as far as it has come the town is awake. */
export const zanzibarDawnCall: readonly Picture[] = [
  picture(
    'places/zanzibar-2',
    light('dawn', 'zanzibar', 'right'),
    plan({ subject: [160, 0, 720, 560], camera: 'front' }),
    ...stoneTownRoofs(NIGHT),
    within('none', disc(520, 250, 604), ...stoneTownRoofs(VIOLET)),
    within('none', disc(520, 250, 494), ...stoneTownRoofs(ROSE)),
    within('none', disc(520, 250, 402), ...stoneTownRoofs(DAWN)),
  ),
];
