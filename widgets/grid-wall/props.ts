import { choice, defineProps, group, list, type Members, type Prop, type PropsOf } from '../../src/contract';
import { contentItem, frameProps, headProps, type ContentItem } from '../../src/features/editorial';

export interface WallCard extends ContentItem {
  readonly cardType: CardType | undefined;
}

export type CardType = (typeof CARD_TYPES)[number];

export const CARD_TYPES = ['background-image', 'generic-item', 'static'] as const;

const item = contentItem('A card of the wall.');
const type = {
  cardType: choice(CARD_TYPES, { description: 'The style of this card, if it differs from the others.' }),
};
const looks = group(type, { description: 'The style of the card.' });

/** A content item that may look different from its neighbours. */
export const card: Prop<WallCard | undefined> = {
  ...item,
  details: { ...(item.details as Members), ...type },
  read(source, note) {
    const fields = item.read(source, note);
    return fields && { ...fields, cardType: looks.read(source, note)?.cardType };
  },
};

export const props = defineProps({
  ...headProps,
  ...frameProps,
  items: list(card, {
    alias: ['selectItems', 'manualSelection'],
    max: 24,
    description: 'The cards, at most 24. Each can have its own cardType.',
    default: [],
  }),
  cardType: choice(CARD_TYPES, {
    description:
      'The style of the cards: text over the image, an image above the text, or a text panel with its own links.',
    default: 'background-image',
  }),
});

export type GridWallProps = PropsOf<typeof props>;
