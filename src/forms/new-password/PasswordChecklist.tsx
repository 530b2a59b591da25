import { useEffect } from 'react';
import { addStyles, useLanguage, useText } from '../../core';
import { announce, Icon, icons, VisuallyHidden } from '../../ui';
import type { PasswordDemand } from '../rules/password';
import { messages } from './messages';
import styles from './new-password.css';

addStyles(styles);

/** Said only where they are not met: to most passwords they would be news of no use. */
const ALWAYS_SHOWN: readonly PasswordDemand[] = ['length', 'letter', 'digit'];

/** In milliseconds. Who is typing must not be interrupted at each key. */
const PAUSE = 1000;

export function PasswordChecklist({ missing, isEmpty }: { missing: readonly PasswordDemand[]; isEmpty: boolean }) {
  const t = useText(messages);
  const language = useLanguage();
  const list = new Intl.ListFormat(language).format(missing.map((demand) => t(demand)));
  const status = missing.length ? t('stillMissing', { list }) : t('complete');

  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(() => announce(status), PAUSE);
    return () => clearTimeout(timer);
  }, [status, isEmpty]);

  return (
    <ul className="inlay-new-password">
      {[...new Set([...ALWAYS_SHOWN, ...missing])].map((demand) => {
        const isMissing = missing.includes(demand);
        return (
          <li key={demand} className="inlay-new-password__demand" data-state={isMissing ? 'missing' : 'met'}>
            <Icon path={isMissing ? icons.minus : icons.check} />
            <span>
              {t(demand)} <VisuallyHidden>{t(isMissing ? 'missing' : 'met')}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
