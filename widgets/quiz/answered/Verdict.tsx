import { useText } from '../../../src/core';
import { messages } from '../messages';
import { Mark } from './Mark';

export function Verdict({ isRight }: { isRight: boolean }) {
  const t = useText(messages);
  return (
    <span className="inlay-quiz__verdict" data-state={isRight ? 'right' : 'wrong'}>
      <Mark isRight={isRight} />
      {t(isRight ? 'right' : 'wrong')}
    </span>
  );
}
