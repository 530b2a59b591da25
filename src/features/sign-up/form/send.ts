/** What happens to a registration once it is sent; fetched when the visitor begins to fill it in. */
import type { Registration } from '../../../services';
import { loadConfirmForm } from '../../sign-in';
import { destination, navigateTo } from '../../visitor';
import { startSession } from '../../sign-in';
import { beginRegistration, type RegistrationCircumstances } from './begin-registration';

export { schema, socialSchema } from './schema';

export interface SignUpContext extends Omit<RegistrationCircumstances, 'returnUrl'> {
  /** Where the visitor goes on to once the address is confirmed. */
  back: string | undefined;
}

/** Resolves when a mail is on its way. Whoever needs none is signed in, and led on. */
export async function send(registration: Registration, { back, ...context }: SignUpContext) {
  const returnUrl = destination(back);
  const signedIn = await beginRegistration(registration, { ...context, returnUrl });
  if (signedIn) {
    startSession(signedIn, context.source);
    await navigateTo(returnUrl);
  }
  await loadConfirmForm();
}
