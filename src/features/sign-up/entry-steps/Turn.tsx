import { Button } from '../../../ui';

/** For whoever is in the wrong form: the question, and the way to the other. */
export function Turn({ question, label, onTurn }: { question: string; label: string; onTurn: () => void }) {
  return (
    <span>
      {question}{' '}
      <Button variant="link" onClick={onTurn}>
        {label}
      </Button>
    </span>
  );
}
