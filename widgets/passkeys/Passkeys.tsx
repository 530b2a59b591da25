import { useRef, useState } from 'react';
import { formatDate, lazy, useLanguage, useText } from '../../src/core';
import { AuthenticatedSection, DeviceList, SignInAgain, useAct, useDeviceName, useOwnData } from '../../src/features/own-data';
import { throwOffline } from '../../src/http';
import { fetchPasskeys, type Passkey, type Passkeys as Kept } from '../../src/services';
import { Alert, announce, Button, icons } from '../../src/ui';
import { messages } from './messages';
import type { ProofDialog } from './ProofDialog';
import type { PasskeysProps } from './props';

/** What an editor sees. */
const SAMPLE: Kept = {
  passkeys: [{ id: 'sample', userAgent: 'iPhone Safari/605', isSynced: true, createdAt: '2026-09-20T17:05:00Z', lastUsedAt: '2026-11-14T21:10:00Z' }],
  asksPassword: true,
};

export function Passkeys({ title, intro }: PasskeysProps) {
  const t = useText(messages);
  const content = useOwnData(fetchPasskeys, SAMPLE);
  return (
    <AuthenticatedSection className="inlay-passkeys" title={title} intro={intro ?? t('intro')} content={content}>
      {({ passkeys, asksPassword }, change) => (
        <PasskeyList label={title ?? t('label')} passkeys={passkeys} asksPassword={asksPassword} onChange={(next) => change({ passkeys: next, asksPassword })} />
      )}
    </AuthenticatedSection>
  );
}

interface PasskeyListProps {
  label: string;
  passkeys: readonly Passkey[];
  /** Whether a password can prove that the owner is there; otherwise a new sign-in does. */
  asksPassword: boolean;
  onChange: (passkeys: readonly Passkey[]) => void;
}

type Problem = 'unproven' | 'known' | 'notMade' | 'impossible' | 'onlyWay';

/** Only for a visitor who makes or removes a passkey. Offline where it cannot be loaded. */
const loadChange = lazy(() => import('./change-passkeys'), { onError: throwOffline });
const loadDialog = lazy(() => import('./ProofDialog'), { onError: throwOffline });

interface Question {
  Dialog: typeof ProofDialog;
  /** What waits for the answer. */
  again: () => void;
}

export function PasskeyList({ label, passkeys, asksPassword, onChange }: PasskeyListProps) {
  const t = useText(messages);
  const language = useLanguage();
  const nameOf = useDeviceName();
  const box = useRef<HTMLDivElement>(null);
  /** By the id of a passkey, or `new`. */
  const { busy, problem, attempt } = useAct<Problem>();
  const isPossible = canMakePasskeys();
  const [question, setQuestion] = useState<Question>();

  /** What is wrong, unless a password can mend it. */
  async function askFor(refused: Problem, again: (() => void) | undefined): Promise<Problem | undefined> {
    if (refused !== 'unproven' || !asksPassword || !again) return refused;
    const { ProofDialog: Dialog } = await loadDialog();
    setQuestion({ Dialog, again });
    return undefined;
  }

  const add = (isProven = false) =>
    attempt('new', async () => {
      const made = await (await loadChange()).makePasskey();
      if (typeof made === 'string') return askFor(made, isProven ? undefined : () => void add(true));
      onChange([...passkeys, made]);
      announce(t('added'));
      return undefined;
    });

  const remove = (one: Passkey, isProven = false) =>
    attempt(one.id, async () => {
      const refused = await (await loadChange()).forgetPasskey(one.id);
      if (refused) return askFor(refused, isProven ? undefined : () => void remove(one, true));
      onChange(passkeys.filter((other) => other !== one));
      // The button that was pressed went with its row.
      box.current?.focus();
      announce(t('removed'));
      return undefined;
    });

  const dayOf = (date: string) => formatDate(date, { dateStyle: 'medium' }, language);
  return (
    <div ref={box} className="inlay-passkeys__content" tabIndex={-1}>
      {passkeys.length > 0 && (
        <DeviceList
          label={label}
          rows={passkeys.map((one) => ({
            id: one.id,
            name: nameOf(one.userAgent),
            mark: one.isSynced ? t('synced') : undefined,
            notes: [one.createdAt && t('created', { date: dayOf(one.createdAt) }), one.lastUsedAt ? t('used', { date: dayOf(one.lastUsedAt) }) : t('unused')],
            action: (
              <Button variant="secondary" aria-label={t('removeOf', { device: nameOf(one.userAgent) })} busy={busy === one.id} onClick={() => void remove(one)}>
                {t('remove')}
              </Button>
            ),
          }))}
        />
      )}
      {problem && (
        <Alert tone={problem === 'known' || problem === 'unproven' ? 'info' : 'negative'}>
          {t(problem)} {problem === 'unproven' && <SignInAgain />}
        </Alert>
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
        <question.Dialog
          onClose={() => setQuestion(undefined)}
          onProven={() => {
            setQuestion(undefined);
            question.again();
          }}
        />
      )}
    </div>
  );
}

/** Whether this browser knows passkeys, and the site has a name that they could belong to: a number will not do. */
export function canMakePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}
