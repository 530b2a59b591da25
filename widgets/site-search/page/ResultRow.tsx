import { formatDate, safeLink, useText } from '../../../src/core';
import { Details, RowTitle } from '../../../src/features/list-view';
import { snippet } from '../../../src/features/lists';
import type { SearchResult } from '../../../src/services/search';
import { segmentsOf } from './highlight';
import { messages } from './messages';

/** More facts would be longer than the description. */
const MAX_FACTS = 3;

/** The label of a result's type. */
const KINDS = { insights: 'article', people: 'person', services: 'practice', careers: 'position' } as const;

/** A result. Text from the service is rendered as text, never as HTML. */
export function ResultRow({ result, query }: { result: SearchResult; query: string }) {
  const t = useText(messages);
  const { url, title, description, authors, location, tags, kind, date } = result;
  const image = safeLink(result.image);
  const kindKey = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  const details = [formatDate(date, { dateStyle: 'medium' }), location, ...authors, ...tags]
    .filter(Boolean)
    .slice(0, MAX_FACTS);
  return (
    <li
      className="inlay-rows__row inlay-site-search__result"
      data-picture={image && true}
      data-kind={kind || undefined}
    >
      <div className="inlay-site-search__body">
        {kind && <p className="inlay-site-search__kind">{kindKey ? t(kindKey) : kind}</p>}
        <RowTitle heading="h3" url={url}>
          <Marked text={title} query={query} />
        </RowTitle>
        {description && (
          <p className="inlay-rows__text">
            <Marked text={snippet(description)} query={query} />
          </p>
        )}
        {details.length > 0 && <Details items={details} />}
      </div>
      {image && (
        <img
          className="inlay-site-search__picture"
          alt=""
          loading="lazy"
          decoding="async"
          width={300}
          height={200}
          src={image}
        />
      )}
    </li>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return segmentsOf(text, query).map((segment, index) =>
    segment.isMatch ? (
      <mark key={index} className="inlay-site-search__match">
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  );
}
