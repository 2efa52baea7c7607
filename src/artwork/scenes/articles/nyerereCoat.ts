import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildDogOfChannels } from '../../figures/animals/wildDogOfChannels.ts';
import { light } from '../../light/light.ts';

/** Nyerere in the south of Tanzania: the Rufiji's channels are drawn on a wild dog's coat. */
export const nyerereCoat: readonly Picture[] = [
  picture(
    'articles/nyerere',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [890, 190, 200, 180], camera: 'profile' }),
    wash('#a6dfd1'),
    ...wildDogOfChannels,
  ),
];
