import { useEffect, useRef } from 'react';
import { useText } from '../../../src/core';
import { Button, useUniqueId } from '../../../src/ui';
import { messages } from '../messages';
import { Verdict } from './Verdict';

interface ContinueProps {
  isRight: boolean;
  takesFocus: boolean;
  onContinue(): void;
}

/** On a phone, the way from the question to its explanation. */
export function Continue({ isRight, takesFocus, onContinue }: ContinueProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
    // Once, when it appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the focus is the visitor's again afterwards
  }, []);

  return (
    <div className="inlay-quiz__continue">
      <span id={id}>
        <Verdict isRight={isRight} />
      </span>
      <Button ref={button} aria-describedby={id} onClick={onContinue}>
        {t('continue')}
      </Button>
    </div>
  );
}
