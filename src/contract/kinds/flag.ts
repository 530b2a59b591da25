import { mismatch } from '../source';
import { prop, type PropOptions } from './kind';
import { stringOf } from './text';

/** An empty attribute or `true` is yes, `false`, `0` and `no` are no. */
export function flag<const O extends PropOptions<boolean>>(options: O) {
  return prop<boolean, O & { default: boolean }>('flag', { default: false, ...options } as O & { default: boolean }, (source) => {
    if (source.from === 'attribute' && source.value.trim() === '') return true;
    const given = stringOf(source)?.toLowerCase();
    if (given === undefined) return undefined;
    if (given === 'true' || given === '1' || given === 'yes') return true;
    if (given === 'false' || given === '0' || given === 'no') return false;
    return mismatch('true or false', given);
  });
}
