import { useEffect, useRef, type ReactNode } from 'react';
import { addStyles, config, focusOnce, useLanguage, useText } from '../../core';
import { HttpError } from '../../http';
import { Alert, Button, ServerContent } from '../../ui';
import { countFilters, removeGroup, type Filters, type List, type ListPage } from '../lists';
import { labelOf, type FilterGroup } from './filter-group';
import styles from './list-view.css';
import { messages } from './messages';

addStyles(styles);

interface ListMessageProps {
  list: Pick<List<unknown, ListPage<unknown>>, 'view' | 'visible' | 'error' | 'retry'>;
  /** The text of an empty list, such as "No events available". */
  empty: ReactNode;
  /** The text for a response without a list. */
  malformed?: string | undefined;
  /** The prop of the items: the server-rendered ones stay if the list cannot be loaded. */
  items?: string;
  groups?: readonly FilterGroup[];
  /** The filters of the visible results. */
  filters?: Filters;
  onChange?: (filters: Filters) => void;
}

/** Why a list has no results: nothing matches, or the service does not respond. Renders nothing otherwise. */
export function ListMessage({
  list: { view, visible: visiblePage, error, retry },
  empty,
  malformed,
  items,
  groups = [],
  filters = {},
  onChange,
}: ListMessageProps) {
  if (view === 'degraded' || view === 'unavailable')
    return (
      <>
        {!config().flags.quietFailures && (
          <ListFailure key={view} text={isMalformed(error) ? malformed : undefined} error={error} onRetry={retry} />
        )}
        {view === 'unavailable' && <ServerContent items={items} />}
      </>
    );
  if (view !== 'empty') return null;
  return (
    <div className="inlay-list-view__empty">
      <p className="inlay-list-view__text">{empty}</p>
      {onChange && countFilters(filters) > 0 && (
        <Remedies groups={groups} filters={filters} without={visiblePage?.page.without} onChange={onChange} />
      )}
    </div>
  );
}

/** Suggests a filter to remove, with the number of results; without counts of the service, suggests removing all. */
function Remedies({
  groups,
  filters,
  without = {},
  onChange,
}: Required<Pick<ListMessageProps, 'groups' | 'filters'>> & {
  without?: ListPage<unknown>['without'];
  onChange: (filters: Filters) => void;
}) {
  const t = useText(messages);
  const language = useLanguage();
  const remedies = groups.flatMap((group) => {
    const chosen = filters[group.name] ?? [];
    const count = without[group.name] ?? 0;
    if (!chosen.length || !count) return [];
    const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
      chosen.map((value) => labelOf(group, value)),
    );
    return (
      <li key={group.name} className="inlay-list-view__remedy">
        <Button
          variant="link"
          data-key={`remedy ${group.name}`}
          onClick={() => onChange(removeGroup(filters, group.name))}
        >
          {t('remedy', { filter: names, count })}
        </Button>
      </li>
    );
  });
  return (
    <ul className="inlay-list-view__remedies" role="list">
      {remedies}
      <li className="inlay-list-view__remedy">
        <Button variant="link" data-key="remedy" onClick={() => onChange({})}>
          {t('clearAll', { count: countFilters(filters) })}
        </Button>
      </li>
    </ul>
  );
}

interface ListFailureProps {
  error: unknown;
  /** The text for other causes than the connection and too many requests. */
  text?: string | undefined;
  onRetry: () => void;
}

/** The error, with a button to try again. The previous results stay below it. */
export function ListFailure({ error, text, onRetry }: ListFailureProps) {
  const t = useText(messages);
  const element = useRef<HTMLDivElement>(null);
  const kind = failureOf(error);
  // After paging the visitor is at the end of the list.
  useEffect(() => element.current!.scrollIntoView({ block: 'nearest' }), []);
  const retry = () => {
    // The button is removed while the request is pending.
    const list = element.current?.parentElement;
    if (list) focusOnce(list, { preventScroll: true });
    onRetry();
  };
  return (
    <div ref={element} className="inlay-list-view__failure">
      <Alert tone="negative">
        {kind === 'failed' && text ? text : t(kind)}
        <div>
          <Button variant="link" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

/** The key of the text for a failed request. */
export function failureOf(error: unknown): 'offline' | 'busy' | 'failed' {
  const kind = error instanceof HttpError ? error.kind : undefined;
  return kind === 'offline' ? 'offline' : kind === 'rate-limited' ? 'busy' : 'failed';
}

/** Whether the response was not a list. */
function isMalformed(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'malformed';
}
