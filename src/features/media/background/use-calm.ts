import { useMedia } from '../../../ui';

/** Whether nothing should move by itself here: the visitor asked for less motion, or for less data. */
export function useCalm(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const hasLessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const hasLessData = useMedia('(prefers-reduced-data: reduce)');
  return hasLessMotion || hasLessData || connection?.saveData === true;
}
