import {
  content,
  type Content,
  date,
  group,
  image,
  type Image,
  link,
  type Link,
  type Prop,
  type PropsOf,
  text,
} from '../../contract';
import { phrase, type Phrase } from '../../ui';
import { callToActions } from './props';

/** A content item of any template: its texts, media and link. */
export interface ContentItem {
  readonly id?: string | undefined;
  /** Without it, the item has no link. */
  readonly title: Phrase | undefined;
  readonly link?: Link | undefined;
  readonly eyebrow?: Phrase | undefined;
  readonly description?: Content | undefined;
  /** As ISO 8601. */
  readonly date?: string | undefined;
  /** The original publication. */
  readonly source?: string | undefined;
  readonly image?: Image | undefined;
  readonly links: readonly Link[];
}

/** All names that templates use for the same field; the first with a value is used. */
export const itemProps = {
  id: text({ max: 200, description: 'Its id in the content system.' }),
  url: link({ description: 'The page that it leads to. The words of a link are the title where there is no other.' }),
  genericItemUrl: link({ description: 'The same, for an item without its own page.' }),
  title: phrase({ max: 200, alias: ['headline'], description: 'Its title.' }),
  eyebrow: phrase({ max: 80, description: 'A word or two above the title.' }),
  articleType: text({ max: 80, description: 'The eyebrow where there is none, such as "Interview".' }),
  contentType: text({ max: 80, description: 'The eyebrow where there is no article type either.' }),
  description: content({ description: 'What it is about. Cut at 125 characters where the card is short.' }),
  displayDate: date({ description: 'When it appeared.' }),
  displayDateBlog: date({ description: 'The same, for the entry of a blog.' }),
  sourcePublication: text({ max: 120, description: 'Where it appeared first.' }),
  publicationSource: text({ max: 120, description: 'The same.' }),
  externalPublication: text({ max: 120, description: 'The same, outside the house.' }),
  standardImage: image({ description: 'Its picture.' }),
  thumbnailImage: image({ description: 'The picture where there is no standard one.' }),
  heroImage: image({ description: 'The picture where there is neither of the two.' }),
  callToActionLinks: callToActions({ max: 4, alias: [], description: 'Its own links, below it.' }),
  readMoreLinks: callToActions({ max: 4, description: 'The same.' }),
};

/**
 * An item of a datasource. Items without a text or an image are left out, and so is an invalid field. The editor gets a
 * note for both.
 */
export function contentItem(description = 'A piece of content to lead to.'): Prop<ContentItem | undefined> {
  const plain = group(itemProps, { description });
  return {
    ...plain,
    // One kind for editors, instead of the eighteen former names.
    kind: 'content item',
    default: undefined,
    read(source, note) {
      const fields = plain.read(source, note);
      const item = fields && itemOf(fields);
      if (!item) note({ dropped: 'has no title', missing: 'title' });
      else if (!item.title) note('has no title, so it leads nowhere');
      return item;
    },
  };
}

/** Merges the names into one item. Undefined without a title, a description or an image. */
export function itemOf(fields: PropsOf<typeof itemProps>): ContentItem | undefined {
  const title = fields.title ?? fields.url?.text;
  const image = fields.standardImage ?? fields.thumbnailImage ?? fields.heroImage;
  if (!title && !fields.description && !image) return undefined;
  return {
    id: fields.id,
    title: title || undefined,
    link: fields.url ?? fields.genericItemUrl,
    eyebrow: fields.eyebrow ?? fields.articleType ?? fields.contentType,
    description: fields.description,
    date: [fields.displayDate, fields.displayDateBlog].find(isRealDate),
    source: fields.sourcePublication ?? fields.publicationSource ?? fields.externalPublication,
    image,
    links: fields.callToActionLinks.length ? fields.callToActionLinks : fields.readMoreLinks,
  };
}

/** Content systems print the year 1 for an empty date. */
function isRealDate(value: string | undefined): value is string {
  return value !== undefined && !value.startsWith('0001');
}
