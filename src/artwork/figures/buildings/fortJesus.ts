import { box, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** The broad merlons of a gun parapet along the top of a wall. */
function merlons(left: number, right: number, y: number): string {
  const parts: string[] = [];
  for (let x = left; x < right - 100; x += 330) {
    const end = Math.min(right, x + 270);
    parts.push(
      panel([
        [x, y],
        [x + 20, y - 74],
        [end - 20, y - 74],
        [end, y],
      ]),
    );
  }
  return parts.join('');
}

/**
 * Fort Jesus above the harbour, seventy metres of it: leaning walls of coral stone (body, lit faces, shade), the angular
 * bastion at the corner with its sentry turret, gun slots dark. It grows out of the coral rock that is its foot (shade).
 */
export function fortJesus(): Figure {
  const curtain = panel('-3500,-200 -3500,-1250 -700,-1250 -640,-200');
  const inner = panel('-3000,-1240 -3000,-1640 -1500,-1640 -1500,-1240');
  const roof = panel('-3060,-1640 -2250,-1860 -1440,-1640');
  const bastionLit = panel('-910,-200 -780,-1520 620,-1520 710,-200');
  const bastionSide = panel('620,-1520 1700,-1450 1900,-200 700,-200');
  const flank = panel('1698,-1450 2560,-1310 2660,-200 1898,-200');
  const east = panel('2540,-1180 3500,-1180 3500,-200 2620,-200');
  const cord =
    panel('-812,-1250 640,-1250 644,-1216 -816,-1216') + panel('640,-1250 1734,-1196 1738,-1164 644,-1216');
  const rock =
    '-3500,0,1 -3500,-360,1 -2700,-300 -2000,-420 -1300,-330 -700,-400 -300,-270 500,-330 1000,-230 1600,-310 2100,-250 2700,-350 3500,-290,1 3500,0,1';
  const ledges = [
    '-3300,-190 -2600,-130 -1900,-210',
    '-1200,-150 -500,-230 100,-120',
    '900,-120 1500,-170 2300,-90',
    '2500,-190 2900,-140 3400,-180',
  ];
  const turret = panel('560,-1500 560,-1790 720,-1790 720,-1500') + panel('536,-1790 640,-1930 744,-1790');
  const embrasures = [-2900, -2350, -1800, -1250, -420, 60, 380]
    .map((x) => box(x, -1080 - (x > -700 ? 60 : 0), 70, 96))
    .join('');
  const loops =
    [900, 1250]
      .map((x) =>
        panel([
          [x, -1040],
          [x + 60, -1034],
          [x + 66, -930],
          [x + 4, -936],
        ]),
      )
      .join('') +
    box(2800, -980, 60, 80) +
    box(616, -1700, 46, 90);
  const joints = [
    '-3300,-960 -2800,-952 -2500,-960',
    '-2300,-700 -1900,-708 -1500,-700',
    '-700,-820 -300,-828 40,-820',
    '-3100,-560 -2700,-566 -2400,-560',
    '100,-620 300,-626 540,-620',
    '-1600,-1060 -1400,-1064 -1300,-1060',
    '-600,-480 -400,-486 -200,-480',
  ];
  return drawn('Fort Jesus', [
    fill('shade', inner),
    fill('accent', roof),
    fill('body', flank, curtain, merlons(-3500, -760, -1240), east, merlons(2640, 3520, -1172)),
    fill('shade', bastionSide, panel('-1060,-1250 -780,-1250 -860,-200 -1240,-200')),
    fill('lit', bastionLit, merlons(-770, 640, -1510)),
    fill('lit', turret),
    fill('shade', panel('650,-1500 650,-1920 744,-1790 720,-1790 720,-1500')),
    fill('body', cord),
    fill('dark', embrasures, loops),
    stroke('body', 14, ...joints),
    fill('dark', rock),
    stroke('shade', 22, ...ledges),
  ]);
}
