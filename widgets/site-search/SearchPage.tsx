import { useRef, useState } from 'react';
import { useText } from '../../src/core';
import { Pagination, useUniqueId, VisuallyHidden } from '../../src/ui';
import { demanded } from './demand';
import { messages } from './messages';
import { Choices } from './parts/Choices';
import { Remarks } from './parts/Remarks';
import { ResultRow } from './parts/ResultRow';
import { SearchForm } from './parts/SearchForm';
import type { SiteSearchProps } from './props';
import { addressOf, changed, FILTERS, pageOf, SORTS, startOf } from './query';
import { correctionOf } from './spelling';
import type { Act } from './state';
import { useSearch } from './use-search';
import { readForm } from './server-form';

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
  const changeWords = () => {
    const field = root.current!.querySelector('input')!;
    field.focus();
    field.select();
  };

  const { Problem, Waiting } = demanded() ?? {};
  const total = shown?.answer.total ?? 0;
  const [page, pages] = [pageOf(shown?.query.start ?? 1), pageOf(total)];
  const words = shown && ((total && correctionOf(shown.query.q, shown.answer.usedQuery)) || shown.query.q);
  const count = words && t('results', { count: total, query: words });
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
      {phase === 'failed' && (Problem ? <Problem error={error} onRetry={retry} /> : <p role="alert">{t('failed')}</p>)}
      {asked.q ? (
        <section aria-labelledby={id} aria-busy={phase === 'loading' || phase === 'slow'}>
          <h2 ref={heading} id={id} className="inlay-site-search__heading" tabIndex={-1}>
            {phase === 'slow' || !count ? t('searching', { query: asked.q }) : count}
          </h2>
          {phase === 'slow'
            ? Waiting && <Waiting />
            : shown && (
                <>
                  {page > 1 && <p className="inlay-site-search__page">{pageText}</p>}
                  <Remarks shown={shown} redirectAfter={props.autoRedirection} onGo={go} onChange={changeWords} />
                  <ol className="inlay-site-search__list" role="list" start={shown.query.start}>
                    {shown.answer.results.map((result, index) => (
                      <ResultRow key={index} result={result} query={words!} />
                    ))}
                  </ol>
                </>
              )}
          {isAsked && <Pagination page={page} pages={pages} hrefOf={(target) => addressOf(queryAt(target))} onPage={(target) => go(queryAt(target), 'page')} />}
        </section>
      ) : (
        <p className="inlay-site-search__remark">{t('start')}</p>
      )}
    </div>
  );
}
