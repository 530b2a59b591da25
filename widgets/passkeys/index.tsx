import { useRef, useState, type ComponentType } from 'react';
import { defineWidget } from '../../src/contract';
import { formatDate, lazy, useLanguage, useText } from '../../src/core';
import {
  AuthenticatedSection,
  canMakePasskeys,
  DeviceList,
  loadCeremony,
  makePasskey,
  SignInAgainAlert,
  useAct,
  useDeviceName,
  useOwnData,
  useProof,
} from '../../src/features/own-data';
import { throwUnreachable } from '../../src/http';
import { fetchPasskeys, type Passkey, type Passkeys as Kept } from '../../src/services/user';
import { Alert, announce, Button, icons } from '../../src/ui';
import { forgetPasskey, reportRemoved } from './change-passkeys';
import { messages } from './messages';
import { props, type PasskeysProps } from './props';
import { RemoveQuestion, RenameQuestion, type DialogPart, type QuestionProps } from './questions';
import styles from './passkeys.css';

/** Sample for edit mode. */
const SAMPLE: Kept = {
  passkeys: [
    {
      id: 'sample',
      name: '',
      userAgent: 'iPhone Safari/605',
      isSynced: true,
      createdAt: '2026-09-20T17:05:00Z',
      lastUsedAt: '2026-11-14T21:10:00Z',
    },
  ],
  requiresPassword: true,
};

function Passkeys({ title, intro }: PasskeysProps) {
  const t = useText(messages);
  const content = useOwnData(fetchPasskeys, SAMPLE);
  return (
    <AuthenticatedSection className="inlay-passkeys" title={title} intro={intro ?? t('intro')} content={content}>
      {({ passkeys, requiresPassword, rpId }, change) => (
        <PasskeyList
          label={title ?? t('label')}
          passkeys={passkeys}
          requiresPassword={requiresPassword}
          rpId={rpId}
          onChange={(next) => change({ passkeys: next, requiresPassword, rpId })}
        />
      )}
    </AuthenticatedSection>
  );
}

interface PasskeyListProps {
  label: string;
  passkeys: readonly Passkey[];
  /** Whether a password can confirm the owner; otherwise a new sign-in does. */
  requiresPassword: boolean;
  /** The relying party id: the host's name, unless the service sends another. */
  rpId?: string | undefined;
  onChange: (passkeys: readonly Passkey[]) => void;
}

/** Most visitors do not change their passkeys, so this is loaded late. Shows the offline message if loading fails. */
const loadDialog = lazy(() => import('../../src/ui/overlays/dialog/Dialog'), { onError: throwUnreachable });

interface Question {
  passkey: Passkey;
  Dialog: DialogPart;
  View: ComponentType<QuestionProps>;
}

type Problem = 'alreadyExists' | 'notMade' | 'impossible' | 'onlyWay';

function PasskeyList({ label, passkeys, requiresPassword, rpId, onChange }: PasskeyListProps) {
  const t = useText(messages);
  const language = useLanguage();
  const nameOf = useDeviceName();
  const box = useRef<HTMLDivElement>(null);
  /** `new`, or the action and the id of a passkey. */
  const { busy, problem, attempt } = useAct<Problem>();
  const isPossible = canMakePasskeys();
  const { withProof, dialog } = useProof(requiresPassword);
  const [question, setQuestion] = useState<Question>();

  // Code for a press is requested when the visitor approaches.
  const prepare = () => void loadCeremony().catch(() => undefined);
  const add = () =>
    attempt('new', async () => {
      const outcome = await withProof(makePasskey);
      if (typeof outcome === 'string') return outcome;
      onChange([...passkeys, outcome]);
      announce(t('added'));
      return undefined;
    });

  const openQuestion = (passkey: Passkey, View: Question['View']) =>
    attempt(`${View === RenameQuestion ? 'rename' : 'remove'} ${passkey.id}`, async () => {
      const { Dialog } = await loadDialog();
      setQuestion({ passkey, Dialog, View });
      return undefined;
    });
  const showRenamed = (renamed: Passkey) => {
    setQuestion(undefined);
    onChange(passkeys.map((other) => (other.id === renamed.id ? renamed : other)));
    announce(t('renamed'));
  };
  const remove = (passkey: Passkey) =>
    attempt(`remove ${passkey.id}`, async () => {
      setQuestion(undefined);
      const refused = await withProof(() => forgetPasskey(passkey.id));
      if (refused) return refused;
      reportRemoved(passkey.id, rpId);
      onChange(passkeys.filter((other) => other !== passkey));
      // The pressed button was removed with its row.
      box.current?.focus();
      announce(t('removed'));
      return undefined;
    });

  const dayOf = (date: string) => formatDate(new Date(date), { dateStyle: 'medium' }, language);
  return (
    <div ref={box} className="inlay-passkeys__content" tabIndex={-1} onFocus={prepare} onPointerEnter={prepare}>
      {passkeys.length > 0 && (
        <DeviceList
          label={label}
          rows={passkeys.map((storedPasskey) => ({
            id: storedPasskey.id,
            name: storedPasskey.name || nameOf(storedPasskey.userAgent),
            mark: storedPasskey.isSynced ? t('synced') : undefined,
            notes: [
              storedPasskey.name ? nameOf(storedPasskey.userAgent) : '',
              storedPasskey.createdAt && t('created', { date: dayOf(storedPasskey.createdAt) }),
              storedPasskey.lastUsedAt ? t('used', { date: dayOf(storedPasskey.lastUsedAt) }) : t('unused'),
            ],
            action: (
              <PasskeyActions
                passkey={storedPasskey}
                busy={busy}
                onQuestion={(View) => void openQuestion(storedPasskey, View)}
              />
            ),
          }))}
        />
      )}
      {problem === 'unproven' && <SignInAgainAlert />}
      {problem && problem !== 'unproven' && (
        <Alert tone={problem === 'alreadyExists' ? 'info' : 'negative'}>{t(problem)}</Alert>
      )}
      {isPossible ? (
        <div className="inlay-account__actions">
          <Button variant="secondary" icon={icons.key} busy={busy === 'new'} onClick={() => void add()}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className="inlay-account__note">{t('impossible')}</p>
      )}
      {question && (
        <question.View
          {...question}
          onClose={() => setQuestion(undefined)}
          onRemove={() => void remove(question.passkey)}
          onRenamed={showRenamed}
        />
      )}
      {dialog}
    </div>
  );
}

interface PasskeyActionsProps {
  passkey: Passkey;
  busy: string | undefined;
  onQuestion: (View: Question['View']) => void;
}

/** A service that sends no names cannot rename. */
function PasskeyActions({ passkey: { id, name, userAgent }, busy, onQuestion }: PasskeyActionsProps) {
  const t = useText(messages);
  const nameOf = useDeviceName();
  const device = name || nameOf(userAgent);
  return (
    <div className="inlay-account__actions">
      {name !== undefined && (
        <Button
          variant="link"
          aria-label={t('renameOf', { device })}
          busy={busy === `rename ${id}`}
          onClick={() => onQuestion(RenameQuestion)}
        >
          {t('rename')}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-label={t('removeOf', { device })}
        busy={busy === `remove ${id}`}
        onClick={() => onQuestion(RemoveQuestion)}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

export default defineWidget({
  name: 'passkeys',
  description: 'Lists the reader’s passkeys, creates new ones on this device and removes old ones.',
  props,
  messages,
  styles,
  credentials: true,
  component: Passkeys,
});
