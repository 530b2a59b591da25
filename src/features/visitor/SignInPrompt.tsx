import { addStyles, useText } from '../../core';
import { Button } from '../../ui';
import styles from '../account-page/account.css';
import { signInUrl } from './destination';
import { messages } from './messages';
import { saveScrollPosition } from './scroll-position';

addStyles(styles);

/** In a popover, for a wish that needs a session. Both ways lead back here, as far down as the visitor has read. */
export function SignInPrompt({ title, text }: { title: string; text: string }) {
  const t = useText(messages);
  return (
    <div className="inlay-account__panel">
      <strong>{title}</strong>
      <p className="inlay-account__text">{text}</p>
      <div className="inlay-account__actions">
        <Button href={signInUrl('signIn')} onClick={() => saveScrollPosition()}>
          {t('signIn')}
        </Button>
        <Button href={signInUrl('signUp')} variant="secondary" onClick={() => saveScrollPosition()}>
          {t('signUp')}
        </Button>
      </div>
    </div>
  );
}
