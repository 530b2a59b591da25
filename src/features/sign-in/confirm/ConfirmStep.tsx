import type { ComponentType } from 'react';
import { lazy } from '../../../core';
import { throwUnreachable } from '../../../http';
import type { User } from '../../../services/user';
import { Spinner, useDeferred } from '../../../ui';
import type { EmailFirstProps } from '../EmailFirstForm';

export interface ConfirmStepProps {
  /** The address that the code was sent to. */
  email: string;
  /** The entry point, for `signed-in`. */
  source?: string;
  /** The session has begun, by the code here or by the e-mail's link in another tab; then there is no user. */
  onConfirmed: (user: User | undefined) => unknown;
  /** Returns to correct the address. */
  onBack?: () => void;
  /** For a visitor who opened the e-mail's link on another device; by default a link to the sign-in page. */
  onSignIn?: () => void;
}

/** Most visitors never see it. Offline if it cannot be loaded. */
export const loadConfirmForm = lazy(() => import('../late'), { onError: throwUnreachable });

/** Only for accounts that require it. Rejects as offline if it cannot be loaded. */
export const loadSecondFactor = lazy(() => import('../late'), { onError: throwUnreachable });

type Forms = Awaited<ReturnType<typeof loadConfirmForm>>;

/** A form that is loaded when it is shown. */
function lateForm<Props extends object>(formOf: (forms: Forms) => ComponentType<Props>): ComponentType<Props> {
  return function LateForm(props) {
    const forms = useDeferred(loadConfirmForm);
    if (!forms) return <Spinner />;
    const Form = formOf(forms);
    return <Form {...props} />;
  };
}

/** The form for the code of a registration. */
export const ConfirmStep = lateForm<ConfirmStepProps>((forms) => forms.ConfirmForm);
/** Sign-in with a code by e-mail. */
export const MailedCodeStep = lateForm<ConfirmStepProps>((forms) => forms.MailedCodeForm);
/** The first step on sites that ask for the address first. */
export const EmailFirst = lateForm<EmailFirstProps>((forms) => forms.EmailFirstForm);
