import { Skeleton } from '../../src/ui';

/** A skeleton in the position of the next entry. */
export function EntryShape() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton lines={6} />
    </>
  );
}
