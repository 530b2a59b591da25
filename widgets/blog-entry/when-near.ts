/** Calls once the element is less than a window's height beneath what is seen. Returns what ends the wait. */
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
