import { type ComponentType, useState } from 'react';
import { object } from 'superstruct';
import { addStyles, config, useText } from '../../core';
import { EmailField, emailValue, Form, SubmitButton, useForm } from '../../forms';
import styles from '../visitor/account.css';
import { currentPath, navigateTo } from '../visitor';
import { type DeletionStepProps, stepForDeletion } from './DeletionStep';
import { messages as signInMessages } from './messages';
import { PasskeyOption, type PasskeyProps } from './passkey/PasskeyOption';
import { chooseProvider } from './social/last-provider';
import { socialSignInAddress } from './social/SocialLinks';
import { messages } from './email-first-messages';

addStyles(styles);

export interface EmailFirstProps extends Omit<PasskeyProps, 'onDeletion'> {
  /** The URL to return to from an identity provider. Default: the current page. */
  back?: () => string;
  /** Continues with the password, a mailed code or a registration. */
  onEmail: (email: string) => void;
}

const schema = object({ email: emailValue() });

/**
 * A form with only the address. It makes no request, so it cannot reveal whether the address has an account. Addresses
 * of a domain with an identity provider continue there.
 */
export function EmailFirstForm({ back = currentPath, source, onSignedIn, onEmail }: EmailFirstProps) {
  const t = useText(messages);
  const signInText = useText(signInMessages);
  const { flags, pages } = config();
  const form = useForm({
    name: 'email-first',
    schema,
    initial: { email: '' },
    validate: 'submit',
    messages,
    onSubmit({ email }) {
      const provider = providerOf(email);
      if (!provider) return onEmail(email);
      chooseProvider(provider);
      return navigateTo(socialSignInAddress(provider, back()));
    },
  });
  const [Step, setStep] = useState<ComponentType<DeletionStepProps>>();
  if (Step) return <Step source={source} onConfirmed={onSignedIn} />;
  return (
    <Form form={form} label={signInText('label')} action={pages.signIn}>
      <EmailField
        form={form}
        name="email"
        label={signInText('email')}
        autoComplete={flags.passkeys ? 'username webauthn' : 'username'}
        required
      />
      <div className="inlay-account__actions">
        <SubmitButton form={form}>{t('next')}</SubmitButton>
      </div>
      {flags.passkeys && (
        <PasskeyOption
          source={source}
          onSignedIn={onSignedIn}
          onDeletion={(signedIn) => setStep(() => stepForDeletion(signedIn))}
        />
      )}
    </Form>
  );
}

/** The identity provider of the address's domain, if the configuration has one. */
function providerOf(email: string): string | undefined {
  const { providerDomains, socialLogins } = config();
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const provider = Object.hasOwn(providerDomains, domain) ? providerDomains[domain] : undefined;
  return provider && Object.hasOwn(socialLogins, provider) ? provider : undefined;
}
