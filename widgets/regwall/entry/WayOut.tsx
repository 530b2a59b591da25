import type { MouseEvent } from 'react';
import { dropScrollPosition } from '../../../src/features/visitor';
import { config, useText } from '../../../src/core';
import { Button, icons, isPlainClick } from '../../../src/ui';
import { messages } from './messages';
import { exitFrom } from './way-out';

/** A wall that cannot be closed can be left. */
export function WayOut() {
  const t = useText(messages);
  const { home, signIn, signUp, confirm } = config().pages;
  const { href, isBack } = exitFrom({ href: location.href, referrer: document.referrer, home, accountPages: [signIn, signUp, confirm] });

  const leave = (event: MouseEvent) => {
    dropScrollPosition();
    // A step back finds that page scrolled as it was; a tab of its own has none to go back to.
    if (!isBack || history.length < 2 || !isPlainClick(event)) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Button variant="link" icon={icons.arrowBack} href={href} onClick={leave}>
      {isBack ? t('leaveBack') : t('leaveHome')}
    </Button>
  );
}
