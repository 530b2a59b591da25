/** Whether the visitor saves data or prefers reduced motion. Entries then load only on request. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Calls back when the element is less than a window's height below the view. Returns the cleanup function. */
export function whenNear(element: Element, action: () => void): () => void {
  const observer = new IntersectionObserver(
    (records) => {
      if (!records.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: '0px 0px 100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
