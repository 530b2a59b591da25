import { choice, content, flag, image, link, type Link, list } from '../../contract';
import { callToAction, phrase } from '../../ui';

/** The position of a module among others. */
export const frameProps = {
  collapseTopSpace: flag({
    alias: ['collapseTopSpacing'],
    description: 'Removes the space above the module.',
  }),
  collapseBottomSpace: flag({ description: 'Removes the space below the module.' }),
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    description: 'The background: that of the page, a shade of it, or dark with light text.',
    default: 'paper',
  }),
};

/** The texts above a whole module. */
export const headProps = {
  eyebrow: phrase({ max: 80, description: 'A short label above the title.' }),
  title: phrase({
    max: 200,
    alias: ['headline', 'sectionTitle', 'sectionHeader'],
    description: 'The title of the module.',
  }),
  description: content({ alias: ['sectionDek'], description: 'A short description below the title.' }),
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
    description: 'Makes the title a link to this page. The text of the link is the title if there is no other.',
  }),
  standardImage: image({ description: 'The image beside the text.' }),
  callToActionLinks: callToActions({ max: 6, description: 'Links to further pages.' }),
};

/** A quotation, with the field names of datasources. */
export const quoteProps = {
  quote: content({ description: 'The quoted text, without quotation marks.' }),
  cite1: phrase({ max: 120, description: 'The person quoted.' }),
  cite2: phrase({ max: 160, description: 'The role of the person, or the source.' }),
};
