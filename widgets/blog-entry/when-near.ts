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
