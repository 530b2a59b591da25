import { type CSSProperties, memo, type ReactNode } from 'react';
import { type Translate, useText } from '../../src/core';
import {
  Card,
  Heading,
  type HeadingLevel,
  LinkList,
  NewTabHint,
  Icon,
  icons,
  type Phrase,
  Picture,
  RichText,
  wordsOf,
  linkProps,
  useLandmarkName,
} from '../../src/ui';
import { groundOf } from './ground';
import { messages } from './messages';
import type { Panel } from './panel-list';
import { PanelMedia } from './PanelMedia';
import type { FiveFiftyProps } from './props';
import { type RelatedArticle, shownBy, type Story, type StoryLink } from './story';
import type { Mode } from './use-mode';

interface Shared {
  id: string;
  titleId: string;
  /** The name in the list of panels. */
  name: string;
  /** Whether its media are rendered. */
  isNear: boolean;
  mode: Mode;
}

// Memoised, so that no panel renders while the visitor scrolls.
export const Hero = memo(function Hero({
  brandingTitle,
  brandingDek,
  title,
  description,
  headingLevel,
  backgroundColor,
  isStarted,
  ...rest
}: FiveFiftyProps & Shared & { isStarted: boolean }) {
  const t = useText(messages);
  const shows = shownBy(rest);
  return (
    <PanelFrame
      {...rest}
      name={wordsOf(title) ?? rest.name}
      hasTitle={Boolean(title)}
      kind="hero"
      backgroundColor={backgroundColor}
      hasMedia={shows !== 'none'}
      media={<PanelMedia {...rest} shows={shows} isFirst />}
    >
      {(brandingTitle || brandingDek) && (
        <p className="inlay-five-fifty__branding">
          {brandingTitle && <b className="inlay-five-fifty__brand">{brandingTitle}</b>}
          {brandingDek && <span className="inlay-five-fifty__brand-dek">{brandingDek}</span>}
        </p>
      )}
      {title && <PanelTitle id={rest.titleId} level={headingLevel} text={title} />}
      <RichText className="inlay-five-fifty__description" content={description} />
      {rest.mode === 'pinned' && (
        <p className="inlay-five-fifty__hint" data-state={isStarted ? 'started' : 'waiting'}>
          {t('hint')}
        </p>
      )}
    </PanelFrame>
  );
});

export const StoryPanel = memo(function StoryPanel({
  story,
  index,
  level,
  ...shared
}: Shared & { story: Story; index: number; level: number }) {
  const { title, description, callToActionLink, callToActionEyebrow, callToActionThumbnail, shows } = story;
  return (
    <PanelFrame
      {...shared}
      hasTitle={Boolean(title)}
      kind="story"
      hasMedia={shows !== 'none'}
      media={<PanelMedia {...story} {...shared} shows={shows} />}
    >
      <p className="inlay-five-fifty__number" aria-hidden="true" translate="no">
        {index + 1}
      </p>
      {title && <PanelTitle id={shared.titleId} level={level} text={title} />}
      <RichText className="inlay-five-fifty__description" content={description} />
      {callToActionLink && (
        <More link={callToActionLink} eyebrow={callToActionEyebrow} thumbnail={callToActionThumbnail} />
      )}
    </PanelFrame>
  );
});

export const Related = memo(function Related({
  relatedArticlesTitle,
  relatedArticlesDek,
  closingText,
  callToActionLinks,
  headingLevel,
  backgroundColor,
  articles,
  ...shared
}: FiveFiftyProps & Shared & { articles: readonly RelatedArticle[] }) {
  const t = useText(messages);
  const { id, titleId, name } = shared;
  return (
    <PanelFrame id={id} titleId={titleId} name={name} kind="related" backgroundColor={backgroundColor}>
      <PanelTitle id={titleId} level={headingLevel + 1} text={relatedArticlesTitle ?? t('related')} />
      <RichText className="inlay-five-fifty__description" content={relatedArticlesDek} />
      {articles.length > 0 && (
        <ul
          className="inlay-five-fifty__articles"
          role="list"
          style={{ '--_inlay-five-fifty-articles': articles.length } as CSSProperties}
        >
          {articles.map(({ url, title, eyebrow, source, standardImage }) => (
            <li key={url.url} className="inlay-five-fifty__article">
              <Card
                link={url}
                {...(standardImage && { image: standardImage })}
                eyebrow={eyebrow}
                title={title ?? url.text}
                meta={source}
                headingLevel={Math.min(6, headingLevel + 2) as HeadingLevel}
              />
            </li>
          ))}
        </ul>
      )}
      <RichText className="inlay-five-fifty__closing" content={closingText} />
      <LinkList links={callToActionLinks} layout="row" />
    </PanelFrame>
  );
});

/** The name of a panel in the list. */
export function nameOf(panel: Panel, props: FiveFiftyProps, t: Translate<keyof typeof messages.texts>): string {
  if (panel.kind === 'hero') return t('start');
  if (panel.kind === 'related') return wordsOf(props.relatedArticlesTitle) ?? t('related');
  return wordsOf(panel.story.title) ?? t('story', { number: panel.index + 1 });
}

interface PanelFrameProps extends Omit<Shared, 'isNear' | 'mode'> {
  hasTitle?: boolean;
  kind: Panel['kind'];
  backgroundColor?: string;
  hasMedia?: boolean;
  media?: ReactNode;
  children: ReactNode;
}

function PanelFrame({
  id,
  titleId,
  name,
  hasTitle = true,
  kind,
  backgroundColor = 'paper',
  hasMedia = false,
  media,
  children,
}: PanelFrameProps) {
  const landmark = useLandmarkName(name);
  const ground = groundOf(backgroundColor);
  const colours = ground?.colour
    ? ({ '--_inlay-five-fifty-ground': ground.colour, '--_inlay-five-fifty-ink': ground.ink } as CSSProperties)
    : undefined;
  return (
    <section
      id={id}
      className="inlay-five-fifty__panel"
      aria-labelledby={hasTitle && landmark === name ? titleId : undefined}
      aria-label={hasTitle ? undefined : landmark}
      data-kind={kind}
      data-ground={ground?.name ?? 'paper'}
      data-theme={ground?.name === 'ink' ? 'dark' : undefined}
      data-layout={hasMedia ? 'split' : 'words'}
      style={colours}
    >
      <div className="inlay-five-fifty__words" data-kind={kind}>
        {children}
      </div>
      {hasMedia && (
        <div className="inlay-five-fifty__media" data-kind={kind}>
          {media}
        </div>
      )}
    </section>
  );
}

function PanelTitle({ id, level, text }: { id: string; level: number; text: Phrase }) {
  return (
    <Heading level={Math.min(6, level) as HeadingLevel} id={id} className="inlay-five-fifty__title" data-title="">
      {text}
    </Heading>
  );
}

/** The article behind a story. */
function More({
  link,
  eyebrow,
  thumbnail,
}: {
  link: StoryLink;
  eyebrow: Phrase | undefined;
  thumbnail: Story['callToActionThumbnail'];
}) {
  const { article } = link;
  const image = thumbnail ?? article?.standardImage;
  const above = eyebrow ?? article?.eyebrow;
  return (
    <div className="inlay-five-fifty__more">
      {image && <Picture className="inlay-five-fifty__thumbnail" image={{ ...image, alt: '' }} ratio="1" />}
      <div className="inlay-five-fifty__more-words">
        {above && <p className="inlay-five-fifty__eyebrow">{above}</p>}
        <a {...linkProps(link, 'inlay-five-fifty__link')} data-kind="link">
          {link.text || article?.title || link.url}
          <NewTabHint target={link.target} />
          <Icon path={icons.arrowForward} />
        </a>
        {article?.source && <p className="inlay-five-fifty__source">{article.source}</p>}
      </div>
    </div>
  );
}
