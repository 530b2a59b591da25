import { defineProps, image, integer, link, text, type PropsOf } from '../../src/contract';
import { gatedFileProps } from '../../src/features/gated-files';
import { heroGroundProps, heroHeadProps } from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  heroImage: image({ description: 'The cover, in portrait format.' }),
  collectionFile: link({ description: 'The file of the collection. The text of the link is its name.' }),
  fileName: text({ max: 160, description: 'The name of the file, instead of the text of the link.' }),
  pageCount: integer({ minimum: 0, maximum: 9999, description: 'The number of pages, shown after the name.' }),
  size: gatedFileProps.size,
  registrationRequired: gatedFileProps.registrationRequired,
  ...heroGroundProps,
});

export type CollectionHeroProps = PropsOf<typeof props>;
