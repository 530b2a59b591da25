import { useEffect, useState } from 'react';
import { AccountFrame } from '../../src/features/account-page';
import { ConfirmStep } from '../../src/features/sign-in';
import { navigateTo, consumeUrlParams } from '../../src/features/visitor';
import { config } from '../../src/core';
import { useWidget } from '../../src/runtime';
import { ConfirmLink } from './parts/ConfirmLink';
import { Thanks } from './parts/Thanks';
import type { RegistrationConfirmationProps } from './props';

export function RegistrationConfirmation({ title, thanks, delay = config().confirmationDelay }: RegistrationConfirmationProps) {
  const { isEditing } = useWidget();
  const [{ token }] = useState(() => consumeUrlParams('token'));
  const query = new URLSearchParams(location.search);
  const [isDone, setDone] = useState(query.has('isRegistered') || isEditing);
  const email = query.get('email');
  const isLost = !isDone && !token && !email;
  useEffect(() => {
    if (isLost) void navigateTo(config().pages.home);
  }, [isLost]);

  if (isLost) return null;
  return (
    <AccountFrame className="inlay-registration-confirmation" title={title}>
      {isDone ? (
        <Thanks text={thanks} source={query.get('source')} delay={delay} />
      ) : token ? (
        <ConfirmLink token={token} onConfirmed={() => setDone(true)} />
      ) : (
        <ConfirmStep email={email!} onConfirmed={() => setDone(true)} />
      )}
    </AccountFrame>
  );
}
