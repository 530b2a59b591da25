import { addStyles, config, useText } from '../../core';
import { Button } from '../../ui';
import styles from '../account-page/account.css';
import { messages } from './messages';
import { currentPath, signInUrl } from './destination';
import { saveScrollPosition } from './scroll-position';

addStyles(styles);

/** In place of what only a signed-in reader may see: why, and two ways that lead back here. `isAgain`: they are known, and must prove it once more. */
export function SignInRequired({ text, isAgain = false }: { text: string; isAgain?: boolean }) {
  const t = useText(messages);
  const signIn = isAgain ? `${config().pages.signInPrompt}/${encodeURIComponent(currentPath())}` : signInUrl('signIn');
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
