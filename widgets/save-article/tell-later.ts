/** Only for those who came back signed in, so that nobody else fetches it. */
import { redirect } from '../../src/core';
import { toast } from '../../src/ui';

export function tellLater(text: string, { label, url }: { label: string; url: string }) {
  toast(text, { tone: 'positive', action: { label, onAct: () => redirect(url) } });
}
