import { useState } from 'react';
import { defineWidget } from '../../src/contract';
import { config, formatDate, lazy, useLanguage, useText } from '../../src/core';
import { AuthenticatedSection, useOwnData, ProofForm } from '../../src/features/own-data';
import {
  cancelDeletion,
  fetchDeletion,
  fetchOwnData,
  requestDeletion,
  type Deletion as DeletionState,
} from '../../src/services/user';
import { Alert, announce, Button, Heading, icons, saveFile, type HeadingLevel } from '../../src/ui';
import type * as Controls from '../../src/ui/late';
import { messages } from './messages';
import { props, type AccountDataProps } from './props';
import styles from './account-data.css';

/** Most visitors never open it. */
const loadDialog = lazy(() => import('../../src/ui/overlays/dialog/Dialog'));

/** Sample for edit mode. */
const SAMPLE: DeletionState = { requiresPassword: true, dueAt: null };

function AccountData({ title, intro, fileName }: AccountDataProps) {
  const content = useOwnData(fetchDeletion, SAMPLE);
  const level = title ? 3 : 2;
  return (
    <AuthenticatedSection className="inlay-account-data" title={title} intro={intro} content={content}>
      {({ requiresPassword, dueAt }, change) => (
        <>
          <Export level={level} fileName={fileName} />
          <Deletion
            level={level}
            requiresPassword={requiresPassword}
            dueAt={dueAt}
            onChange={(next) => change({ requiresPassword, dueAt: next })}
          />
        </>
      )}
    </AuthenticatedSection>
  );
}

function Export({ level, fileName }: { level: HeadingLevel; fileName: string }) {
  const t = useText(messages);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function download() {
    if (config().mode !== 'live') return;
    setState('busy');
    try {
      await downloadOwnData(fileName);
      announce(t('exported'));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <section className="inlay-account-data__part">
      <Heading level={level} className="inlay-account-data__title">
        {t('exportTitle')}
      </Heading>
      <p className="inlay-account__text">{t('export')}</p>
      {state === 'failed' && <Alert tone="negative">{t('exportFailed')}</Alert>}
      <div className="inlay-account__actions">
        <Button variant="secondary" icon={icons.download} busy={state === 'busy'} onClick={() => void download()}>
          {t('exportSubmit')}
        </Button>
      </div>
    </section>
  );
}

interface DeletionProps {
  level: HeadingLevel;
  requiresPassword: boolean;
  /** When the account will be deleted; null without a request. */
  dueAt: string | null;
  onChange: (dueAt: string | null) => void;
}

function Deletion({ level, requiresPassword, dueAt, onChange }: DeletionProps) {
  const t = useText(messages);
  const language = useLanguage();
  const [Dialog, setDialog] = useState<DeletionDialogProps['Dialog']>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function attempt(action: () => Promise<void>) {
    if (isBusy || config().mode !== 'live') return;
    setBusy(true);
    setFailed(false);
    await action().catch(() => setFailed(true));
    setBusy(false);
  }
  const prepare = () => void loadDialog().catch(() => undefined);
  const openDialog = async () => {
    const loaded = await loadDialog();
    setDialog(() => loaded.Dialog);
  };
  const keepAccount = async () => {
    await cancelDeletion();
    onChange(null);
    announce(t('accountKept'));
  };

  return (
    <section className="inlay-account-data__part" onFocus={prepare} onPointerEnter={prepare}>
      <Heading level={level} className="inlay-account-data__title">
        {t('deletionTitle')}
      </Heading>
      {dueAt ? (
        <Alert tone="warning" title={t('due', { date: formatDate(new Date(dueAt), undefined, language) })}>
          {t('dueText')}
        </Alert>
      ) : (
        <p className="inlay-account__text">{t('deletion')}</p>
      )}
      {hasFailed && <Alert tone="negative">{t('failed')}</Alert>}
      <div className="inlay-account__actions">
        {dueAt ? (
          <Button busy={isBusy} onClick={() => void attempt(keepAccount)}>
            {t('keep')}
          </Button>
        ) : (
          <Button variant="secondary" busy={isBusy} aria-haspopup="dialog" onClick={() => void attempt(openDialog)}>
            {t('deletionOpen')}
          </Button>
        )}
      </div>
      {Dialog && (
        <DeletionDialog
          Dialog={Dialog}
          requiresPassword={requiresPassword}
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

/** Saves the data that the service stores about the visitor as a file, readable for people and programs. */
async function downloadOwnData(name: string) {
  const data = await fetchOwnData();
  saveFile(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    `${name}-${new Date().toISOString().slice(0, 10)}.json`,
  );
}

interface DeletionDialogProps {
  /** The dialog of `ui`, which is loaded on demand. */
  Dialog: typeof Controls.Dialog;
  requiresPassword: boolean;
  onClose: () => void;
  /** Called with the time at which the account will be deleted. */
  onDone: (dueAt: string) => void;
}

/** States what is deleted, when, and how to cancel. */
function DeletionDialog({ Dialog, requiresPassword, onClose, onDone }: DeletionDialogProps) {
  const t = useText(messages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dialogTitle')}
      description={<p className="inlay-account__text">{t('dialog')}</p>}
    >
      <ProofForm
        name="account-deletion"
        label={t('dialogTitle')}
        requiresPassword={requiresPassword}
        submitLabel={t('deletionSubmit')}
        cancelLabel={t('cancel')}
        act={async (password, signal) => onDone(await requestDeletion(password, signal))}
        onCancel={onClose}
      />
    </Dialog>
  );
}

export default defineWidget({
  name: 'account-data',
  description: 'Lets readers download their data, and delete their account with two weeks to change their mind.',
  props,
  messages,
  styles,
  credentials: true,
  component: AccountData,
});
