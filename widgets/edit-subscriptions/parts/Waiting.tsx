import { Skeleton, Spinner } from '../../../src/ui';

/** In the shape of two groups. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className="inlay-edit-subscriptions__waiting">
      <Spinner label={label} />
      {[3, 6].map((lines) => (
        <div key={lines} className="inlay-edit-subscriptions__shape">
          <Skeleton shape="title" />
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
