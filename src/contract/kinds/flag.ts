import { mismatch } from '../source';
import { prop, type PropOptions } from './kind';
import { stringOf } from './text';

const EXPECTED = 'true or false';

/** An empty attribute or `true` means yes. `false`, `0` and `no` mean no. */
export function flag<const O extends PropOptions<boolean>>(options: O) {
  return prop<boolean, O & { default: boolean }>(
    'flag',
    { default: false, ...options } as O & { default: boolean },
    (source) => {
      if (source.from === 'attribute' && source.value.trim() === '') return true;
      const raw = stringOf(source, EXPECTED, true);
      if (!raw) return undefined;
      if (/^(true|1|yes)$/i.test(raw)) return true;
      return /^(false|0|no)$/i.test(raw) ? false : mismatch(EXPECTED, raw);
    },
  );
}
