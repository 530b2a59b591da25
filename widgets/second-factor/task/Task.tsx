import { useState } from 'react';
import { reportFault } from '../../../src/http';
import { recoveryCodesSaved, type SecondFactor, type SecondFactorSecret } from '../../../src/services/user';
import type { HeadingLevel } from '../../../src/ui';
import { ProofStep } from './ProofStep';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpForm } from './SetUpForm';

export type TaskKind = 'setUp' | 'newCodes' | 'turnOff';

/** The result of a confirmed step. */
export type Proven = { secret: SecondFactorSecret } | { codes: readonly string[] } | { isOff: true };

interface TaskProps {
  kind: TaskKind;
  level: HeadingLevel;
  requiresPassword: boolean;
  /** Created before the page was reloaded, and not saved yet. */
  unsavedCodes?: readonly string[] | undefined;
  onChange: (change: Partial<SecondFactor>) => void;
  /** Called with the changes, if there are any. */
  onClose: (isOn?: boolean) => void;
}

/** The steps of a task: confirm the visitor's identity, set up the app, show recovery codes. */
export function Task({ kind, level, requiresPassword, unsavedCodes, onChange, onClose }: TaskProps) {
  const [proven, setProven] = useState<Proven | undefined>(unsavedCodes && { codes: unsavedCodes });
  const cancel = () => onClose();

  const showCodes = (codes: readonly string[]) => {
    onChange({ isOn: true, recoveryCodesLeft: codes.length });
    setProven({ codes });
  };
  const goOn = (response: Proven) => {
    if ('codes' in response) return showCodes(response.codes);
    if ('secret' in response) return setProven(response);
    onChange({ isOn: false, recoveryCodesLeft: 0 });
    onClose(false);
  };

  const markSaved = () => {
    onChange({ unsavedRecoveryCodes: undefined });
    // If the service cannot delete the codes now, they expire in a quarter of an hour.
    recoveryCodesSaved().catch(reportFault);
    onClose(true);
  };

  if (proven && 'codes' in proven)
    return <RecoveryCodes level={level} codes={proven.codes} done={doneOf(kind, unsavedCodes)} onSaved={markSaved} />;
  if (proven && 'secret' in proven)
    return (
      <SetUpForm
        level={level}
        secret={proven.secret}
        onConfirmed={showCodes}
        onRestart={() => setProven(undefined)}
        onCancel={cancel}
      />
    );
  return <ProofStep kind={kind} level={level} requiresPassword={requiresPassword} onProven={goOn} onCancel={cancel} />;
}

/** After a reload, no action has just succeeded. */
function doneOf(kind: TaskKind, unsavedCodes: readonly string[] | undefined) {
  if (unsavedCodes) return undefined;
  return kind === 'setUp' ? 'doneOn' : 'doneCodes';
}
