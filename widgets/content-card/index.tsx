import { defineWidget } from '../../src/contract';
import { useWidget } from '../../src/core';
import { Frame, ItemCard, itemOf } from '../../src/features/editorial';
import { props, type ContentCardProps } from './props';
import styles from './content-card.css';

function ContentCard({
  layout,
  showFullDescription,
  collapseTopSpace,
  collapseBottomSpace,
  backgroundTheme,
  ...fields
}: ContentCardProps) {
  const item = itemOf(fields);
  const { element } = useWidget();
  return (
    <Frame
      className="inlay-content-card"
      fillIn={!item && 'title'}
      {...{ collapseTopSpace, collapseBottomSpace, backgroundTheme }}
    >
      {item && (
        <div className="inlay-content-card__box" data-layout={layout}>
          <ItemCard
            item={item}
            level={2}
            split={layout === 'stacked' ? undefined : layout}
            isFull={showFullDescription}
            as={element.localName === 'article' ? 'div' : 'article'}
          />
        </div>
      )}
    </Frame>
  );
}

export default defineWidget({
  name: 'content-card',
  description: 'A card for one content item, with its image above or beside the text.',
  reserve: { narrow: '27rem', wide: '19rem' },
  props,
  styles,
  component: ContentCard,
});
