import { useRef, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { config, formatNumber, lazy, useLanguage, useText, useWidget } from '../../src/core';
import { useJobTerms } from '../../src/features/jobs';
import { AppliedFilters, FeedLinks, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import {
  namesOf,
  resolveFilters,
  restarted,
  useList,
  useSource,
  type FilterQuery,
  type Filters,
} from '../../src/features/lists';
import { jobAlertCode } from '../../src/services/job-alert';
import { JOB_FILTERS, jobLanguage, readJobs } from '../../src/services/jobs';
import { Skeleton, useDeferred, useLandmarkName } from '../../src/ui';
import { JobFilters, NoChoices, useChoices } from './JobFilters';
import { JobOrders } from './JobOrders';
import { JobRows } from './JobRows';
import { SearchField } from './SearchField';
import { createFetchJobs } from './job-results';
import { messages } from './messages';
import { props, type JobSearchProps } from './props';
import { addressOf, corrected, MOST, RARE_FILTERS, withoutRelated, type Choices, type JobPage } from './query';
import { adoptJobs, readForm } from './server-content';
import { createFetchSourceJobs } from './source-jobs';
import styles from './job-search.css';

/** The list works without it. */
const loadApplyLater = lazy<Partial<typeof import('../../src/features/apply-later')>>(() =>
  import('../../src/features/apply-later').catch(() => ({})),
);

/** Job search by text and filters. Takes over the server's results, and fetches after a change. */
function JobSearch(props: JobSearchProps) {
  // A change of source resets the search.
  return <Search key={props.source} {...props} />;
}

function Search(props: JobSearchProps) {
  const { noJobs, jobPages, withoutSearch, applyLater, additionalRequirements = false, sortable } = props;
  const t = useText(messages);
  const termOf = useJobTerms();
  const language = useLanguage();
  const { isEditing } = useWidget();
  const { jobAlerts } = config().flags;
  const landmark = useLandmarkName(withoutSearch ? undefined : t('label'));
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const source = useSource(props.source, 'jobs', readJobs);
  const [serverForm] = useState(() => readForm(source ? { ...props, form: undefined, options: [] } : props));
  const later = useDeferred(loadApplyLater, (applyLater || jobAlerts) && !isEditing) ?? {};
  const { LaterJobs, LaterButton } = applyLater ? later : {};
  const { choices, hasFailed, loadChoices } = useChoices(serverForm.choices, isEditing, source);
  // After a failure, only the button tries again: its focus alone would remove it.
  const approach = () => void (hasFailed || loadChoices());
  const address = addressOf(serverForm.choices);
  const list = useList(root, {
    address,
    serverPage: source ? undefined : adoptJobs(props, serverForm),
    createFetch: () =>
      source ? createFetchSourceJobs(source) : createFetchJobs((name) => jobAddress(jobPages, name), loadChoices),
    keyOf: ({ id }) => id,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
    correct: corrected,
  });
  const { visible, view, phase } = list;
  const { total = 0, counts } = visible?.page ?? {};
  const names = choices?.names ?? namesOf(counts);
  const lastQuery = { ...list.lastQuery, filters: resolveFilters(list.lastQuery.filters, names) };
  const filtersShown = visible && resolveFilters(visible.query.filters, names);
  const groups = JOB_FILTERS.map((name) => {
    const options = optionsOf(name, choices, counts).map((value) => ({ value, label: termOf(value) }));
    return { name, label: t(name), options };
    // Each group reserves its space until its options are known.
  }).filter(({ name, options }) => options.length > 0 || (!choices && !isEditing && !RARE_FILTERS.includes(name)));
  const change = (filters: Filters) =>
    list.go(restarted(lastQuery, { filters: choices ? withoutRelated(lastQuery.filters, filters, choices) : filters }));
  const many = total > MOST ? t('capped', { count: formatNumber(MOST, undefined, language) }) : undefined;
  const count = many ? t('manyJobs', { count: many }) : t('jobs', { count: total });
  const searchText = visible?.query.values.query;
  const alertCode = source ? undefined : alertCodeOf(lastQuery, language);

  return (
    <div ref={root} className="inlay-job-search" onFocus={list.prepare} onPointerEnter={list.prepare}>
      {!withoutSearch && (
        <div role="search" aria-label={landmark} onFocus={approach} onPointerEnter={approach}>
          <SearchField
            serverForm={serverForm}
            lastQuery={lastQuery}
            hasSuggestions={!source}
            onSearch={(query) => list.go(restarted(lastQuery, { values: { query } }))}
          />
          <JobFilters
            groups={groups}
            filters={lastQuery.filters}
            counts={counts}
            count={count}
            onChange={change}
            empty={<NoChoices hasFailed={hasFailed} onRetry={loadChoices} />}
          />
          <AppliedFilters
            groups={groups}
            filters={lastQuery.filters}
            onChange={change}
            onEmptied={() => line.current?.focus()}
          />
        </div>
      )}
      {LaterJobs && <LaterJobs level={2} />}
      <div className={sortable ? 'inlay-job-search__state' : undefined}>
        <ResultLine
          ref={line}
          list={list}
          count={visible && count}
          groups={groups}
          filters={filtersShown}
          details={searchText ? [t('for', { query: searchText })] : []}
          isTitle={!withoutSearch}
        />
        {sortable && total > 1 && <JobOrders list={list} />}
      </div>
      {isEditing && view === 'start' && <p className="inlay-job-search__note">{t('editing')}</p>}
      <ListMessage
        items="jobs"
        list={list}
        empty={noJobs || t('none')}
        malformed={t('noData')}
        groups={groups}
        filters={filtersShown}
        onChange={change}
      />
      {view === 'waiting' && phase === 'slow' && <Waiting />}
      <JobRows list={list} hasBackground={additionalRequirements} LaterButton={LaterButton} />
      {list.more === 'loading' && <Waiting />}
      <LoadMore list={list} count={many} />
      {later.JobAlert && jobAlerts && alertCode && <later.JobAlert code={alertCode} />}
      {view !== 'waiting' && !source && <FeedLinks feed="jobs" parameters={address.key({ ...lastQuery, page: 1 })} />}
    </div>
  );
}

/** If there is no other source of options, the counts provide them. */
function optionsOf(name: string, choices: Choices | undefined, counts: JobPage['counts']): readonly string[] {
  return choices?.names[name] ?? Object.keys(counts?.[name] ?? {}).sort((a, b) => a.localeCompare(b));
}

/** The subscription to new positions of a search. Undefined if the service cannot store the search. */
function alertCodeOf({ values, filters }: FilterQuery, language: string) {
  return jobAlertCode({ lang: jobLanguage(language), query: values.query ?? '', filters });
}

/** The URL of a position, as in the server-rendered list: after Back, it identifies the link that had focus. */
function jobAddress(jobPages = 'jobs', name: string): string {
  if (/^(?:https?:|[/?])/.test(name)) return name;
  const slug = encodeURIComponent(name);
  const { origin, href } = new URL(
    jobPages.includes(SLUG) ? jobPages.replaceAll(SLUG, slug) : `${pathOf(jobPages)}/${slug}`,
    location.href,
  );
  return origin === location.origin ? href.slice(origin.length) : href;
}

const SLUG = '{slug}';

function pathOf(jobPages: string): string {
  const { origin, pathname } = new URL(jobPages, location.href);
  return origin + pathname.replace(/\/$/, '');
}

const ROWS = [0, 1, 2, 3];

/** Skeleton rows while positions load. */
function Waiting() {
  return (
    <div className="inlay-rows" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="inlay-rows__row">
          <Skeleton shape="title" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

export default defineWidget({
  name: 'job-search',
  description: 'A search for open positions, with suggestions, filters and paging.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: JobSearch,
});
