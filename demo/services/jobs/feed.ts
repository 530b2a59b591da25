import type { JobDocument } from './lists.ts';

interface Feed {
  /** The URL of the feed itself. */
  self: string;
  /** The URL of the page with the same positions. It is also the permanent id of the feed. */
  page: string;
  title: string;
  firm: string;
  language: string;
  jobs: readonly JobDocument[];
  /** The URL of a position's page. */
  pageOf: (job: JobDocument) => string;
  /** The date for positions without a date of publication. */
  day: string;
}

/** Positions as Atom (RFC 4287). */
export function atomOf({ self, page, title, firm, language, jobs, pageOf, day }: Feed): string {
  const updated = ({ posted }: JobDocument) => `${posted || day}T00:00:00Z`;
  const latest = jobs.map(updated).sort().at(-1) ?? `${day}T00:00:00Z`;
  const entries = jobs.map(
    (job) => `<entry>
<id>${xml(pageOf(job))}</id>
<title>${xml(job.title)}</title>
<updated>${updated(job)}</updated>
<link rel="alternate" type="text/html" href="${xml(pageOf(job))}"/>
<summary>${xml([job.cities.join(', '), job.whatYouWillDo].filter(Boolean).join('. '))}</summary>
${[...new Set([job.interestCategory, job.interest].filter(Boolean))].map((term) => `<category term="${xml(term)}"/>`).join('')}
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">
<id>${xml(page)}</id>
<title>${xml(title)}</title>
<updated>${latest}</updated>
<author><name>${xml(firm)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
${entries.join('')}</feed>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** XML does not allow most control characters, even escaped. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character]!);
}
