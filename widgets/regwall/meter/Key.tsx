import { lazy } from '../../../src/core';
import { useDeferred } from '../../../src/ui';
import type { NewsletterKeyProps } from '../entry/NewsletterKey';
import { loadEntry } from '../use-entry-dialog';

/** Without the forms, the other ways to read on remain. */
const loadForm = lazy(() => loadEntry().catch(() => ({ NewsletterKey: () => null })));

/** The newsletter that opens the wall. */
export function Key(props: NewsletterKeyProps) {
  const forms = useDeferred(loadForm);
  return forms ? <forms.NewsletterKey {...props} /> : null;
}
