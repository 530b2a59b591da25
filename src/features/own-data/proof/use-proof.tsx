import { useState, type ReactNode } from 'react';
import { lazy, useText } from '../../../core';
import { HttpError, throwUnreachable } from '../../../http';
import { proveOwner } from '../../../services/user';
import { visitorCheck } from '../../../session/calls';
import type * as Controls from '../../../ui/late';
import { isProofNeeded } from '../SignInAgain';
import { ProofForm } from './ProofForm';
import { messages } from './messages';

/** Only for a visitor whose sign-in is not recent. Offline if it cannot be loaded. */
const loadDialog = lazy(() => import('../../../ui/overlays/dialog/Dialog'), { onError: throwUnreachable });

interface Question {
  Dialog: DialogPart;
  prove: () => void;
  cancel: () => void;
}

interface Proof {
  /**
   * Makes a call. If the service requires a proof and there is a password, prompts for it and repeats the call. Rejects
   * with the error of the call, or as an aborted one if the visitor cancels.
   */
  withProof<T>(call: () => Promise<T>): Promise<T>;
  /** The dialog to render. */
  dialog: ReactNode;
}

/**
 * For calls without a password that may fail with FRESH_SIGN_IN_NEEDED. Without a password, only another sign-in helps.
 */
export function useProof(requiresPassword: boolean): Proof {
  const [question, setQuestion] = useState<Question>();

  async function requestProof() {
    const { Dialog } = await loadDialog();
    try {
      await new Promise<void>((resolve, reject) =>
        setQuestion({ Dialog, prove: resolve, cancel: () => reject(new HttpError('aborted', 'proveOwner')) }),
      );
    } finally {
      setQuestion(undefined);
    }
  }

  async function withProof<T>(call: () => Promise<T>): Promise<T> {
    const ensureSameVisitor = visitorCheck('proveOwner');
    try {
      return await call();
    } catch (error) {
      if (!requiresPassword || !isProofNeeded(error)) throw error;
      await requestProof();
      ensureSameVisitor();
      return call();
    }
  }

  return {
    withProof,
    dialog: question && <ProofDialog Dialog={question.Dialog} onProven={question.prove} onClose={question.cancel} />,
  };
}

/** The dialog of `ui`, which is loaded late. */
type DialogPart = typeof Controls.Dialog;

/** For calls without a password whose result outlives the session, so that an open tab is not enough to make them. */
function ProofDialog({ Dialog, onProven, onClose }: { Dialog: DialogPart; onProven: () => void; onClose: () => void }) {
  const t = useText(messages);
  const prove = async (password: string | undefined, signal: AbortSignal) => {
    await proveOwner(password ?? '', signal);
    onProven();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} description={<p className="inlay-account__text">{t('text')}</p>}>
      <ProofForm
        name="proof"
        label={t('title')}
        requiresPassword
        submitLabel={t('submit')}
        act={prove}
        onCancel={onClose}
      />
    </Dialog>
  );
}
