import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import { messages } from './messages';
import {
  hasExactVariant,
  changed,
  correctionOf,
  exactly,
  type SearchList,
  type SearchQuery,
  type Shown,
} from './query';

interface RemarksProps {
  list: SearchList;
  result: Shown;
  redirectAfter: number;
  onChange: () => void;
}

/** Messages about the search: its spelling, why there are no results, and what to try. */
export function Remarks({
  list: { go, linkTo },
  result: { query, page: answer },
  redirectAfter,
  onChange,
}: RemarksProps) {
  const t = useText(messages);
  const { q } = query;
  const { total, message } = answer;
  const used = total > 0 ? correctionOf(q, answer.usedQuery) : undefined;
  const correction = used ? undefined : correctionOf(q, answer.suggestedQuery);
  const explanation = message || (total === 0 && t('advice'));
  const remedy = (target: Partial<SearchQuery>, text: string) => (
    <Button variant="link" {...linkTo(changed(query, target))}>
      {text}
    </Button>
  );

  return (
    <>
      {used ? (
        <p className="inlay-site-search__remark">
          {t('showing', { query: used })} {hasExactVariant(q) && remedy({ q: exactly(q) }, t('instead', { query: q }))}
        </p>
      ) : (
        explanation && <p className="inlay-site-search__remark">{explanation}</p>
      )}
      {correction && (
        <p className="inlay-site-search__remark">{remedy({ q: correction }, t('meant', { query: correction }))}</p>
      )}
      {total === 0 && correction && redirectAfter > 0 && (
        <Redirection
          key={correction}
          target={correction}
          seconds={redirectAfter}
          onGo={() => go(changed(query, { q: correction }), 'change', { replace: true })}
        />
      )}
      {total === 0 && (
        <p className="inlay-site-search__remark">
          {query.pageFilter !== 'all' &&
            remedy(
              { pageFilter: 'all' },
              answer.filterCounts.all ? t('everywhereCounted', { count: answer.filterCounts.all }) : t('everywhere'),
            )}
          <Button variant="link" onClick={onChange}>
            {t('change')}
          </Button>
        </p>
      )}
    </>
  );
}

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'focusin', 'wheel', 'touchstart'];

/** Announces that the search continues with another spelling, and does so unless the visitor acts first. */
function Redirection({ target, seconds, onGo }: { target: string; seconds: number; onGo: () => void }) {
  const t = useText(messages);
  const [isStopped, setStopped] = useState(false);
  const latest = useRef(onGo);
  latest.current = onGo;

  useLayoutEffect(() => {
    if (isStopped) return;
    const timer = setTimeout(() => latest.current(), seconds * 1000);
    // On a phone, we move the focus to the heading ourselves.
    const stop = ({ type, target }: Event) =>
      (type === 'focusin' && (target as HTMLElement).tabIndex < 0) || setStopped(true);
    for (const type of SIGNS_OF_LIFE) document.addEventListener(type, stop, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of SIGNS_OF_LIFE) document.removeEventListener(type, stop, { capture: true });
    };
  }, [isStopped, seconds]);

  if (isStopped) return null;
  return (
    <p className="inlay-site-search__remark">
      {t('redirecting', { query: target, seconds })} <Button variant="link">{t('stay')}</Button>
    </p>
  );
}
