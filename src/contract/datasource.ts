/**
 * Datasources as content systems print them, turned into plain names and values: Sitecore's layout and GraphQL, AEM's
 * content fragments and core components, Drupal's JSON:API, WordPress' REST, Contentful and Storyblok. Fetched only where a text looks like one of them.
 */
import { htmlOfDocument } from './rich-text-document';
import { isRecord, unwrap } from './source';

type Values = Record<string, unknown>;

/** The parsed and unwrapped value of a printed datasource. */
export function readDatasource(printed: unknown): unknown {
  const inside = insideOf(printed);
  const included = includedIn(printed);
  const read = onlyParent(plain(inside, included));
  // The values of a placeholder are a group, even if one of them looks like a list of the content system.
  return isRecord(inside) && !isRecord(read) ? members(inside, included) : read;
}

/** A query for one item with its children returns a list with one item. */
function onlyParent(read: unknown): unknown {
  const [only, second] = Array.isArray(read) ? (read as unknown[]) : [];
  return isRecord(only) && !second && Array.isArray(only['children']) ? only : read;
}

/** The included resources of a JSON:API document, by type and id. */
type Included = ReadonlyMap<string, Values>;

function includedIn(document: unknown): Included {
  const resources =
    isRecord(document) && Array.isArray(document['included']) ? document['included'].filter(isRecord) : [];
  return new Map(resources.map((resource) => [keyOf(resource), resource]));
}

function keyOf({ type, id }: Values): string {
  return `${String(type)} ${String(id)}`;
}

/** `{ "data": { "promoByPath": { "item": {…} } } }`, and a rendering around its fields. */
function insideOf(printed: unknown): unknown {
  if (!isRecord(printed)) return printed;
  const { data, item, items, componentName, fields, params, properties, sitecore, story } = printed;
  if (isRecord(sitecore) && isRecord(sitecore['route'])) return sitecore['route']['fields'];
  if (isRecord(story) && isRecord(story['content'])) return story['content'];
  if (isRecord(data) && !isResource(data)) {
    const [only, second] = Object.values(data);
    return second === undefined ? insideOf(only) : data;
  }
  if (isRecord(data) || Array.isArray(data)) return data;
  if (isRecord(item) && Object.keys(printed).length === 1) return item;
  if (Array.isArray(items) && Object.keys(printed).length === 1) return { items };
  if (typeof componentName === 'string' && isRecord(fields)) return { ...(isRecord(params) && params), ...fields };
  return isRecord(properties) && isRecord(properties['elements']) ? properties : printed;
}

/** Names of an item's identity, beside its fields. */
const IDENTITY = new Set(['id', 'name', 'displayName', 'url', 'template']);

/** The names that Sitecore prints for a list. */
const LIST = /^(?:results|targetItems|total|pageInfo)$/;

type Shape = (value: Values, included: Included) => unknown;

/** Each reads one shape and returns undefined for any other. The first result is used. */
const SHAPES: readonly Shape[] = [
  // Drupal's JSON:API.
  (value, included) => (isResource(value) ? resourceOf(value, included) : undefined),
  ({ value, format, processed }, included) =>
    typeof processed === 'string'
      ? processed
      : typeof value === 'string' && (format === null || typeof format === 'string')
        ? plain(value, included)
        : undefined,
  ({ uri, url, title, options }) =>
    typeof uri === 'string' && options !== undefined
      ? { url: typeof url === 'string' ? url : pathOf(uri), text: title }
      : undefined,
  // AEM's content fragments, by their model, by GraphQL and by the OpenAPI.
  ({ elements, title }, included) =>
    isRecord(elements)
      ? { ...(typeof title === 'string' && !elements['title'] && { title }), ...members(elements, included) }
      : undefined,
  (value, included) =>
    Object.hasOwn(value, 'value') && ('dataType' in value || ':type' in value || 'mimeType' in value)
      ? plain(value['value'], included)
      : undefined,
  ({ html, plaintext, json, markdown }) =>
    typeof html === 'string' ? html : (markdown ?? (json === undefined ? undefined : plaintext)),
  ({ _path, _publishUrl, _dynamicUrl, width, height, alt, ...rest }) => {
    const src = [_publishUrl, _dynamicUrl, _path].find((url) => typeof url === 'string' && /\.\w+(?:[?#]|$)/.test(url));
    return src && Object.keys(rest).every((name) => /^(?:_|mimeType$|description$)/.test(name))
      ? { src, alt: alt ?? rest['description'], width, height }
      : undefined;
  },
  // AEM's core components. Their children are in `:items`.
  (value, included) => (isRecord(value[':items']) && !value['elements'] ? itemsOf(value, included) : undefined),
  (value) =>
    /\/(?:title|text)(?:\/|$)/.test(String(value[':type'])) && typeof value['text'] === 'string'
      ? value['text']
      : undefined,
  // Texts of Contentful and Storyblok, then their files, links and entries.
  (value) => htmlOfDocument(value),
  ({ sys, fields }, included) => (isRecord(sys) && isRecord(fields) ? entryOf(fields, included) : undefined),
  ({ filename, alt, fieldtype, meta_data: meta }) =>
    typeof filename === 'string' && (fieldtype === 'asset' || isRecord(meta))
      ? { src: filename || undefined, alt: alt ?? undefined }
      : undefined,
  ({ fieldtype, linktype, url, cached_url: cached, anchor, target }) =>
    fieldtype === 'multilink'
      ? { url: linkAddress(String(url || cached || ''), linktype), anchor: anchor ?? undefined, target }
      : undefined,
  // WordPress' REST, with the fields that ACF adds.
  (value, included) => (isPost(value) ? postOf(value, included) : undefined),
  ({ rendered }) => (typeof rendered === 'string' ? rendered : undefined),
  ({ url, alt, width, height, sizes, mime_type: type }) =>
    typeof url === 'string' && (isRecord(sizes) || typeof type === 'string')
      ? { src: url, alt, width, height }
      : undefined,
  (value) =>
    Object.keys(value).sort().join() === 'target,title,url'
      ? { url: value['url'], text: value['title'], target: value['target'] }
      : undefined,
  // Sitecore's lists, and items that contain only a link.
  (value, included) => {
    const items = value['results'] ?? value['targetItems'];
    return Array.isArray(items) && Object.keys(value).every((name) => LIST.test(name))
      ? plain(items, included)
      : undefined;
  },
  (value) => {
    const [only, second] = Object.entries(isRecord(value['fields']) ? value['fields'] : value).filter(
      ([name]) => !IDENTITY.has(name),
    );
    const link = only && unwrap(only[1]);
    return !second && isRecord(link) && typeof link['href'] === 'string' ? link : undefined;
  },
];

function plain(value: unknown, included: Included): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, included)).filter((item) => item !== undefined);
  if (!isRecord(value)) return value;
  for (const shape of SHAPES) {
    const read = shape(value, included);
    if (read !== undefined) return read;
  }
  return members(value, included);
}

/** The children of a container by name, or as a list if AEM numbered them. */
function itemsOf({ ':items': children, ':itemsOrder': order, ...fields }: Values, included: Included): Values {
  const items = children as Values;
  const names = (Array.isArray(order) ? order.map(String) : Object.keys(items)).filter((name) => isRecord(items[name]));
  const named = names.map((name) => {
    const read = plain(items[name], included);
    const { 'cq:panelTitle': title } = items[name] as Values;
    return [name, isRecord(read) && title ? { title, ...read } : read] as const;
  });
  const isNumbered = names.length > 0 && names.every((name) => /^item_?\d+|_\d{3,}$/.test(name));
  return {
    ...members(fields, included),
    ...(isNumbered
      ? { items: named.map(([, item]) => item) }
      : Object.fromEntries(named.map(([name, item]) => [nameOf(name), item]))),
  };
}

/** An entry of Contentful, or a file, whose URL has no scheme. */
function entryOf(fields: Values, included: Included): Values {
  const { file, title, description } = fields;
  if (!isRecord(file) || typeof file['url'] !== 'string') return members(fields, included);
  const { details } = file;
  const size = isRecord(details) && isRecord(details['image']) ? details['image'] : {};
  return { src: file['url'], alt: description ?? title, width: size['width'], height: size['height'] };
}

/** Stories have their path from the root as name. */
function linkAddress(address: string, type: unknown): string {
  return type === 'email' ? `mailto:${address}` : type === 'story' ? `/${address.replace(/^\//, '')}` : address;
}

/** Names that begin with an underscore or contain a colon, such as `cq:panelTitle`, belong to the content system. */
function members(value: Values, included: Included): Values {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      /^_|:/.test(name) ? [] : [[nameOf(name), plain(member, included)] as const],
    ),
  );
}

/** `field_standard_image` is `standardImage`. */
function nameOf(name: string): string {
  return name.replace(/^field_(?=.)/, '').replace(/_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

function isResource(value: Values): boolean {
  return typeof value['type'] === 'string' && isRecord(value['attributes']);
}

/** The fields that editors fill in. */
const EDITED = /^(?:title|name|body|info|field_.+)$/;

function resourceOf({ id, attributes, relationships }: Values, included: Included): unknown {
  const { uri } = attributes as Values;
  if (isRecord(uri) && typeof uri['url'] === 'string') return { src: uri['url'] };
  const edited = (values: unknown) =>
    Object.entries(isRecord(values) ? values : {}).filter(([name]) => EDITED.test(name));
  const related = edited(relationships).map(
    ([name, relationship]) =>
      [nameOf(name), relatedOf(isRecord(relationship) ? relationship['data'] : undefined, included)] as const,
  );
  const picture = related.find(([name]) => name === 'mediaImage')?.[1];
  if (picture) return picture;
  return {
    id,
    ...Object.fromEntries([
      ...edited(attributes).map(([name, value]) => [nameOf(name), plain(value, included)] as const),
      ...related,
    ]),
  };
}

function relatedOf(data: unknown, included: Included): unknown {
  if (Array.isArray(data)) return data.map((item) => relatedOf(item, included)).filter((item) => item !== undefined);
  const resource = isRecord(data) ? included.get(keyOf(data)) : undefined;
  if (!isRecord(data) || !resource) return undefined;
  // A resource is removed from its own lookup, so that two resources that refer to each other cause no endless loop.
  const value = resourceOf(resource, new Map([...included].filter(([key]) => key !== keyOf(data))));
  const { alt, width, height } = (isRecord(data['meta']) ? data['meta'] : {}) as Values;
  return isRecord(value) && value['src'] && !value['alt'] ? { ...value, alt, width, height } : value;
}

/** Accepts `internal:/insights`, `entity:node/7` and `https://…`. Undefined for a URI that is not a URL. */
function pathOf(uri: string): string | undefined {
  const [, path] = /^(?:internal:|entity:(?=\w))\/?(.*)$/.exec(uri) ?? [];
  return path === undefined ? (/^route:/.test(uri) ? undefined : uri) : `/${path}`;
}

function isPost({ title, acf, content, _links: links }: Values): boolean {
  return (
    [title, content].some((text) => isRecord(text) && typeof text['rendered'] === 'string') &&
    (isRecord(acf) || isRecord(links) || isRecord(content))
  );
}

function postOf(
  { id, title, link, date, excerpt, content, acf, _embedded: embedded }: Values,
  included: Included,
): Values {
  const media =
    isRecord(embedded) && Array.isArray(embedded['wp:featuredmedia'])
      ? (embedded['wp:featuredmedia'] as unknown[])[0]
      : undefined;
  const { source_url: src, alt_text: alt, media_details: details } = isRecord(media) ? media : ({} as Values);
  const picture = src
    ? {
        src,
        alt,
        width: isRecord(details) ? details['width'] : undefined,
        height: isRecord(details) ? details['height'] : undefined,
      }
    : undefined;
  return {
    id,
    title: plain(title, included),
    description: plain(excerpt, included),
    body: plain(content, included),
    url: link,
    date,
    image: picture,
    standardImage: picture,
    ...(isRecord(acf) && members(acf, included)),
  };
}
