import { useState } from 'react';
import { config, formatDate, useLanguage, useText } from '../../../src/core';
import { cancelDeletion } from '../../../src/services';
import { Alert, announce, Button, Heading, type HeadingLevel } from '../../../src/ui';
import { messages } from '../messages';
import type { DeletionDialog } from './DeletionDialog';

interface DeletionProps {
  level: HeadingLevel;
  asksPassword: boolean;
  /** When the account will be gone; null while nobody asked. */
  dueAt: string | null;
  onChange: (dueAt: string | null) => void;
}

export function Deletion({ level, asksPassword, dueAt, onChange }: DeletionProps) {
  const t = useText(messages);
  const language = useLanguage();
  const [Dialog, setDialog] = useState<typeof DeletionDialog>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function attempt(action: () => Promise<void>) {
    if (isBusy || config().mode !== 'live') return;
    setBusy(true);
    setFailed(false);
    await action().catch(() => setFailed(true));
    setBusy(false);
  }
  const ask = async () => {
    const chunk = await import('./DeletionDialog');
    setDialog(() => chunk.DeletionDialog);
  };
  const keep = async () => {
    await cancelDeletion();
    onChange(null);
    announce(t('kept'));
  };

  return (
    <section className="inlay-account-data__part">
      <Heading level={level} className="inlay-account-data__title">
        {t('deletionTitle')}
      </Heading>
      {dueAt ? (
        <Alert tone="warning" title={t('due', { date: formatDate(dueAt, undefined, language) })}>
          {t('dueText')}
        </Alert>
      ) : (
        <p className="inlay-account__text">{t('deletion')}</p>
      )}
      {hasFailed && <Alert tone="negative">{t('failed')}</Alert>}
      <div className="inlay-account__actions">
        {dueAt ? (
          <Button busy={isBusy} onClick={() => void attempt(keep)}>
            {t('keep')}
          </Button>
        ) : (
          <Button variant="secondary" busy={isBusy} aria-haspopup="dialog" onClick={() => void attempt(ask)}>
            {t('deletionOpen')}
          </Button>
        )}
      </div>
      {Dialog && (
        <Dialog
          asksPassword={asksPassword}
          onClose={() => setDialog(undefined)}
          onDone={(due) => {
            setDialog(undefined);
            onChange(due);
          }}
        />
      )}
    </section>
  );
}
