import { mismatch, text, type Prop } from '../../contract';
import { originOf, wholeAddress } from './address';

interface Options {
  description: string;
}

/** Letters, digits and what separates them; no way up the folder, no query. */
const ID = /^[\w-]+(?:[./][\w-]+)*$/;

/** The id of something that another system holds. */
export function foreignId(options: Options): Prop<string | undefined> {
  const plain = text({ ...options, max: 200 });
  return {
    ...plain,
    kind: 'id',
    read(source, note) {
      const id = plain.read(source, note);
      return id === undefined || ID.test(id) ? id : mismatch('an id of letters, digits and hyphens', id, 'Paste the id alone, without the address around it.');
    },
  };
}

/** A whole address as editors copy it, with or without its protocol, or the path on the provider's own host. */
export function foreignAddress(options: Options): Prop<string | undefined> {
  const plain = text({ ...options, max: 2000 });
  return {
    ...plain,
    kind: 'address',
    read(source, note) {
      const given = plain.read(source, note);
      if (given === undefined) return undefined;
      const whole = wholeAddress(given);
      return /^https?:/.test(originOf(whole)) && !/[\s<>"]/.test(whole) ? whole : mismatch('an address such as https://example.com/name', given);
    },
  };
}
