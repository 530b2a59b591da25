import { language, translate } from '../../core';
import { toast } from '../../ui';
import { messages } from './messages';

/** For what runs on although the visitor allows it no longer. */
export function offerReload() {
  const t = translate(messages, language());
  toast(t('stillRuns'), { action: { label: t('reload'), onAct: () => location.reload() } });
}
