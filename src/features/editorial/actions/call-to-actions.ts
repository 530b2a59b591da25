import { link, list, type Link, type Prop } from '../../../contract';

interface Options {
  /** Further links are cut. */
  max?: number;
  description: string;
}

const plain = link({ description: 'A link with its words.' });

/** A link needs an address and words to be one; what lacks either is left out, and the editor is told. */
const callToAction: Prop<Link | undefined> = {
  ...plain,
  read(source, note) {
    const value = plain.read(source, note);
    if (value?.url && value.text) return value;
    note(value?.url ? `leads to ${value.url} but has no words, so it is left out` : 'has no address, so it is left out');
    return undefined;
  },
};

/** The calls to action of a module: a list of links, each `<a>`, or an object with `Url` and `Text` as datasources have it. */
export function callToActions({ max, description }: Options) {
  return list(callToAction, { ...(max && { max }), description, default: [] as readonly Link[] });
}
