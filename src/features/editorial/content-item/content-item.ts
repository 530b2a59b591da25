import { group, type Members, type Prop } from '../../../contract';
import { itemOf, itemProps, type ContentItem } from './item-props';

const members = lenient(itemProps);

/**
 * An item of a datasource. One without a title is left out, and what is wrong
 * with a single field costs only that field; the editor is told of both.
 */
export function contentItem(description = 'A piece of content to lead to.'): Prop<ContentItem | undefined> {
  const plain = group(members, { description });
  return {
    ...plain,
    // A kind of its own: the names of old are one thing to an editor, not eighteen.
    kind: 'content item',
    default: undefined,
    read(source, note) {
      const fields = plain.read(source, note);
      const item = fields && itemOf(fields);
      if (!item) note('has no title, so it is left out');
      return item;
    },
  };
}

function lenient<const M extends Members>(all: M): M {
  const read = (member: Prop): Prop['read'] => (source, note) => {
    try {
      return member.read(source, note);
    } catch (error) {
      note(`is left out: it ${(error as Error).message}`);
      return undefined;
    }
  };
  const forgiving = { ...all };
  for (const name of Object.keys(all) as (keyof M)[]) forgiving[name] = { ...all[name], read: read(all[name]!) };
  return forgiving;
}
