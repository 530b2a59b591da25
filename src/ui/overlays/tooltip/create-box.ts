let count = 0;

/** The box, behind the element and above everything. It may hold anything that text may. */
export function createBox(behind: Element, content: Node): HTMLElement {
  const box = document.createElement('span');
  box.className = 'inlay-popover inlay-tooltip';
  box.id = `inlay-tooltip-${(count += 1)}`;
  box.setAttribute('role', 'tooltip');
  box.append(content);
  behind.after(box);
  if (typeof box.showPopover === 'function') {
    box.setAttribute('popover', 'manual');
    // eslint-disable-next-line no-restricted-syntax -- without it the note is placed all the same, beneath dialogs
    box.showPopover();
  }
  return box;
}
