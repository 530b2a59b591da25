import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addStyles, focusOnce, safeLink, useText, useWidget } from '../../../src/core';
import { Frame, ModuleHead } from '../../../src/features/editorial';
import { CerosExperience, TextAlternative } from '../../../src/features/embeds';
import { useFullBleed } from '../../../src/features/exhibits';
import {
  Button,
  icons,
  Picture,
  RichText,
  scrollToEdge,
  useMedia,
  useUniqueId,
  wordsOf,
  type HeadingLevel,
} from '../../../src/ui';
import { messages } from '../messages';
import type { ArticleProps } from '../props';
import styles from './full-screen.css';

addStyles(styles);

/** The size of an experience in text, for all windows. Most Ceros experiences have a height of 40 % of their width. */
const AMONG_TEXT = {
  desktopPaddingPercentage: 40,
  desktopOverrideHeight: undefined,
  mobileId: undefined,
  mobileUrl: undefined,
  mobilePaddingPercentage: undefined,
  mobileOverrideHeight: undefined,
  break: 768,
  scaleToFit: false,
} as const;

/**
 * An experience with the height of the window. Its title and text alternative precede it. A button and Escape reset it
 * to the size that it has in text.
 */
export function FullScreen({ badges, ...props }: ArticleProps & { badges: ReactNode }) {
  const t = useText(messages);
  const id = useUniqueId();
  const experience = experienceOf(props);
  const stage = useRef<HTMLDivElement>(null);
  const { isEditing } = useWidget();
  const [isFull, setFull] = useState(!isEditing);
  const isPhone = useMedia('(max-width: 767.98px)');
  const [isWanted, setWanted] = useState(false);
  const isShown = props.mobileReady || !isPhone || isWanted;
  useFullBleed(stage, isFull && isShown);

  useEffect(() => {
    if (!isWanted) return;
    // The pressed button is removed, and an experience fills a window only from its upper edge.
    scrollToEdge(stage.current!);
    focusOnce(stage.current!, { preventScroll: true });
  }, [isWanted]);

  useLayoutEffect(() => {
    if (!isFull || !isShown) return;
    const closeOnEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isHere = target === document.body || stage.current!.contains(target as Node);
      if (key === 'Escape' && isHere && !defaultPrevented) setFull(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isFull, isShown]);

  return (
    <Frame
      className="inlay-article-full"
      title={props.title}
      titleId={id}
      fillIn={!experience && !props.body && 'body, desktopId, desktopUrl, cerosOembedUrl'}
    >
      {badges}
      <ModuleHead
        id={id}
        eyebrow={props.eyebrow ?? props.articleType ?? props.contentType}
        title={props.title}
        description={props.description}
        level={props.headingLevel as HeadingLevel}
      />
      <TextAlternative content={props.accessibilityDescription} />
      {isShown ? (
        <div
          ref={stage}
          className="inlay-article-full__stage"
          role="group"
          aria-labelledby={id}
          data-state={isFull ? 'full' : 'inline'}
        >
          <Button
            className="inlay-article-full__toggle"
            variant="secondary"
            icon={isFull ? icons.close : icons.expand}
            onClick={() => setFull(!isFull)}
          >
            {t(isFull ? 'exitFullScreen' : 'enterFullScreen')}
          </Button>
          {experience ? (
            <CerosExperience {...AMONG_TEXT} {...experience} title={wordsOf(props.title)} hasEyebrow={false} />
          ) : (
            <RichText content={props.body} />
          )}
        </div>
      ) : (
        <div className="inlay-article-full__poster">
          {props.standardImage && <Picture isWhole image={props.standardImage} />}
          <p className="inlay-article-full__notice">{t('largeScreen')}</p>
          <Button variant="secondary" onClick={() => setWanted(true)}>
            {t('openAnyway')}
          </Button>
        </div>
      )}
    </Frame>
  );
}

function experienceOf({ desktopId, desktopUrl, cerosOembedUrl }: ArticleProps) {
  const lookedUp = safeLink(cerosOembedUrl);
  return (desktopId ?? desktopUrl ?? lookedUp) ? { desktopId, desktopUrl, cerosOembedUrl: lookedUp } : undefined;
}
