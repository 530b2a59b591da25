import { addStyles, useText } from '../../core';
import { signOut } from '../../session';
import { Button } from '../../ui';
import styles from '../visitor/account.css';
import { destination, useVisitorName } from '../visitor';
import { messages } from './messages';

addStyles(styles);

/** For an account page that a signed-in visitor does not need: their name, and a link to continue. */
export function SignedInNotice({ redirect }: { redirect?: string }) {
  const t = useText(messages);
  const name = useVisitorName();
  return (
    <div className="inlay-account__done">
      <p className="inlay-account__text">{name ? t('signedInAs', { name }) : t('signedIn')}</p>
      <div className="inlay-account__actions">
        <Button href={destination(redirect)}>{t('goOn')}</Button>
        <Button variant="link" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </div>
    </div>
  );
}
