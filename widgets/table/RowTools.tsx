import { useRef } from 'react';
import { useText } from '../../src/core';
import { Button, icons, useUniqueId } from '../../src/ui';
import { messages } from './messages';
import type { Pages, PagesState } from './pages';

interface Props {
  pages: Pages;
  state: PagesState;
}

/** Above a long table: a field that searches its rows, the number of rows, and pagination. */
export function RowTools({ pages, state }: Props) {
  const t = useText(messages);
  const id = useUniqueId();
  return (
    <div className="inlay-table__tools">
      <label className="inlay-table__search-label" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        className="inlay-table__search"
        type="search"
        autoComplete="off"
        value={state.query}
        onInput={({ currentTarget }) => pages.search(currentTarget.value)}
      />
      <p className="inlay-table__status" role="status">
        {t('rows', { from: state.from, to: state.to, count: state.matching })}
      </p>
      <Pager pages={pages} state={state} onPage={(page) => pages.go(page)} />
    </div>
  );
}

/** Below a long table. Moves to the first row, and focus to the same button above. */
export function PagerBelow({ pages, state }: Props) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} className="inlay-table__below">
      <Pager
        pages={pages}
        state={state}
        onPage={(page, step) => {
          pages.go(page);
          const tools = container.current?.parentElement?.querySelector('.inlay-table__tools');
          tools?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus({ preventScroll: true });
          tools?.scrollIntoView({ block: 'start' });
        }}
      />
    </div>
  );
}

interface PagerProps extends Props {
  onPage(page: number, step: number): void;
}

/** On the first and last page, the buttons stay in position and focusable. */
function Pager({ state: { page, pages }, onPage }: PagerProps) {
  const t = useText(messages);
  if (pages < 2) return null;
  const button = (step: 1 | -1, name: string, icon: typeof icons.arrowBack) => {
    const isThere = page + step >= 1 && page + step <= pages;
    return (
      <Button
        variant="secondary"
        icon={icon}
        aria-label={name}
        aria-disabled={!isThere || undefined}
        data-step={step}
        onClick={() => isThere && onPage(page + step, step)}
      />
    );
  };
  return (
    <div className="inlay-table__pager" role="group" aria-label={t('pages')}>
      {button(-1, t('previousPage'), icons.arrowBack)}
      <span>{t('page', { page, pages })}</span>
      {button(1, t('nextPage'), icons.arrowForward)}
    </div>
  );
}
