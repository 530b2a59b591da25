import type { Content } from '../../content/load.ts';
import type { Database, Queries } from '../database/index.ts';
import type { Addresses } from '../http/origins.ts';
import type { Mail } from '../mail/index.ts';
import type { SubscriptionLinks } from '../subscriptions/links.ts';
import type { Jobs } from './jobs.ts';
import { type JobFacet, jobFacets, type JobLanguage, jobLanguages, jobsPath } from './lists.ts';
import { masterList } from './master-list.ts';
import { termOf } from './terms.ts';

interface JobAlert {
  language: JobLanguage;
  query: string;
  names: Record<JobFacet, string[]>;
}

/**
 * Subscriptions to new positions by e-mail. The code of a subscription is its search, with the names that the URL of the
 * page uses: `job-alert?lang=en&cities=Oslo`.
 */
export interface JobAlerts {
  /** The title for an e-mail; undefined if the code is not that of an alert. */
  titleOf(code: string): string | undefined;
  /** Mails the positions that were posted since the last call, once a day and address. */
  mailNew(): Promise<void>;
}

const prefix = 'job-alert?';
/** In characters. */
const maxCodeLength = 500;
const maxQueryLength = 100;
const mostPerAddress = 10;
const mostInMail = 10;
/** After an outage, and for an address that subscribes again. */
const mostDays = 7;

interface Parts {
  database: Database;
  content: Pick<Content, 'jobs' | 'offices'>;
  jobs: Jobs;
  mail: Mail;
  addresses: Addresses;
  day: () => string;
  links: SubscriptionLinks;
}

interface Holder {
  table: 'users' | 'subscribers';
  email: string;
  subscriptions: string[];
  until: string | null;
}

/**
 * Reads the code of a job alert. Only names of positions are valid: a stranger who types an address cannot write text
 * into the e-mail that confirms it.
 */
export function createJobAlertReader(content: Parts['content']): (code: string) => JobAlert | undefined {
  const knownNames = Object.fromEntries(
    jobLanguages.map((language) => [language, namesIn(masterList(content, language))]),
  ) as Record<JobLanguage, ReadonlySet<string>>;

  return (code) => {
    if (!code.startsWith(prefix) || code.length > maxCodeLength) return undefined;
    const parameters = new URLSearchParams(code.slice(prefix.length));
    const language = jobLanguages.find((name) => name === parameters.get('lang'));
    const query = parameters.get('query') ?? '';
    const allowed = new Set<string>(['lang', 'query', ...jobFacets]);
    if (!language || query.length > maxQueryLength || [...parameters.keys()].some((name) => !allowed.has(name)))
      return undefined;
    const names = Object.fromEntries(jobFacets.map((facet) => [facet, parameters.getAll(facet)])) as JobAlert['names'];
    return Object.values(names)
      .flat()
      .every((name) => knownNames[language].has(name))
      ? { language, query, names }
      : undefined;
  };
}

export function createJobAlerts({ database, content, jobs, mail, addresses, day, links }: Parts): JobAlerts {
  const read = createJobAlertReader(content);

  async function mailAlert({ email }: Holder, code: string, posted: readonly [string, string]): Promise<void> {
    const alert = read(code);
    if (!alert) return;
    const { language, query: q, names } = alert;
    const found = await jobs.search({ q, ...names, language, posted, start: 1, pageSize: mostInMail });
    if (found.numFound === 0) return;
    const search = new URLSearchParams(code.slice(prefix.length));
    search.delete('lang');
    await mail.send({
      kind: 'job-alert',
      to: email,
      language,
      values: {
        title: titleOf(alert),
        count: found.numFound,
        jobs: found.docs.map(({ title, cities }) => [title, cities.join(', ')].filter(Boolean).join(', ')),
        url: `${addresses.site}${jobsPath(language)}${search.size ? `?${search}` : ''}`,
        ...(await links.unsubscribe(email, [code], language)),
      },
    });
  }

  return {
    titleOf(code) {
      const alert = read(code);
      return alert && titleOf(alert);
    },
    async mailNew() {
      const until = daysBefore(day(), 1);
      for (const holder of await holders(database)) {
        const since = holder.until ?? daysBefore(until, 1);
        if (since >= until || !(await claim(database, holder, until))) continue;
        const first = daysBefore(since, -1);
        const earliest = daysBefore(until, mostDays - 1);
        const codes = holder.subscriptions.filter((code) => code.startsWith(prefix)).slice(0, mostPerAddress);
        for (const code of codes) await mailAlert(holder, code, [first > earliest ? first : earliest, until]);
      }
    },
  };
}

/** Never the words of the query, which may be a stranger's text. */
function titleOf({ language, names }: JobAlert): string {
  const chosen = jobFacets.flatMap((facet) => names[facet].map((name) => termOf(name, language)));
  const texts = { en: 'Job alert', de: 'Neue Stellen' };
  return [texts[language], chosen.join(', ')].filter(Boolean).join(': ');
}

function namesIn({ regions, interests, ...lists }: ReturnType<typeof masterList>): ReadonlySet<string> {
  return new Set([
    ...regions.flatMap(({ continent, countries }) => [
      continent,
      ...countries.flatMap(({ country, cities }) => [country, ...cities]),
    ]),
    ...interests.flatMap(({ interestCategory, interests: fields }) => [interestCategory, ...fields]),
    ...Object.values(lists).flat(),
  ]);
}

function holders({ query }: Queries): Promise<Holder[]> {
  return query<Holder>(
    ['users', 'subscribers']
      .map(
        (table) =>
          `SELECT '${table}' AS table, email, subscriptions, job_alerts_until AS until FROM ${table}
           WHERE EXISTS (SELECT 1 FROM unnest(subscriptions) AS code WHERE starts_with(code, '${prefix}'))`,
      )
      .join(' UNION ALL '),
  );
}

/** Several processes may mail: each address is taken by one of them. */
async function claim({ query }: Queries, { table, email, until: before }: Holder, until: string): Promise<boolean> {
  const claimed = await query(
    `UPDATE ${table} SET job_alerts_until = $2 WHERE email = $1 AND job_alerts_until IS NOT DISTINCT FROM $3 RETURNING 1`,
    [email, until, before],
  );
  return claimed.length === 1;
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}
