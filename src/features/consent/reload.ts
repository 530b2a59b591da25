import { language, translate } from '../../core';
import { toast } from '../../ui';
import { messages } from './messages';

/** For scripts that continue to run after consent was withdrawn. */
export function offerReload() {
  const t = translate(messages, language());
  toast(t('stillRuns'), { action: { label: t('reload'), onAct: () => location.reload() } });
}
