interface AtomFeed {
  /** The URL of the feed itself. */
  self: string;
  /** The URL of the page with the same entries. It is also the permanent id of the feed. */
  page: string;
  title: string;
  firm: string;
  language: string;
  entries: readonly AtomEntry[];
  /** The date of a feed without entries. */
  day: string;
}

interface AtomEntry {
  /** The URL of its page, which is also its id. */
  url: string;
  title: string;
  day: string;
  summary: string;
  categories: readonly string[];
}

export const atomType = 'application/atom+xml';

/** A list as an Atom feed (RFC 4287). */
export function atomOf({ self, page, title, firm, language, entries, day }: AtomFeed): string {
  const midnight = (date: string) => `${date}T00:00:00Z`;
  const latest =
    entries
      .map((entry) => entry.day)
      .sort()
      .at(-1) ?? day;
  const items = entries.map(
    (entry) => `<entry>
<id>${xml(entry.url)}</id>
<title>${xml(entry.title)}</title>
<updated>${midnight(entry.day)}</updated>
<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>
<summary>${xml(entry.summary)}</summary>
${entry.categories.map((term) => `<category term="${xml(term)}"/>`).join('')}
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">
<id>${xml(page)}</id>
<title>${xml(title)}</title>
<updated>${midnight(latest)}</updated>
<author><name>${xml(firm)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
${items.join('')}</feed>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** XML does not allow most control characters, even escaped. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character]!);
}
