let locks = 0;
let before = { overflow: '', padding: '' };

/** Holds the page still under a modal, without a jump where its scrollbar was; nests. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if ((locks += 1) === 1) {
    const scrollbar = Math.max(0, window.innerWidth - page.clientWidth);
    before = { overflow: page.style.overflow, padding: page.style.paddingInlineEnd };
    page.style.overflow = 'hidden';
    if (scrollbar) page.style.paddingInlineEnd = `${scrollbar}px`;
  }
  return () => {
    if ((locks -= 1)) return;
    page.style.overflow = before.overflow;
    page.style.paddingInlineEnd = before.padding;
  };
}
