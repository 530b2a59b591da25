import { useCallback } from 'react';
import { defineWidget } from '../../src/contract';
import { useWidget } from '../../src/core';
import { Actions, Frame, ModuleHead, Split } from '../../src/features/editorial';
import { useFootnotes } from '../../src/features/footnotes';
import { anchorOf, RichText, useDeepLink, wordsOf, type Adopt } from '../../src/ui';
import { StoryMedia } from './StoryMedia';
import { props, type StoryContainerProps } from './props';
import type { Story } from './story';
import styles from './story-container.css';

function StoryContainer({
  eyebrow,
  title,
  description,
  mediaId,
  items,
  desktopTextColumnWidth,
  ...frame
}: StoryContainerProps) {
  const storyId = mediaId && `story-${mediaId}`;
  const parts = useDeepLink<HTMLDivElement>(
    (anchor) => anchor === storyId || items.some((story) => anchor === anchorIn(story)),
  );
  return (
    <Frame
      className="inlay-story-container"
      head={{ eyebrow, title, description }}
      fillIn={!items.length && 'items'}
      {...frame}
    >
      <div
        ref={parts}
        className="inlay-story-container__items"
        id={storyId}
        data-id={storyId}
        tabIndex={storyId ? -1 : undefined}
      >
        {items.map((story, index) => (
          <StoryItem
            key={story.id ?? index}
            story={story}
            share={desktopTextColumnWidth === 50 ? 6 : 8}
            level={title ? 3 : 2}
          />
        ))}
      </div>
    </Frame>
  );
}

/** The fragment of links to the story. */
function anchorIn({ id, title }: Story): string | undefined {
  return id ?? (anchorOf(wordsOf(title) ?? '') || undefined);
}

interface StoryItemProps {
  story: Story;
  /** The width of the media, in columns of twelve. */
  share: number;
  level: 2 | 3;
}

/** One story. Without text its media take the whole width, and without media its text does. */
function StoryItem({ story, share, level }: StoryItemProps) {
  const { eyebrow, displayNumber, title, description, callToActionLinks, footnotes, mediaPlacement, backgroundTheme } =
    story;
  const hasWords = Boolean(eyebrow ?? displayNumber ?? title ?? description) || callToActionLinks.length > 0;
  const adopt = useNotes();
  const notes = footnotes && <RichText className="inlay-story-container__notes" content={footnotes} adopt={adopt} />;
  const media = story.media !== 'none' && (
    <>
      <StoryMedia story={story} />
      {notes}
    </>
  );
  return (
    <Frame className="inlay-story-container__item" anchor={anchorIn(story)} backgroundTheme={backgroundTheme}>
      {hasWords ? (
        <Split
          share={share}
          placement={mediaPlacement}
          align="start"
          from={share === 6 ? 'wide' : 'page'}
          media={media || undefined}
        >
          <ModuleHead
            eyebrow={eyebrow}
            displayNumber={displayNumber}
            title={title}
            description={description}
            level={level}
            size="small"
          />
          <Actions links={callToActionLinks} />
          {!media && notes}
        </Split>
      ) : (
        media
      )}
    </Frame>
  );
}

/** Footnotes belong to the text of their own story; a source alone needs no notes. */
function useNotes(): Adopt {
  const { note } = useWidget();
  const { adoptNotes } = useFootnotes({ hasText: false, within: '.inlay-story-container__item', note });
  return useCallback((container) => (container.querySelector('ol') ? adoptNotes(container) : undefined), [adoptNotes]);
}

export default defineWidget({
  name: 'story-container',
  description: 'A sequence of stories: text beside an exhibit, a video or third-party content.',
  reserve: { narrow: '75rem', wide: '80rem' },
  props,
  styles,
  component: StoryContainer,
});
