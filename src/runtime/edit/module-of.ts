import { domCall } from '../../contract';

/** The name of a placeholder's module, as its folder. `app-module` writes an attribute of its own. */
export function moduleOf(element: Element): string {
  const name =
    domCall(element, 'getAttribute', 'data-module') ?? domCall(element, 'getAttribute', 'data-app-module') ?? '';
  return name.replace(/^inlay-/, '');
}
