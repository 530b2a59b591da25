import { addStyles, config, useText } from '../../../core';
import { Button } from '../../../ui';
import styles from './social.css';
import { messages } from './messages';

addStyles(styles);

export interface SocialLinksProps {
  /** The address that leads to a provider. */
  hrefOf: (provider: string) => string;
}

/** One link for each identity provider of the configuration; nothing where it names none. */
export function SocialLinks({ hrefOf }: SocialLinksProps) {
  const t = useText(messages);
  return (
    <ul className="inlay-social" role="list">
      {Object.entries(config().socialLogins).map(([name, label]) => (
        <li key={name} className="inlay-social__item">
          <Button className="inlay-social__link" variant="secondary" href={hrefOf(name)}>
            {t('continueWith', { provider: label })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
