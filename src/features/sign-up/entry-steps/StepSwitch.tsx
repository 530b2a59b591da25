import { Button } from '../../../ui';

/** For whoever is in the wrong form: the question, and the way to the other. */
export function StepSwitch({ question, label, onSwitch }: { question: string; label: string; onSwitch: () => void }) {
  return (
    <span>
      {question}{' '}
      <Button variant="link" onClick={onSwitch}>
        {label}
      </Button>
    </span>
  );
}
