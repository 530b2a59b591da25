/** Where a key leads in a row of tabs, around its ends; undefined for a key that leads nowhere. */
export function nextTab(key: string, current: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  return (current + step + count) % count;
}
