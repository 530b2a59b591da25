import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { User } from '../../services/user';
import { Button } from '../../ui';
import { ConfirmStep, forgetPendingConfirmation, SignInForm, usePendingConfirmation } from '../sign-in';
import { SignUpForm } from '../sign-up';

export interface EntryStepsProps {
  steps: Steps;
  /** The entry point, for `signed-in`. */
  source: string;
  /** The URL to which e-mails and other pages return. */
  back: () => string;
  /** The subscription of the registration. */
  code?: string;
  /** The practice of the registration. Default: the page's. */
  practiceCode?: string;
  /** The module with the registration. */
  className?: string;
  /** Above the registration's fields. */
  lead?: ReactNode;
  onSignedIn?: () => unknown;
  /** See `ConfirmStep`. */
  onConfirmed: (user: User | undefined) => unknown;
}

/** Sign-in, registration and the code from the e-mail, one at a time. */
export function EntrySteps({
  steps,
  source,
  back,
  code,
  practiceCode,
  className,
  lead,
  onSignedIn = () => undefined,
  onConfirmed,
}: EntryStepsProps) {
  const { step, form, email, pending } = steps;
  const confirmed = (user: User | undefined) => {
    forgetPendingConfirmation();
    return onConfirmed(user);
  };
  return (
    <>
      {step === 'confirm' && (
        <ConfirmStep
          email={pending ?? ''}
          source={source}
          onConfirmed={confirmed}
          onBack={steps.correct}
          onSignIn={() => steps.showForm('sign-in')}
        />
      )}
      {step === 'sign-in' && <SignInForm email={email} source={source} back={back} onSignedIn={onSignedIn} />}
      {form === 'sign-up' && (
        // Stays mounted behind the code, so that a visitor who corrects the address finds the other fields unchanged.
        <div className={className} hidden={step !== 'sign-up'}>
          {lead}
          <SignUpForm
            email={email}
            source={source}
            practiceCode={practiceCode}
            back={back()}
            subscriptions={code ? [code] : undefined}
            onRegistered={steps.expectCode}
            onSignedIn={confirmed}
          />
        </div>
      )}
    </>
  );
}

export type EntryForm = 'sign-in' | 'sign-up';

export interface Steps {
  /** Wraps the forms. */
  readonly body: RefObject<HTMLDivElement | null>;
  readonly step: EntryForm | 'confirm';
  /** The visible form, or the one to return to from the code. */
  readonly form: EntryForm;
  /** The e-mail address that was typed in the previous form. */
  readonly email: string;
  /** The address to which a code was sent. */
  readonly pending: string | undefined;
  expectCode(email: string): void;
  showForm(form: EntryForm): void;
  /** Returns from the code to change the address. */
  correct(): void;
}

/** The current step of a combined sign-in and registration, and the values that pass from form to form. */
export function useEntrySteps(first: EntryForm): Steps {
  const body = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(first);
  const [email, setEmail] = useState('');
  const [pending, setPending] = usePendingConfirmation();

  return {
    body,
    // A visitor who chose to sign in does not need the code of a registration.
    step: pending && form === 'sign-up' ? 'confirm' : form,
    form,
    email,
    pending,
    expectCode: setPending,
    showForm(next) {
      setEmail(
        body.current?.querySelector<HTMLInputElement>('form:not([hidden] *) input[type="email"]')?.value ??
          pending ??
          '',
      );
      setForm(next);
      setTimeout(() => focusFirstEmpty(body.current));
    },
    correct() {
      setPending(undefined);
      setForm('sign-up');
      setTimeout(() => body.current?.querySelector('input')?.focus());
    },
  };
}

/** The prefilled address needs no focus. */
function focusFirstEmpty(body: Element | null) {
  const fields = [
    ...(body?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"], [type="checkbox"], [tabindex="-1"])') ??
      []),
  ];
  (fields.find(({ value }) => !value) ?? fields[0])?.focus();
}

/** A question, and a button that changes to the other form. */
export function StepSwitch({ question, label, onSwitch }: { question: string; label: string; onSwitch: () => void }) {
  return (
    <span>
      {question}{' '}
      <Button variant="link" onClick={onSwitch}>
        {label}
      </Button>
    </span>
  );
}
