import { addStyles, config, returnPath, useText } from '../../core';
import { Button } from '../../ui';
import styles from './account.css';
import { signInUrl } from './destination';
import { messages } from './messages';
import { saveScrollPosition } from './scroll-position';

addStyles(styles);

/** In a popover, for an action that requires a session. Both links return to the same scroll position. */
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

/**
 * Replaces content for signed-in visitors: the reason, and two links that return here. `isAgain`: the visitor is signed
 * in, but not recently enough.
 */
export function SignInRequired({ text, isAgain = false }: { text: string; isAgain?: boolean }) {
  const t = useText(messages);
  const signIn = isAgain ? `${config().pages.signInPrompt}/${encodeURIComponent(returnPath())}` : signInUrl('signIn');
  return (
    <div className="inlay-account__done">
      <p className="inlay-account__text">{text}</p>
      <div className="inlay-account__actions">
        <Button href={signIn} onClick={() => saveScrollPosition()}>
          {t('signIn')}
        </Button>
        {!isAgain && (
          <Button href={signInUrl('signUp')} variant="link" onClick={() => saveScrollPosition()}>
            {t('signUp')}
          </Button>
        )}
      </div>
    </div>
  );
}
