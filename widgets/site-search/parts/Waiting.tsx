import { Skeleton } from '../../../src/ui';

const ROWS = [0, 1, 2, 3];

/** The shape of results that are on their way. */
export function Waiting() {
  return (
    <div className="inlay-site-search__list" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="inlay-site-search__result" data-picture>
          <div className="inlay-site-search__words">
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </div>
          <Skeleton shape="picture" />
        </div>
      ))}
    </div>
  );
}
