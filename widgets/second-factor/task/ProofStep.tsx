import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../src/core';
import { ProofForm } from '../../../src/features/own-data';
import { SubmitError } from '../../../src/forms';
import { HttpError } from '../../../src/http';
import {
  beginSecondFactor,
  renewRecoveryCodes,
  SECOND_FACTOR_ON,
  turnOffSecondFactor,
} from '../../../src/services/user';
import { Heading, type HeadingLevel } from '../../../src/ui';
import { messages } from './messages';
import type { Proven, TaskKind } from './Task';

interface ProofStepProps {
  kind: TaskKind;
  level: HeadingLevel;
  requiresPassword: boolean;
  onProven: (answer: Proven) => void;
  onCancel: () => void;
}

const calls: Record<TaskKind, (password: string | undefined, signal: AbortSignal) => Promise<Proven>> = {
  setUp: async (password, signal) => ({ secret: await beginSecondFactor(password, signal).catch(explain) }),
  newCodes: async (password, signal) => ({ codes: await renewRecoveryCodes(password, signal) }),
  turnOff: async (password, signal) => {
    await turnOffSecondFactor(password, signal);
    return { isOff: true };
  },
};

/** Names the action, and confirms the visitor's identity. */
export function ProofStep({ kind, level, requiresPassword, onProven, onCancel }: ProofStepProps) {
  const t = useText(messages);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!requiresPassword) box.current?.focus();
  }, [requiresPassword]);

  return (
    <div ref={box} className="inlay-second-factor__task" tabIndex={-1}>
      <Heading level={level} className="inlay-second-factor__heading">
        {t(`${kind}Title`)}
      </Heading>
      <ProofForm
        name="second-factor-proof"
        label={t(`${kind}Title`)}
        requiresPassword={requiresPassword}
        submitLabel={t(`${kind}Submit`)}
        focusOnMount
        act={async (password, signal) => onProven(await calls[kind](password, signal))}
        onCancel={onCancel}
      >
        <p className="inlay-account__text">{t(`${kind}Text`)}</p>
      </ProofForm>
    </div>
  );
}

function explain(error: unknown): never {
  if (error instanceof HttpError && error.code === SECOND_FACTOR_ON)
    throw new SubmitError('alreadyOn', { messages, cause: error });
  throw error;
}
