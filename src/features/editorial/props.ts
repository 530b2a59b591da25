import { choice, content, flag, image, link, type Link, list } from '../../contract';
import { callToAction, phrase } from '../../ui';

/** The position of a module among others. */
export const frameProps = {
  collapseTopSpace: flag({
    alias: ['collapseTopSpacing'],
    description: 'Takes away the space above, so that the module stands close to the one before.',
  }),
  collapseBottomSpace: flag({ description: 'Takes away the space beneath.' }),
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    description: 'The ground: that of the page, a shade of it, or dark with light text.',
    default: 'paper',
  }),
};

/** The texts above a whole module. */
export const headProps = {
  eyebrow: phrase({ max: 80, description: 'A word or two above the title.' }),
  title: phrase({
    max: 200,
    alias: ['headline', 'sectionTitle', 'sectionHeader'],
    description: 'The title of the module.',
  }),
  description: content({ alias: ['sectionDek'], description: 'What the module is about, in a sentence or two.' }),
};

interface Options {
  /** Further links are cut. */
  max?: number;
  /** Other names of the prop. None if another prop uses them. Default: the name in datasources. */
  alias?: readonly string[];
  description: string;
}

/** The calls to action of a module: a list of links, each `<a>`, or an object with a datasource's `Url` and `Text`. */
export function callToActions({ max, alias = ['readMoreLink'], description }: Options) {
  return list(callToAction, { ...(max && { max }), alias, description, default: [] as readonly Link[] });
}

/** A promotion: texts, an image and links. */
export const promoProps = {
  ...headProps,
  url: link({
    description: 'Makes the title a link to this page. The words of a link are the title where there is no other.',
  }),
  standardImage: image({ description: 'The picture beside the text.' }),
  callToActionLinks: callToActions({ max: 6, description: 'Where to go from here.' }),
};

/** A quotation, with the field names of datasources. */
export const quoteProps = {
  quote: content({ description: 'The words quoted, without quotation marks.' }),
  cite1: phrase({ max: 120, description: 'Who said it.' }),
  cite2: phrase({ max: 160, description: 'Their role, or where they said it.' }),
};
