import { useText } from '../../../src/core';
import { messages } from '../messages';
import { optionIds, type OptionId } from '../props';

/** A for the first, and so on, in the letters of the language. An ornament: readers hear the answer itself. */
export function Letter({ option }: { option: OptionId }) {
  const letters = useText(messages)('letters').split(' ');
  return (
    <span className="inlay-quiz__letter" aria-hidden="true">
      {letters[optionIds.indexOf(option)]}
    </span>
  );
}
