import { defineProps, image, integer, link, text, type PropsOf } from '../../src/contract';
import { gatedFileProps } from '../../src/features/gated-files';
import { heroGroundProps, heroHeadProps } from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  heroImage: image({ description: 'The cover, shown upright.' }),
  collectionFile: link({ description: 'The file of the collection; the words of the link are its name.' }),
  fileName: text({ max: 160, description: 'The name of the file, instead of the words of the link.' }),
  pageCount: integer({ minimum: 0, maximum: 9999, description: 'The pages of the file, shown behind its name.' }),
  size: gatedFileProps.size,
  registrationRequired: gatedFileProps.registrationRequired,
  ...heroGroundProps,
});

export type CollectionHeroProps = PropsOf<typeof props>;
