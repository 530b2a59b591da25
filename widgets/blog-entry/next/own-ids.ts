/** Makes the ids of a text unique, so that its links do not point to an earlier entry with the same ids. */
export function ownIds(root: HTMLElement, prefix: string) {
  for (const element of root.querySelectorAll('[id]')) {
    const { id } = element;
    element.id = `${prefix}-${id}`;
    for (const link of root.querySelectorAll(`a[href="#${CSS.escape(id)}"]`))
      link.setAttribute('href', `#${encodeURIComponent(element.id)}`);
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers']) {
      for (const other of root.querySelectorAll(`[${name}~="${CSS.escape(id)}"]`))
        other.setAttribute(
          name,
          other
            .getAttribute(name)!
            .split(/\s+/)
            .map((token) => (token === id ? element.id : token))
            .join(' '),
        );
    }
  }
}
