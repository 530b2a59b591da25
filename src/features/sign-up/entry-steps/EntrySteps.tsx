import type { ReactNode } from 'react';
import type { User } from '../../../services';
import { ConfirmStep } from '../../sign-in';
import { forgetPendingConfirmation } from '../../sign-in';
import { SignInForm } from '../../sign-in';
import { SignUpForm } from '../form/SignUpForm';
import type { Steps } from './use-entry-steps';

export interface EntryStepsProps {
  steps: Steps;
  /** Where the visitor began, for `signed-in`. */
  source: string;
  /** Where mails and other pages lead back to. */
  back: () => string;
  /** What the registration is for. */
  code?: string;
  /** Of what holds the registration. */
  className?: string;
  /** Before the registration's fields. */
  lead?: ReactNode;
  onSignedIn?: () => unknown;
  /** See `ConfirmStep`. */
  onConfirmed: (user: User | undefined) => unknown;
}

/** Signing in, registering and the code from the mail, one in place of the other. */
export function EntrySteps({ steps, source, back, code, className, lead, onSignedIn = () => undefined, onConfirmed }: EntryStepsProps) {
  const { step, form, email, pending } = steps;
  const confirmed = (user: User | undefined) => {
    forgetPendingConfirmation();
    return onConfirmed(user);
  };
  return (
    <>
      {step === 'confirm' && <ConfirmStep email={pending ?? ''} source={source} onConfirmed={confirmed} onBack={steps.correct} />}
      {step === 'sign-in' && <SignInForm email={email} source={source} back={back} onSignedIn={onSignedIn} />}
      {form === 'sign-up' && (
        // Kept behind the code: who corrects the address finds the rest as it was.
        <div className={className} hidden={step !== 'sign-up'}>
          {lead}
          <SignUpForm email={email} source={source} back={back()} subscriptions={code ? [code] : undefined} onRegistered={steps.awaitCode} />
        </div>
      )}
    </>
  );
}
