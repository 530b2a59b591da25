import { Skeleton } from '../../src/ui';

/** Stands where the next entry will. */
export function EntryShape() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton lines={6} />
    </>
  );
}
