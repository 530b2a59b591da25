import { useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import { demanded } from '../demand';
import { messages } from '../messages';
import { changed, type SearchQuery } from '../query';
import { canInsist, correctionOf, exactly } from '../spelling';
import type { Go, Shown } from '../state';
import { linkTo } from './link-to';

interface RemarksProps {
  shown: Shown;
  redirectAfter: number;
  onGo: Go;
  onChange: () => void;
}

/** What there is to say about the search itself: its spelling, why nothing was found, and what to do then. */
export function Remarks({ shown: { query, answer }, redirectAfter, onGo, onChange }: RemarksProps) {
  const t = useText(messages);
  const { q } = query;
  const { total, message } = answer;
  const used = total > 0 ? correctionOf(q, answer.usedQuery) : undefined;
  const meant = used ? undefined : correctionOf(q, answer.suggestedQuery);
  const Redirection = total === 0 && meant && redirectAfter ? demanded()?.Redirection : undefined;
  const said = message || (total === 0 && t('advice'));
  const remedy = (target: Partial<SearchQuery>, text: string) => (
    <Button variant="link" {...linkTo(changed(query, target), onGo)}>
      {text}
    </Button>
  );

  return (
    <>
      {used ? (
        <p className="inlay-site-search__remark">
          {t('showing', { query: used })} {canInsist(q) && remedy({ q: exactly(q) }, t('instead', { query: q }))}
        </p>
      ) : (
        said && <p className="inlay-site-search__remark">{said}</p>
      )}
      {meant && <p className="inlay-site-search__remark">{remedy({ q: meant }, t('meant', { query: meant }))}</p>}
      {Redirection && <Redirection key={meant} target={meant!} seconds={redirectAfter} onGo={() => onGo(changed(query, { q: meant }), 'search', { replace: true })} />}
      {total === 0 && (
        <p className="inlay-site-search__remark">
          {query.pageFilter !== 'all' && remedy({ pageFilter: 'all' }, t('everywhere'))}
          <Button variant="link" onClick={onChange}>
            {t('change')}
          </Button>
        </p>
      )}
    </>
  );
}
