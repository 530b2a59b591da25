import { useText } from '../../../src/core';
import { Alert, Button, Heading, type HeadingLevel, icons, saveFile } from '../../../src/ui';
import { CopyButton } from './CopyButton';
import { messages } from './messages';

interface RecoveryCodesProps {
  level: HeadingLevel;
  codes: readonly string[];
  /** The action that has just succeeded. */
  done: 'doneOn' | 'doneCodes' | undefined;
  onSaved: () => void;
}

/** Shown until the visitor has saved them: the service cannot read them later either. */
export function RecoveryCodes({ level, codes, done, onSaved }: RecoveryCodesProps) {
  const t = useText(messages);
  const text = codes.join('\n');
  const save = () =>
    saveFile(
      new Blob([`${t('codesTitle')} (${location.hostname})\n\n${text}\n`], { type: 'text/plain' }),
      'recovery-codes.txt',
    );
  return (
    <div className="inlay-second-factor__task">
      {done && (
        <Alert tone="positive" focusOnMount>
          {t(done)}
        </Alert>
      )}
      <Heading level={level} className="inlay-second-factor__heading">
        {t('codesTitle')}
      </Heading>
      <p className="inlay-account__text">{t('codesText')}</p>
      <ul className="inlay-second-factor__codes" role="list" aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code} className="inlay-second-factor__entry">
            <code className="inlay-second-factor__code" dir="ltr" translate="no">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <div className="inlay-account__actions">
        <CopyButton text={text} label={t('copyCodes')} />
        <Button variant="secondary" icon={icons.download} onClick={save}>
          {t('saveCodes')}
        </Button>
      </div>
      <div className="inlay-account__actions">
        <Button onClick={onSaved}>{t('saved')}</Button>
      </div>
    </div>
  );
}
