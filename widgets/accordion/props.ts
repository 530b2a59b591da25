import {
  collectFields,
  content,
  defineProps,
  flag,
  group,
  list,
  text,
  type Content,
  type Link,
  type Prop,
  type PropsOf,
  type Source,
} from '../../src/contract';
import { callToActions, frameProps, headProps } from '../../src/features/editorial';
import { phrase, type Phrase } from '../../src/ui';
import { detailsOf } from './details';

export interface Item {
  /** The fragment of a link to the item. */
  readonly id?: string | undefined;
  /** Without it the body is always visible. */
  readonly title: Phrase | undefined;
  /** Without a body and links, the title has no button. */
  readonly body: Content | undefined;
  readonly callToActionLinks: readonly Link[];
  readonly isOpen: boolean;
}

const title = phrase({ max: 300, description: 'The text of the button. The summary of a details element works too.' });

const members = group(
  {
    id: text({
      max: 100,
      description: 'The fragment of a link to the item, after the #. Default: derived from the title.',
    }),
    title,
    body: content({
      pasted: 'img, svg, table, form, video, audio, iframe, math',
      description: 'The content of the item. The rest of a details element works too.',
    }),
    callToActionLinks: callToActions({ description: 'Links below the body.' }),
    isOpen: flag({ description: 'Expanded from the start. The open attribute of a details element works too.' }),
  },
  {
    description: 'An item. Without a title it is always expanded, and without a body it cannot be expanded.',
  },
);

/** Reads fields, and plain `<details>` too. */
const item: Prop<Item | undefined> = {
  ...members,
  default: undefined,
  read(source, note) {
    const fields = members.read(source, note);
    const details = source.from === 'content' ? detailsOf(source.value) : undefined;
    const { callToActionLinks = [], isOpen } = fields ?? {};
    // All the rest of a details element, not only the first table in it.
    const body = (details && !isMarked(source, 'body') && details.body) || fields?.body;
    const summary =
      fields?.title ?? (details?.summary ? title.read({ from: 'content', value: details.summary }, note) : undefined);
    const opens = body ?? callToActionLinks[0];
    if (!summary && !opens) {
      note({ dropped: 'has no title and no body', missing: 'title' });
      return undefined;
    }
    if (!summary) note('has no title, so it stands open, without a button');
    if (!opens) note('has no body, so its title stands without a button');
    return {
      id: fields?.id ?? details?.id,
      title: summary,
      body,
      callToActionLinks,
      isOpen: isOpen || details?.isOpen === true,
    };
  },
};

function isMarked(source: Source, name: string): boolean {
  return source.from === 'content' && collectFields(source.value).has(name);
}

export const props = defineProps({
  ...headProps,
  items: list(item, { max: 200, description: 'The items.', default: [] }),
  oneAtATime: flag({ description: 'Opening one item closes the others.' }),
  rememberOpen: flag({
    description: 'Keeps open sections open when the visitor returns to the page in the same tab.',
  }),
  ...frameProps,
});

export type AccordionProps = PropsOf<typeof props>;
