import { plainText } from '../../../ui';
import { addressIn, distinct, listAt, type Row, type SourceFile, type SourceKind, textAt, valueAt } from './source';

/** https://developer.wordpress.org/rest-api/reference/posts/: `/wp-json/wp/v2/posts?_embed&per_page=100`. */
export const wordpress: SourceKind = {
  name: 'WordPress REST',
  matches: ({ json }) =>
    Array.isArray(json) &&
    (valueAt(json, 0, 'title', 'rendered') !== undefined || valueAt(json, 0, 'avatar_urls') !== undefined),
  readers: {
    posts: (file) => rowsOf(file, postOf),
    people: (file) => rowsOf(file, personOf),
    events: (file) => rowsOf(file, eventOf),
  },
  next: ({ headers }) => /<([^<>]+)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1],
};

/** https://docs.theeventscalendar.com/apis/rest/: `/wp-json/tribe/events/v1/events?per_page=50`. */
export const eventsCalendar: SourceKind = {
  name: 'The Events Calendar of WordPress',
  matches: ({ json }) => Array.isArray(valueAt(json, 'events')) && valueAt(json, 'rest_url') !== undefined,
  readers: { events: (file) => listAt(file.json, 'events').map((event) => calendarEventOf(event, file)) },
  next: ({ json }) => textAt(json, ['next_rest_url']) || undefined,
};

function rowsOf(file: SourceFile, toRow: (post: unknown, file: SourceFile) => Row): Row[] {
  return (file.json as readonly unknown[]).map((post) => toRow(post, file));
}

function postOf(post: unknown, file: SourceFile): Row {
  const picture = pictureOf(post, file);
  return {
    id: textAt(post, ['id']),
    title: plainText(textAt(post, ['title', 'rendered'])),
    url: addressIn(file, textAt(post, ['link'])),
    imageUrl: picture.src,
    altText: picture.alt,
    displayDate: momentOf(textAt(post, ['date_gmt'], ['date'])),
    description: summaryOf(post),
    topics: topicsOf(post),
    authors: distinct(listAt(post, '_embedded', 'author').map((author) => textAt(author, ['name']))),
  };
}

/** A user, or an entry of a post type for people. */
function personOf(post: unknown, file: SourceFile): Row {
  const portraits = valueAt(post, 'avatar_urls');
  const picture = portraits
    ? { src: addressIn(file, textAt(portraits, ['96'], ['48'])), alt: '' }
    : pictureOf(post, file);
  return {
    id: textAt(post, ['id']),
    title: plainText(textAt(post, ['title', 'rendered'], ['name'])),
    firmTitle: fieldOf(post, 'job_title', 'position', 'role'),
    description: summaryOf(post) || plainText(textAt(post, ['description'])),
    standardImage: picture,
    url: addressIn(file, textAt(post, ['link'])),
    locations: distinct([fieldOf(post, 'location', 'office', 'city')]),
    interest: topicsOf(post),
  };
}

/** An entry of a post type for events. */
function eventOf(post: unknown, file: SourceFile): Row {
  return {
    id: textAt(post, ['id']),
    title: plainText(textAt(post, ['title', 'rendered'])),
    description: summaryOf(post),
    image: pictureOf(post, file),
    url: addressIn(file, textAt(post, ['link'])),
    startTime: fieldOf(post, 'start_date', 'start', 'event_date', '_event_start_date').replace(' ', 'T'),
    endTime: fieldOf(post, 'end_date', 'end', '_event_end_date').replace(' ', 'T'),
    timeZone: fieldOf(post, 'timezone', 'time_zone'),
    eventLocation: fieldOf(post, 'location', 'venue'),
    interest: topicsOf(post)[0] ?? '',
  };
}

function calendarEventOf(event: unknown, file: SourceFile): Row {
  const isWholeDay = valueAt(event, 'all_day') === true;
  const dayOrMoment = (name: string) =>
    isWholeDay ? textAt(event, [name]).slice(0, 10) : momentOf(textAt(event, [`utc_${name}`]).replace(' ', 'T'));
  return {
    id: textAt(event, ['id']),
    title: plainText(textAt(event, ['title'])),
    description: plainText(textAt(event, ['excerpt'], ['description'])),
    image: { src: addressIn(file, textAt(event, ['image', 'url'])), alt: '' },
    url: addressIn(file, textAt(event, ['url'])),
    startTime: dayOrMoment('start_date'),
    endTime: dayOrMoment('end_date'),
    timeZone: textAt(event, ['timezone']),
    isWholeDay,
    eventLocation: distinct(
      ['venue', 'address', 'city', 'country'].map((name) => plainText(textAt(event, ['venue', name]))),
    ).join(', '),
    eventFormat: valueAt(event, 'is_virtual') === true ? 'Virtual' : '',
    interest: plainText(textAt(event, ['categories', 0, 'name'])),
  };
}

function summaryOf(post: unknown): string {
  return plainText(textAt(post, ['excerpt', 'rendered'], ['content', 'rendered']));
}

function pictureOf(post: unknown, file: SourceFile) {
  const media = valueAt(post, '_embedded', 'wp:featuredmedia', 0);
  return { src: addressIn(file, textAt(media, ['source_url'])), alt: textAt(media, ['alt_text']) };
}

/** Categories before tags, as WordPress embeds them. */
function topicsOf(post: unknown): string[] {
  const terms = listAt(post, '_embedded', 'wp:term').flat();
  return distinct(terms.map((term) => plainText(textAt(term, ['name']))));
}

/** Of Advanced Custom Fields, or registered as meta. */
function fieldOf(post: unknown, ...names: readonly string[]): string {
  return plainText(
    textAt(
      post,
      ...names.flatMap((name) => [
        ['acf', name],
        ['meta', name],
      ]),
    ),
  );
}

/** Times of WordPress in UTC have no zone. */
function momentOf(text: string): string {
  return /T[\d:]+$/.test(text) ? `${text}Z` : text;
}
