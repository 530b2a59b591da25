import { useState } from 'react';
import type { SecondFactor, SecondFactorSecret } from '../../../src/services/user';
import type { HeadingLevel } from '../../../src/ui';
import { ProofStep } from './ProofStep';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpForm } from './SetUpForm';

export type TaskKind = 'setUp' | 'newCodes' | 'turnOff';

/** What a proof is answered with. */
export type Proven = { secret: SecondFactorSecret } | { codes: readonly string[] } | { isOff: true };

interface TaskProps {
  kind: TaskKind;
  level: HeadingLevel;
  asksPassword: boolean;
  onChange: (change: Partial<SecondFactor>) => void;
  /** With what has changed, if anything has. */
  onClose: (isOn?: boolean) => void;
}

/** Who asks is proved first; then the app is set up, and recovery codes are shown. */
export function Task({ kind, level, asksPassword, onChange, onClose }: TaskProps) {
  const [proven, setProven] = useState<Proven>();
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

  if (proven && 'codes' in proven)
    return <RecoveryCodes level={level} codes={proven.codes} isNew={kind === 'setUp'} onSaved={() => onClose(true)} />;
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
  return <ProofStep kind={kind} level={level} asksPassword={asksPassword} onProven={goOn} onCancel={cancel} />;
}
