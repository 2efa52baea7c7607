/** Pictures, as entries name them. */
import { z } from 'zod';
import { text } from './fields.ts';

/** Whether words are the name of the picture's file, or one that a camera or a phone gives. */
function isFileName(words: string, image: string): boolean {
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replace(/\.(?:jpe?g|png|webp|avif|svg|heic)$/, '')
      .replace(/[\s_/-]+/g, '-');
  const name = bare(words);
  const isOfCamera = /^(?:img|dsc[fn]?|pxl|dji|gopr|image|photo|picture|screenshot|untitled)[-\d()]*$/;
  return (
    name === bare(image) ||
    name === bare(image.split('/').at(-1) ?? '') ||
    isOfCamera.test(name) ||
    /^[\w-]+\.(?:jpe?g|png|webp|avif|svg|heic)$/i.test(words)
  );
}

/** A picture is named by its path in content/pictures/ without the ending, so a photograph can replace the artwork. */
export const picture = z
  .strictObject({
    image: z
      .string()
      .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/)
      .describe('The picture in content/pictures/ without its ending, such as places/bwindi-1'),
    alt: z
      .string()
      .max(220)
      .describe('What the picture shows, for people who cannot see it, such as "Mist between forest ridges"'),
    caption: text('A line under the picture').optional(),
    decorative: z
      .literal(true)
      .optional()
      .describe('true only for a picture that says nothing; then alt is ""'),
  })
  .superRefine((value, context) => {
    const alt = value.alt.trim();
    if (value.decorative) {
      if (alt)
        context.addIssue({ code: 'custom', path: ['alt'], message: 'A decorative picture has alt: ""' });
    } else if (!alt) {
      context.addIssue({
        code: 'custom',
        path: ['alt'],
        message: 'Say in a few words what the picture shows',
      });
    } else if (/^(?:an? )?(?:image|picture|photo|photograph|illustration) of\b/i.test(alt)) {
      context.addIssue({ code: 'custom', path: ['alt'], message: 'Leave out "image of": say what it shows' });
    } else if (isFileName(alt, value.image)) {
      context.addIssue({
        code: 'custom',
        path: ['alt'],
        message: 'This is a file name: say what the picture shows',
      });
    } else if (/^(?:todo|tbd|fixme|xxx+)\b/i.test(alt) || (alt.match(/\p{L}/gu) ?? []).length < 3) {
      context.addIssue({
        code: 'custom',
        path: ['alt'],
        message: 'Say in a few words what the picture shows',
      });
    }
  });
/** The scene at the head of a page about many things. */
export const headPicture = picture.safeExtend({
  wide: z
    .strictObject({ image: picture.shape.image })
    .optional()
    .describe(
      'The same scene as a drawing across a desktop, its left half calm for the words; without it the picture stands in the right half',
    ),
});
/** A scene across the page with the title in its calm part, painted for wide windows and for phones. */
export const poster = z
  .strictObject({
    wide: picture.describe('Across a desktop, 2.39 times as wide as high, calm on its upper left'),
    tall: picture.describe('On a phone, 4 wide to 5 high, calm in its upper part'),
    focus: z
      .string()
      .regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/)
      .optional()
      .describe(
        'What must never be cut off of a photograph, or in the strip of a country, from the left and from the top: "60% 30%"',
      ),
  })
  .optional()
  .describe('The scene at the head of its page; without one the first picture stands there');
/** A picture that can stand in the text of its page instead of below it. */
export const ownPicture = picture.safeExtend({
  under: text(
    'The heading of the part of the text that it stands under, or how it begins, such as Day 2',
  ).optional(),
});
export const fivePictures = z
  .array(ownPicture)
  .length(5)
  .describe('Exactly five pictures, the first one the main picture');

export type PictureRef = z.infer<typeof picture>;
export type HeadPicture = z.infer<typeof headPicture>;
export type OwnPicture = z.infer<typeof ownPicture>;
export type Poster = NonNullable<z.infer<typeof poster>>;
