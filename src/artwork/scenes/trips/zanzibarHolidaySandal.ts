import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, DEPTH, CREST] = ['#f08ea6', '#1f5f9c', '#174a82', '#f9b4c4'];
const [WOOD, PATCH, DENT, DENT_DARK, STRAP_LIT] = ['#5a2f28', '#f2b134', '#1c9c90', '#0f6f6c', '#ff7a66'];
const [BED, FOAM, SOLE, STRAP, STRAP_SHADE, SAIL, SAIL_SHADE, CRAB, CRAB_DARK, EYE] = [
  '#27b7a6',
  '#fff3d6',
  '#f2b134',
  '#d8283c',
  '#9c1836',
  '#fffaf0',
  '#ead9c4',
  '#ee5f22',
  '#a83412',
  '#1c1530',
];

/** A ghost crab at the helm, the middle of its body at the origin. */
const crab = [
  inked(
    CRAB_DARK,
    9,
    '-34,10 -62,16 -70,44',
    '-28,20 -52,34 -56,58',
    '34,10 62,16 70,44',
    '28,20 52,34 56,58',
  ),
  inked(CRAB, 12, '-36,-4 -64,-24 -70,-46', '36,-4 66,-22 74,-44'),
  cut(CRAB, '-70,-40 -92,-62 -88,-90 -72,-98,1 -74,-74,1 -58,-94,1 -50,-72 -56,-46'),
  cut(CRAB, '74,-38 56,-58 58,-84 74,-92,1 74,-70,1 90,-90,1 98,-68 92,-46'),
  inked(CRAB, 7, '-14,-20 -18,-44', '14,-20 18,-44'),
  within(
    CRAB,
    '-46,0 -36,-22 0,-28 36,-22 46,0 34,26 0,34 -34,26',
    cut(CRAB_DARK, '-50,14 0,24 50,14 50,60,1 -50,60,1'),
  ),
  cut(EYE, disc(-18, -48, 9), disc(18, -48, 9)),
  inked(EYE, 5, '-12,2 0,8 12,2'),
];

/** The free days on the beach, for the week on Zanzibar. */
export const zanzibarHolidaySandal: readonly Picture[] = [
  // A flip-flop has gone to sea under a scrap of cloth, and a crab steers it.
  picture(
    'packages/zanzibarbeachholiday-5',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [400, 200, 280, 200], camera: 'profile' }),
    wash(SKY),
    floor(DEPTH, '-40,590 200,582 420,594 700,582 960,594 1240,584'),
    // Mast, yard and sail of a scrap of cloth.
    cut(WOOD, '470,580,1 516,172,1 530,172,1 498,582,1'),
    within(
      SAIL,
      '206,470,1 420,262 640,48,1 706,160 728,290 714,400,1 470,430',
      cut(SAIL_SHADE, '650,20,1 640,200 600,360 540,470,1 800,470,1 800,20,1'),
      cut(PATCH, '486,250,1 574,232,1 586,320,1 500,338,1'),
    ),
    inked(WOOD, 12, '186,492 420,254 650,34'),
    // Sole: tread, foam, and the bed with the dent of a heel.
    cut(SOLE, '120,568,1 150,640 260,690 460,700 680,690 860,702 1010,672 1088,590 1096,536,1 700,560'),
    cut(FOAM, '120,562,1 150,616 260,660 460,668 680,658 860,670 1010,640 1084,564 1094,530,1 700,560'),
    cut(
      BED,
      '116,556 150,530 260,514 440,522 640,516 800,494 960,484 1070,502 1100,534 1060,578 980,616 850,640 680,628 460,638 260,630 150,596',
    ),
    cut(
      DENT,
      '180,560 230,540 320,540 400,562 390,592 310,606 220,596',
      '700,556 800,524 920,520 950,548 900,588 790,604 710,590',
    ),
    // The strap, far band first, and the hole of its post.
    cut(DENT_DARK, disc(872, 566, 26, 12)),
    cut(
      STRAP_SHADE,
      '862,566,1 848,504 800,470 730,462 640,478 586,520,1 562,516,1 604,458 690,428 790,432 860,468 886,520 888,566,1',
    ),
    cut(
      STRAP,
      '856,568,1 846,520 816,490 764,484 694,512 640,568 616,622,1 574,622,1 600,548 664,480 752,446 826,450 872,492 890,568,1',
    ),
    inked(STRAP_LIT, 6, '612,600 650,530 710,484 770,466 820,472'),
    // The sheet, and the crab that holds it.
    inked(WOOD, 4, '714,400 820,420 932,424'),
    moved({ x: 1000, y: 470, scale: 0.95 }, ...crab),
    floor(SEA, '-40,686 130,674 300,690 520,676 740,692 960,676 1100,686 1240,678'),
    inked(
      CREST,
      6,
      '180,746 290,738 400,746',
      '560,764 720,756 860,766',
      '330,820 450,812 560,820',
      '820,826 900,820 980,826',
    ),
  ),
];
