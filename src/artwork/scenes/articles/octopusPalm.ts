import { cut, floor, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { octopusCrown } from '../../figures/animals/octopusCrown.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, REEF, SAND, SHADE, TRUNK, LIT, RING] = [
  '#ffe2a6',
  '#0f8f9c',
  '#57c8bd',
  '#fff4da',
  '#e6c894',
  '#5b2f38',
  '#8a4a45',
  '#3f1e2a',
];

/** The head of the article about Zanzibar: a palm whose eight fronds are an octopus, an arm for each place. */
export const octopusPalm: readonly Picture[] = [
  picture(
    'articles/zanzibar8places',
    light('morning', 'zanzibar', 'left'),
    plan({ camera: 'below' }),
    wash(SKY),
    floor(SEA, '-40,650 1240,650'),
    floor(REEF, '-40,724 300,716 700,732 1240,716'),
    floor(SAND, '-40,816 300,790 700,780 1240,812'),
    // The shade of the crown, eight arms again.
    cut(
      SHADE,
      '760,846 900,818 1040,836 960,838 1100,852 1180,872 1020,860 1090,890 1000,894 940,868 860,892 760,894 830,868 700,874',
    ),
    within(
      TRUNK,
      limb('446,960,58 520,790,40 600,610,30 640,450,26 656,300,26'),
      cut(LIT, '380,940,1 440,880 560,620 600,460 620,300,1 640,300,1 630,460 590,620 500,800 440,960,1'),
      inked(
        RING,
        7,
        '420,868 490,890 580,862',
        '450,800 510,820 600,794',
        '480,734 540,752 620,728',
        '510,672 574,690 640,666',
        '540,612 600,628 660,606',
        '570,554 620,568 680,548',
        '590,500 630,512 690,494',
      ),
    ),
    ...octopusCrown,
  ),
];
