/** Links open `#id`, unless another element of the page has that id. */
export function giveAnchor(element: HTMLElement | null, id: string) {
  if (element && !element.ownerDocument.getElementById(id)) element.id = id;
}
