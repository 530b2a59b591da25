import { Frame, ItemCard, itemOf } from '../../src/features/editorial';
import type { ContentCardProps } from './props';

export function ContentCard({ layout, showFullDescription, collapseTopSpace, collapseBottomSpace, backgroundTheme, ...fields }: ContentCardProps) {
  const item = itemOf(fields);
  return (
    <Frame className="inlay-content-card" fillIn={!item && 'title'} {...{ collapseTopSpace, collapseBottomSpace, backgroundTheme }}>
      {item && (
        <div className="inlay-content-card__box" data-layout={layout}>
          <ItemCard item={item} level={2} split={layout === 'stacked' ? undefined : layout} isFull={showFullDescription} />
        </div>
      )}
    </Frame>
  );
}
