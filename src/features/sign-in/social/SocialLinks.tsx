import { addStyles, config, language, lazy, useText } from '../../../core';
import { addressOf } from '../../../http';
import { Button, useDeferred } from '../../../ui';
import { chooseProvider, lastProvider } from './last-provider';
import { messages } from './messages';
import styles from './social.css';

addStyles(styles);

/** The providers of `ProviderIcon.tsx`. */
const HAS_MARK = /^(google|microsoft|apple|linkedin|github)$/i;

const hasIcon = (provider: string) => HAS_MARK.test(provider) || config().socialIcons[provider];

/** The labels are enough without them. */
const loadLate = lazy(() => import('../late').catch(() => ({ ProviderIcon: () => null, FedCmOffer: () => null })));

export interface SocialLinksProps {
  /** The URL to return to from the provider. */
  redirectUrl: string;
}

/** A link for each configured identity provider; nothing if there is none. */
export function SocialLinks({ redirectUrl }: SocialLinksProps) {
  const t = useText(messages);
  const last = lastProvider();
  const { flags, socialLogins } = config();
  const providers = Object.entries(socialLogins);
  const late = useDeferred(loadLate, flags.fedCm || providers.some(([name]) => hasIcon(name)));
  return (
    <>
      {flags.fedCm && late && <late.FedCmOffer redirectUrl={redirectUrl} />}
      <ul className="inlay-social" role="list">
        {providers.map(([name, label]) => (
          <li key={name} className="inlay-social__item">
            <Button
              className="inlay-social__link"
              variant="secondary"
              href={socialSignInAddress(name, redirectUrl)}
              onClick={() => chooseProvider(name)}
            >
              {hasIcon(name) && (
                <span className="inlay-social__icon">{late && <late.ProviderIcon provider={name} />}</span>
              )}
              {t('continueWith', { provider: label })}
              {name === last && <span className="inlay-social__last">{t('lastUsed')}</span>}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The URL of a link to a configured identity provider, which finally returns to `redirectUrl`. */
export function socialSignInAddress(provider: string, redirectUrl: string): string {
  const query = { redirectUrl: new URL(redirectUrl, location.href).href, lang: language() };
  return addressOf('user', 'socialSignIn', { path: '/v2/auth/social/{provider}', params: { provider }, query });
}
