/** Links lead to `#id`, unless something else of the page is called so. */
export function giveAnchor(element: HTMLElement | null, id: string) {
  if (element && !element.ownerDocument.getElementById(id)) element.id = id;
}
