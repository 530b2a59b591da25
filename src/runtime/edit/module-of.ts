import { domCall } from '../../contract';

/** The name of a placeholder's module, which is that of its folder. `app-module` has its own attribute. */
export function moduleOf(element: Element): string {
  const name =
    domCall(element, 'getAttribute', 'data-module') ?? domCall(element, 'getAttribute', 'data-app-module') ?? '';
  return name.replace(/^inlay-/, '');
}
