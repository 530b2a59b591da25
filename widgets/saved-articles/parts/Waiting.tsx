import { Skeleton, Spinner } from '../../../src/ui';

/** In the shape of the first row. */
export function Waiting({ label }: { label: string }) {
  return (
    <>
      <Spinner label={label} />
      <div className="inlay-saved-articles__grid">
        {[1, 2, 3].map((card) => (
          <div key={card} className="inlay-saved-articles__shape">
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
          </div>
        ))}
      </div>
    </>
  );
}
