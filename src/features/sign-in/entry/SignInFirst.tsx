import { addStyles, config, useText } from '../../../core';
import { Button } from '../../../ui';
import styles from '../../account-page/account.css';
import { messages } from './messages';
import { here, wayIn } from './destination';
import { keepPlace } from './place';

addStyles(styles);

/** In place of what only a signed-in reader may see: why, and two ways that lead back here. `isAgain`: they are known, and must prove it once more. */
export function SignInFirst({ text, isAgain = false }: { text: string; isAgain?: boolean }) {
  const t = useText(messages);
  const signIn = isAgain ? `${config().pages.signInPrompt}/${encodeURIComponent(here())}` : wayIn('signIn');
  return (
    <div className="inlay-account__done">
      <p className="inlay-account__text">{text}</p>
      <div className="inlay-account__actions">
        <Button href={signIn} onClick={() => keepPlace()}>
          {t('signIn')}
        </Button>
        {!isAgain && (
          <Button href={wayIn('signUp')} variant="link" onClick={() => keepPlace()}>
            {t('signUp')}
          </Button>
        )}
      </div>
    </div>
  );
}
