import { useRef, useState } from 'react';
import { formatNumber, useLanguage, useText, useWidget } from '../../src/core';
import { namesOf, resolveFilters, restarted, useList, type FilterQuery, type Filters } from '../../src/features/lists';
import { FilterGroups, PhoneFilters } from '../../src/features/list-filters';
import { AppliedFilters, FeedLinks, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import { Skeleton } from '../../src/ui';
import { createFetchJobs, fetchChoices } from './job-results';
import { JobCard, useMostCities } from './JobCard';
import { messages } from './messages';
import type { JobSearchProps } from './props';
import { addressOf, corrected, FILTERS, MOST, withoutRelated, type Choices, type JobPage } from './query';
import { SearchField } from './SearchField';
import { adoptJobs, readForm } from './server-content';

/** Open positions by words and filters. What the server found is taken over; what changes is fetched. */
export function JobSearch(props: JobSearchProps) {
  const { noJobs, jobPages, withoutSearch = false, additionalRequirements = false } = props;
  const t = useText(messages);
  const language = useLanguage();
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const [written] = useState(() => readForm(props));
  const mostCities = useMostCities();
  const { choices, loadChoices } = useChoices(written.choices, isEditing);

  const address = addressOf(written.choices);
  const list = useList(root, {
    address,
    written: adoptJobs(props, written),
    createFetch: () => createFetchJobs({ jobPages: pagesBelow(jobPages), loadChoices }),
    keyOf: ({ id }) => id,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
    correct: corrected,
  });
  const { shown, view, phase } = list;
  const { total = 0, items = [], counts } = shown?.page ?? {};
  const known = ({ filters, ...query }: FilterQuery) => ({
    ...query,
    filters: resolveFilters(filters, choices?.names ?? namesOf(counts)),
  });
  const asked = known(list.asked);
  const filtersShown = shown && known(shown.query).filters;
  const groups = FILTERS.map((name) => ({
    name,
    label: t(name),
    options: optionsOf(name, choices, counts).map((value) => ({ value })),
  })).filter(({ options }) => options.length > 0);
  const change = (filters: Filters) =>
    list.go(restarted(asked, { filters: choices ? withoutRelated(asked.filters, filters, choices) : filters }));
  const many = total > MOST ? t('capped', { count: formatNumber(MOST, undefined, language) }) : undefined;
  const count = many ? t('manyJobs', { count: many }) : t('jobs', { count: total });
  const words = shown?.query.values.query;

  return (
    <div ref={root} className="inlay-job-search" onFocus={list.prepare} onPointerEnter={list.prepare}>
      {!withoutSearch && (
        <div role="search" aria-label={t('label')} onFocus={loadChoices} onPointerEnter={loadChoices}>
          <SearchField
            written={written}
            asked={asked}
            onSearch={(query) => list.go(restarted(asked, { values: { query } }))}
          />
          <PhoneFilters filters={asked.filters} count={count} className="inlay-job-search__filters">
            {(isPhone) => {
              const filterGroups = (
                <FilterGroups
                  groups={groups}
                  filters={asked.filters}
                  counts={counts}
                  onChange={change}
                  isOneOpen={!isPhone}
                />
              );
              return isPhone ? filterGroups : <div className="inlay-job-search__menus">{filterGroups}</div>;
            }}
          </PhoneFilters>
          <AppliedFilters
            groups={groups.length ? groups : FILTERS.map((name) => ({ name, label: t(name), options: [] }))}
            filters={asked.filters}
            onChange={change}
            onEmptied={() => line.current?.focus()}
          />
        </div>
      )}
      <ResultLine
        ref={line}
        list={list}
        count={shown && count}
        groups={groups}
        filters={filtersShown}
        details={words ? [t('for', { words })] : []}
        isTitle={!withoutSearch}
      />
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
      {items.length > 0 && (
        <ol className="inlay-rows" role="list" aria-busy={list.isBusy} data-busy={phase === 'slow' || undefined}>
          {items.map((job) => (
            <JobCard key={job.id} job={job} hasBackground={additionalRequirements} mostCities={mostCities} />
          ))}
        </ol>
      )}
      <LoadMore list={list} count={many} />
      {view !== 'waiting' && <FeedLinks feed="jobs" parameters={address.key({ ...asked, page: 1 })} />}
    </div>
  );
}

/** What the server's form offers; else what the service does, loaded at the first interaction or for the names of an address. */
function useChoices(written: Choices | undefined, isEditing: boolean) {
  const language = useLanguage();
  const [fetched, setFetched] = useState<Choices>();
  const loadChoices = async () => {
    if (written || isEditing) return written;
    const choices = await fetchChoices(language).catch(() => undefined);
    setFetched(choices);
    return choices;
  };
  return { choices: written ?? fetched, loadChoices };
}

/** Where nothing else says what there is, the counts do. */
function optionsOf(name: string, choices: Choices | undefined, counts: JobPage['counts']): readonly string[] {
  return choices?.names[name] ?? Object.keys(counts?.[name] ?? {}).sort((a, b) => a.localeCompare(b));
}

/** As a server writes it: by its address Back finds the link that had the focus. */
function pagesBelow(given: string | undefined): string {
  const { origin, pathname } = new URL(given || 'jobs', location.href);
  return (origin === location.origin ? '' : origin) + pathname.replace(/\/?$/, '/');
}

const ROWS = [0, 1, 2, 3];

/** The shape of positions that are on their way. */
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
