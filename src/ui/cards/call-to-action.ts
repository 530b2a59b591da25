import { link, type Link, type Prop } from '../../contract';
import { safeLink } from '../../core';

const plain = link({ description: 'A link with its text.' });

/** A link of a list. It requires a text and a safe URL; otherwise it is left out with a note. */
export const callToAction: Prop<Link | undefined> = {
  ...plain,
  read(source, note) {
    const read = plain.read(source, note);
    if (read?.url && read.text) return safeLink(read.url) ? read : undefined;
    note(read?.url ? `leads to ${read.url} but has no text, so it is left out` : 'has no address, so it is left out');
    return undefined;
  },
};
