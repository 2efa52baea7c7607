import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { ostrichMountain } from '../../figures/animals/ostrichMountain.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, DUST] = ['#f09a7a', '#f7d38a', '#dba85c'];

/** Mount Kenya for the article about Kenya: the mountain that is named after an ostrich's black and white. */
export const articleMountKenya: readonly Picture[] = [
  picture(
    'articles/mount-kenya',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [300, 480, 600, 320], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(PLAIN, box(-20, 730, 1240, 200)),
    cut(DUST, disc(690, 828, 470, 30)),
    ...ostrichMountain,
  ),
];
