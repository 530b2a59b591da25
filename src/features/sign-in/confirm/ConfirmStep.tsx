import { lazy } from '../../../core';
import { throwUnreachable } from '../../../http';
import type { User } from '../../../services/user';
import { Spinner, useDeferred } from '../../../ui';

export interface ConfirmStepProps {
  /** The address that the code was sent to. */
  email: string;
  /** Where the visitor began, for `signed-in`. */
  source?: string;
  /** The session has begun, by the code here or by the link of the mail in another tab; then there is no user. */
  onConfirmed: (user: User | undefined) => unknown;
  /** To correct the address. */
  onBack?: () => void;
  /** For a visitor who opened the mail's link on another device; a link to the page of signing in unless given. */
  onSignIn?: () => void;
}

/** Most visitors never see it. Offline where it cannot be loaded. */
export const loadConfirmForm = lazy(() => import('../late'), { onError: throwUnreachable });

/** Only for accounts that require it. Rejects as offline if it cannot be loaded. */
export const loadSecondFactor = lazy(() => import('../late'), { onError: throwUnreachable });

/** The form for the code, loaded when there is a code to wait for. */
export function ConfirmStep(props: ConfirmStepProps) {
  const chunk = useDeferred(loadConfirmForm);
  return chunk ? <chunk.ConfirmForm {...props} /> : <Spinner />;
}
