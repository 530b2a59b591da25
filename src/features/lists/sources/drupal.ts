import { plainText } from '../../../ui';
import { addressIn, distinct, listAt, type Row, type SourceFile, type SourceKind, textAt, valueAt } from './source';

/** https://www.drupal.org/docs/core-modules-and-themes/core-modules/jsonapi-module: `/jsonapi/node/article?include=field_image,field_tags,uid`. */
export const drupal: SourceKind = {
  name: 'Drupal JSON:API',
  matches: ({ json }) => valueAt(json, 'jsonapi') !== undefined && Array.isArray(valueAt(json, 'data')),
  readers: {
    posts: (file) => rowsOf(file, postOf),
    people: (file) => rowsOf(file, personOf),
    events: (file) => rowsOf(file, eventOf),
  },
  next: ({ json }) => textAt(json, ['links', 'next', 'href'], ['links', 'next']) || undefined,
};

interface Node {
  readonly attributes: unknown;
  /** Included resources that the node refers to. */
  readonly related: readonly {
    readonly name: string;
    readonly type: string;
    readonly attributes: unknown;
    readonly alt: string;
  }[];
  readonly id: string;
  readonly url: string;
}

function rowsOf(file: SourceFile, toRow: (node: Node, file: SourceFile) => Row): Row[] {
  const included = new Map(listAt(file.json, 'included').map((resource) => [textAt(resource, ['id']), resource]));
  return listAt(file.json, 'data').map((node) => toRow(nodeOf(node, included, file), file));
}

function nodeOf(node: unknown, included: ReadonlyMap<string, unknown>, file: SourceFile): Node {
  const relationships = Object.entries((valueAt(node, 'relationships') ?? {}) as Record<string, unknown>);
  const related = relationships.flatMap(([name, relationship]) =>
    [valueAt(relationship, 'data')].flat().map((reference) => ({
      name,
      type: textAt(reference, ['type']),
      alt: textAt(reference, ['meta', 'alt']),
      attributes: valueAt(included.get(textAt(reference, ['id'])), 'attributes'),
    })),
  );
  const id = textAt(node, ['id']);
  const number = textAt(node, ['attributes', 'drupal_internal__nid']);
  const path = textAt(node, ['attributes', 'path', 'alias']) || (number && `/node/${number}`);
  return { id, attributes: valueAt(node, 'attributes'), related, url: addressIn(file, path) };
}

function postOf(node: Node, file: SourceFile): Row {
  const picture = pictureOf(node, file);
  return {
    id: node.id,
    title: textAt(node.attributes, ['title'], ['name']),
    url: node.url,
    imageUrl: picture.src,
    altText: picture.alt,
    displayDate: textAt(node.attributes, ['published_at'], ['created']),
    description: summaryOf(node),
    topics: topicsOf(node),
    authors: distinct(
      node.related
        .filter(({ type }) => type === 'user--user')
        .map(({ attributes }) => textAt(attributes, ['display_name'], ['name'])),
    ),
  };
}

function personOf(node: Node, file: SourceFile): Row {
  return {
    id: node.id,
    title: textAt(node.attributes, ['title'], ['name']),
    firmTitle: textAt(node.attributes, ['field_job_title'], ['field_position'], ['field_role']),
    description: summaryOf(node),
    standardImage: pictureOf(node, file),
    url: node.url,
    locations: distinct([textAt(node.attributes, ['field_location'], ['field_office'])]),
    interest: topicsOf(node),
  };
}

function eventOf(node: Node, file: SourceFile): Row {
  const { startTime, endTime } = spanOf(node.attributes);
  return {
    id: node.id,
    title: textAt(node.attributes, ['title']),
    description: summaryOf(node),
    image: pictureOf(node, file),
    url: node.url,
    startTime,
    endTime,
    eventLocation: textAt(node.attributes, ['field_location'], ['field_venue']),
    interest: topicsOf(node)[0] ?? '',
  };
}

/** The first field with a range of dates; else the first whose name says it is a date. */
function spanOf(attributes: unknown): { startTime: string; endTime: string } {
  const fields = Object.entries((attributes ?? {}) as Record<string, unknown>).filter(([name]) =>
    name.startsWith('field_'),
  );
  const range = fields.find(([, value]) => textAt(value, ['end_value']) && textAt(value, ['value']))?.[1];
  if (range) return { startTime: textAt(range, ['value']), endTime: textAt(range, ['end_value']) };
  const day = fields.find(([name, value]) => /date|start/.test(name) && typeof value === 'string')?.[1];
  return { startTime: typeof day === 'string' ? day : '', endTime: '' };
}

function summaryOf({ attributes }: Node): string {
  return plainText(textAt(attributes, ['body', 'summary'], ['body', 'processed'], ['body', 'value']));
}

/** A file, or the file of a media item if the source includes both. */
function pictureOf({ related }: Node, file: SourceFile) {
  const picture = related.find(({ attributes }) => textAt(attributes, ['uri', 'url']));
  return { src: picture ? addressIn(file, textAt(picture.attributes, ['uri', 'url'])) : '', alt: picture?.alt ?? '' };
}

function topicsOf({ related }: Node): string[] {
  return distinct(
    related
      .filter(({ type }) => type.startsWith('taxonomy_term--'))
      .map(({ attributes }) => textAt(attributes, ['name'])),
  );
}
