import { useEffect, useRef, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { config, lazy, onRestoredPage, safeLink, useText, useWidget } from '../../src/core';
import {
  AuthenticatedSection,
  DeviceList,
  isProofNeeded,
  SignInAgainAlert,
  useOwnData,
  useProof,
} from '../../src/features/own-data';
import { socialError, socialMessages, consumeSocialCallback, type SocialReturn } from '../../src/features/sign-in';
import { currentPath } from '../../src/features/visitor';
import { SubmitError } from '../../src/forms';
import { HttpError, throwUnreachable } from '../../src/http';
import { fetchPasskeys, fetchUser, LAST_LOGIN, linkSocialLogin, unlinkSocialLogin } from '../../src/services/user';
import { visitorCheck } from '../../src/session/calls';
import { Alert, Button } from '../../src/ui';
import { CreatePassword, type CreatePasswordProps } from './CreatePassword';
import { isOnlyWay, loginsOf, without, type Login } from './logins';
import { messages } from './messages';
import { props, type LinkedAccountsProps } from './props';
import styles from './linked-accounts.css';

/** Sample for edit mode. */
const SAMPLE: Access = { email: 'ada.lindgren@example.com', hasPassword: true, socialLoginIdps: 'Lantern' };

function LinkedAccounts({ title, intro }: LinkedAccountsProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const content = useOwnData<Access>(fetchAccess, SAMPLE);
  const isOff = !config().flags.sso;
  if (isOff && !isEditing) return null;
  return (
    <AuthenticatedSection className="inlay-linked-accounts" title={title} intro={intro} content={content}>
      {(access, change) => (
        <>
          {isOff && <p className="inlay-account__note">{t('flagOff')}</p>}
          <Logins label={title} access={access} onChange={change} />
        </>
      )}
    </AuthenticatedSection>
  );
}

const loadDialog = lazy(() => import('../../src/ui/overlays/dialog/Dialog'), { onError: throwUnreachable });

async function fetchAccess(signal: AbortSignal): Promise<Access> {
  const { email = '', hasPassword = true, socialLoginIdps = '' } = await fetchUser(signal);
  return { email, hasPassword, socialLoginIdps };
}

/** Another sign-in method that the site offers. */
async function hasPasskey(): Promise<boolean> {
  return Boolean(config().flags.passkeys) && (await fetchPasskeys()).passkeys.length > 0;
}

/** The part of the user that is about signing in. */
interface Access {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly socialLoginIdps: string;
}

interface LoginsProps {
  label: string | undefined;
  access: Access;
  onChange: (access: Access) => void;
}

interface Notice {
  tone: 'positive' | 'negative';
  text: string;
}

function Logins({ label, access, onChange }: LoginsProps) {
  const t = useText(messages);
  const { noticeOf, problemOf } = useNotices();
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<string>();
  const [callback] = useState(consumeSocialCallback);
  const [notice, setNotice] = useState<Notice | 'unproven' | undefined>(() => noticeOf(callback));
  const [asking, setAsking] = useState<{ login: Login; Dialog: CreatePasswordProps['Dialog'] }>();
  const { withProof, dialog } = useProof(access.hasPassword);
  const logins = loginsOf(access.socialLoginIdps, config().socialLogins);

  useEffect(() => onRestoredPage(() => setBusy(undefined)), []);

  async function attempt(login: Login, failure: 'linkFailed' | 'unlinkFailed', action: () => Promise<unknown>) {
    if (busy || config().mode !== 'live') return;
    setBusy(login.name);
    setNotice(undefined);
    try {
      await action();
    } catch (error) {
      setNotice(problemOf(error, t(failure, { provider: login.label })));
    } finally {
      setBusy(undefined);
    }
  }

  const link = (login: Login) =>
    attempt(login, 'linkFailed', async () => {
      const url = safeLink(await withProof(() => linkSocialLogin(login.name, currentPath())));
      if (!url) throw new Error('linked-accounts: the service returned no address that a link may have.');
      location.assign(url);
      // Stays busy until the page unloads.
      await new Promise(() => {});
    });

  async function unlinkNow(login: Login, current: Access) {
    await withProof(() => unlinkSocialLogin(login.name));
    onChange({ ...current, socialLoginIdps: without(current.socialLoginIdps, login.name) });
    setNotice({ tone: 'positive', text: t('unlinkedNow', { provider: login.label }) });
  }

  const unlink = (login: Login) =>
    attempt(login, 'unlinkFailed', async () => {
      const ensureSameVisitor = visitorCheck('unlinkSocialLogin');
      if (!isOnlyWay(access) || (await hasPasskey())) {
        ensureSameVisitor();
        return unlinkNow(login, access);
      }
      const { Dialog } = await loadDialog();
      setAsking({ login, Dialog });
    });

  const onCreated = async ({ login }: { login: Login }) => {
    const safer = { ...access, hasPassword: true };
    onChange(safer);
    setAsking(undefined);
    await attempt(login, 'unlinkFailed', () => unlinkNow(login, safer));
    // The button that opened the dialog is removed together with its link.
    box.current?.focus();
  };

  return (
    <div ref={box} className="inlay-linked-accounts__content" tabIndex={-1}>
      {notice === 'unproven' ? <SignInAgainAlert /> : notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {logins.length ? (
        <DeviceList
          label={label ?? t('label')}
          rows={logins.map((login) => ({
            id: login.name,
            name: login.label,
            notes: [t(login.isLinked ? 'linked' : 'notLinked')],
            action: (
              <Button
                variant="secondary"
                aria-label={t(login.isLinked ? 'unlinkOf' : 'linkOf', { provider: login.label })}
                busy={busy === login.name}
                onClick={() => void (login.isLinked ? unlink(login) : link(login))}
              >
                {t(login.isLinked ? 'unlink' : 'link')}
              </Button>
            ),
          }))}
        />
      ) : (
        <p className="inlay-account__text">{t('none')}</p>
      )}
      {asking && (
        <CreatePassword
          Dialog={asking.Dialog}
          provider={asking.login.label}
          email={access.email}
          onCreated={() => onCreated(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {dialog}
    </div>
  );
}

const NOT_FOUND = 4004;

/** The service's error codes about unlinking, by the key of their message. */
const PROBLEMS = new Map<unknown, 'lastLogin' | 'alreadyUnlinked'>([
  [LAST_LOGIN, 'lastLogin'],
  [NOT_FOUND, 'alreadyUnlinked'],
]);

/** The messages after returning from a provider, and after linking or unlinking fails. */
function useNotices() {
  const t = useText(messages);
  const social = useText(socialMessages);
  return {
    noticeOf({ linked, problem }: SocialReturn): Notice | undefined {
      if (problem) return { tone: 'negative', text: social(problem) };
      // Anyone can write a name into the URL, so only a configured provider is shown.
      const login = loginsOf('', config().socialLogins).find(({ name }) => name === linked);
      return login && { tone: 'positive', text: t('linkedNow', { provider: login.label }) };
    },
    problemOf(error: unknown, otherwise: string): Notice | 'unproven' | undefined {
      if (isProofNeeded(error)) return 'unproven';
      // The visitor cancelled.
      if (error instanceof HttpError && error.kind === 'aborted') return undefined;
      const key = error instanceof HttpError ? PROBLEMS.get(error.code) : undefined;
      const failure = socialError(error);
      return {
        tone: 'negative',
        text: key ? t(key) : failure instanceof SubmitError ? social(failure.key as 'expired') : otherwise,
      };
    },
  };
}

export default defineWidget({
  name: 'linked-accounts',
  description: 'Links and unlinks the identity providers that a reader signs in with.',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: LinkedAccounts,
});
