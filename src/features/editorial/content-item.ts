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
  url: link({ description: 'The target page. The text of the link is the title if there is no other.' }),
  genericItemUrl: link({ description: 'The link of an item without its own page.' }),
  title: phrase({ max: 200, alias: ['headline'], description: 'Its title.' }),
  eyebrow: phrase({ max: 80, description: 'A short label above the title.' }),
  articleType: text({ max: 80, description: 'The label above the title if there is no eyebrow, such as "Interview".' }),
  contentType: text({ max: 80, description: 'The label above the title if there is no article type either.' }),
  description: content({ description: 'A summary. Small cards show 125 characters.' }),
  displayDate: date({ description: 'The publication date.' }),
  displayDateBlog: date({ description: 'The publication date of a blog entry.' }),
  sourcePublication: text({ max: 120, description: 'The original publication.' }),
  publicationSource: text({ max: 120, description: 'The same.' }),
  externalPublication: text({ max: 120, description: 'A publication outside the firm.' }),
  standardImage: image({ description: 'The image.' }),
  thumbnailImage: image({ description: 'The image if there is no standard image.' }),
  heroImage: image({ description: 'The image if there is neither of the other two.' }),
  callToActionLinks: callToActions({ max: 4, alias: [], description: 'Links below the item.' }),
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
