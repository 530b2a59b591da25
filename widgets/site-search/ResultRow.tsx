import { safeLink } from '../../src/core';
import { Details, RowTitle } from '../../src/features/list-view';
import { snippet } from '../../src/features/lists';
import type { SearchResult } from '../../src/services';
import { segmentsOf } from './highlight';

/** More would outgrow the description. */
const TAGS = 3;

/** One page that was found. Everything from the service is text. */
export function ResultRow({ result, query }: { result: SearchResult; query: string }) {
  const { url, title, description, authors, location, tags } = result;
  const image = safeLink(result.image);
  const details = [...tags.slice(0, TAGS), location, ...authors].filter(Boolean);
  return (
    <li className="inlay-rows__row inlay-site-search__result" data-picture={image && true}>
      <div className="inlay-site-search__body">
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
      {image && <img className="inlay-site-search__picture" alt="" loading="lazy" decoding="async" width={300} height={200} src={image} />}
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
