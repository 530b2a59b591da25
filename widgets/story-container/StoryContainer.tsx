import { Frame } from '../../src/features/editorial';
import { StoryItem } from './parts/StoryItem';
import type { StoryContainerProps } from './props';

export function StoryContainer({ eyebrow, title, description, mediaId, items, desktopTextColumnWidth, ...frame }: StoryContainerProps) {
  return (
    <Frame className="inlay-story-container" head={{ eyebrow, title, description }} fillIn={!items.length && 'items'} {...frame}>
      <div className="inlay-story-container__items" id={mediaId && `story-${mediaId}`}>
        {items.map((story, index) => (
          <StoryItem key={story.id ?? index} story={story} share={desktopTextColumnWidth === 50 ? 6 : 8} level={title ? 3 : 2} />
        ))}
      </div>
    </Frame>
  );
}
