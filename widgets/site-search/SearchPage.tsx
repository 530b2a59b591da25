import { useEffect, useRef, useState } from 'react';
import { useText } from '../../src/core';
import { HttpError } from '../../src/http';
import { Alert, Button, Pagination, Skeleton, useUniqueId, VisuallyHidden } from '../../src/ui';
import { messages } from './messages';
import type { SiteSearchProps } from './props';
import { addressOf, changed, correctionOf, FILTERS, linkTo, pageOf, SORTS, startOf, type Act, type Go, type SearchQuery } from './query';
import { Remarks } from './Remarks';
import { ResultRow } from './ResultRow';
import { SearchForm } from './SearchForm';
import { readForm } from './server-content';
import { useSearch } from './use-search';

/** The result page: what changes is fetched, and everything is a link or a form that would work without it. */
export function SearchPage(props: SiteSearchProps) {
  const t = useText(messages);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useUniqueId();
  const [written] = useState(() => readForm(props.form));

  const onArrival = (act: Act) => {
    // On a phone the keyboard lies over the results as long as the field has the focus.
    if (act !== 'page' && !(act === 'search' && matchMedia('(pointer: coarse)').matches)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const { asked, shown, phase, act, error, go, retry, prepare } = useSearch(root, props, written.field?.defaultValue ?? '', onArrival);
  const editQuery = () => {
    const field = root.current!.querySelector('input')!;
    field.focus();
    field.select();
  };

  const total = shown?.answer.total ?? 0;
  const [page, pages] = [pageOf(shown?.query.start ?? 1), pageOf(total)];
  const query = shown && ((total && correctionOf(shown.query.q, shown.answer.usedQuery)) || shown.query.q);
  const count = query && t('results', { count: total, query });
  const pageText = t('page', { page, pages });
  // The pages of a list that is about to be replaced lead nowhere that the visitor still wants to go.
  const isAsked = shown && addressOf(changed(shown.query, { start: asked.start })) === addressOf(asked);
  const queryAt = (target: number) => changed(shown!.query, { start: startOf(target) });

  return (
    <div ref={root} className="inlay-site-search" onFocus={prepare} onPointerEnter={prepare}>
      <div role="search" aria-label={t('label')}>
        <SearchForm variant="page" action={location.pathname} written={written} asked={asked} onSearch={(q) => go(changed(asked, { q }))} />
        {asked.q && <Choices name="pageFilter" values={FILTERS} asked={asked} label={t('scope')} labelOf={t} onGo={go} />}
        {asked.q && asked.pageFilter === 'insights' && <Choices name="sort" values={SORTS} asked={asked} label={t('order')} labelOf={t} onGo={go} />}
      </div>
      <VisuallyHidden role="status">{phase === 'ready' && act && (act === 'page' ? pageText : count)}</VisuallyHidden>
      {phase === 'failed' && <Problem error={error} onRetry={retry} />}
      {asked.q ? (
        <section aria-labelledby={id} aria-busy={phase === 'loading' || phase === 'slow'}>
          <h2 ref={heading} id={id} className="inlay-site-search__heading" tabIndex={-1}>
            {phase === 'slow' || !count ? t('searching', { query: asked.q }) : count}
          </h2>
          {phase === 'slow' ? (
            <Waiting />
          ) : (
            shown && (
              <>
                {page > 1 && <p className="inlay-site-search__page">{pageText}</p>}
                <Remarks shown={shown} redirectAfter={props.autoRedirection} onGo={go} onChange={editQuery} />
                <ol className="inlay-site-search__list" role="list" start={shown.query.start}>
                  {shown.answer.results.map((result, index) => (
                    <ResultRow key={index} result={result} query={query!} />
                  ))}
                </ol>
              </>
            )
          )}
          {isAsked && <Pagination page={page} pages={pages} hrefOf={(target) => addressOf(queryAt(target))} onPage={(target) => go(queryAt(target), 'page')} />}
        </section>
      ) : (
        <p className="inlay-site-search__remark">{t('start')}</p>
      )}
    </div>
  );
}

interface ChoicesProps<N extends 'pageFilter' | 'sort'> {
  name: N;
  values: readonly SearchQuery[N][];
  asked: SearchQuery;
  label: string;
  labelOf: (value: SearchQuery[N]) => string;
  onGo: Go;
}

/** Filters or orders to choose one of, as links: they open in new tabs and are shared like any other. */
function Choices<N extends 'pageFilter' | 'sort'>({ name, values, asked, label, labelOf, onGo }: ChoicesProps<N>) {
  return (
    <nav className="inlay-site-search__choices" aria-label={label}>
      <ul className="inlay-site-search__choice-list" data-choice={name} role="list">
        {values.map((value) => (
          <li key={value} className="inlay-site-search__choice">
            <a className="inlay-site-search__choice-link" {...linkTo(changed(asked, { [name]: value }), onGo)} aria-current={value === asked[name] ? 'true' : undefined}>
              {labelOf(value)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What went wrong, and a button to try again. What was shown before stays below it. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(messages);
  const element = useRef<HTMLDivElement>(null);
  // After paging the visitor is at the end of the list.
  useEffect(() => element.current!.scrollIntoView({ block: 'nearest' }), []);
  const kind = error instanceof HttpError ? error.kind : undefined;
  return (
    <div ref={element} className="inlay-site-search__problem">
      <Alert tone="negative">
        {t(kind === 'offline' ? 'offline' : kind === 'rate-limited' ? 'busy' : 'failed')}
        <div>
          <Button variant="link" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

const ROWS = [0, 1, 2, 3];

/** The shape of results that are on their way. */
function Waiting() {
  return (
    <div className="inlay-site-search__list" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="inlay-site-search__result" data-picture>
          <div className="inlay-site-search__body">
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </div>
          <Skeleton shape="picture" />
        </div>
      ))}
    </div>
  );
}
