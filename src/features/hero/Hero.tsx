import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Content, PropsOf } from '../../contract';
import { addStyles, formatDate, useLanguage, useText } from '../../core';
import {
  Button,
  classes,
  Heading,
  type HeadingLevel,
  icons,
  Picture,
  RichText,
  useLandmarkHeading,
  useUniqueId,
  wordsOf,
} from '../../ui';
import { Actions, Frame } from '../editorial';
import type {
  heroArticleProps,
  heroGroundProps,
  heroHeadProps,
  heroOverlayProps,
  heroPictureProps,
  heroPlaceProps,
} from './hero-props';
import styles from './hero.css';
import layouts from './layouts.css';
import { messages } from './messages';

addStyles(styles);
addStyles(layouts);

type Values = Partial<
  PropsOf<
    typeof heroArticleProps &
      typeof heroGroundProps &
      typeof heroOverlayProps &
      typeof heroPictureProps &
      typeof heroPlaceProps
  >
>;

/** An editor's colours; the caller has checked their contrast. */
export interface OwnGround {
  readonly ground: string;
  /** The theme's by default. */
  readonly ink?: string;
  /** The theme whose controls are readable on this background. */
  readonly theme: 'light' | 'dark';
}

export interface HeroProps extends Values, PropsOf<typeof heroHeadProps> {
  className: string;
  /** The position of the text: over the image, before or after it, in the other half, or beside a portrait. */
  layout: 'over' | 'before' | 'after' | 'beside' | 'portrait';
  /** A variant of the widget, for its stylesheet. */
  variant?: string | false | undefined;
  /** Custom colours, instead of `backgroundColor`. */
  ownGround?: OwnGround | undefined;
  /** Makes the title a link. */
  href?: string | undefined;
  /** Above the eyebrow. */
  above?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
  /** Covers the whole hero, such as a video. The text is inert meanwhile. */
  cover?: ReactNode;
}

/** The header of a page: its text and its image, in one of a few layouts. Without a title, only editors see it. */
export function Hero(props: HeroProps) {
  const {
    className,
    layout,
    title,
    image,
    mobileImage,
    caption,
    showCaption = true,
    backgroundColor = 'paper',
    cover,
  } = props;
  const section = useRef<HTMLElement>(null);
  const id = useUniqueId();
  const captionId = caption && showCaption ? `${id}-caption` : undefined;
  const isOver = layout === 'over';
  const ground = isOver ? undefined : props.ownGround;
  const labelledBy = useLandmarkHeading(wordsOf(title), id);
  useHeaderOver(section, isOver && Boolean(title));
  if (!title) return <Frame className={className} fillIn="title" />;
  return (
    <section
      ref={section}
      className={classes('inlay-hero', className)}
      aria-labelledby={labelledBy}
      data-layout={layout}
      data-variant={props.variant || undefined}
      data-theme={ground?.theme ?? (isOver || backgroundColor === 'ink' ? 'dark' : undefined)}
      data-ground={ground ? 'own' : isOver ? 'ink' : backgroundColor}
      data-vertical={props.verticalHeroTextPositioning}
      data-horizontal={props.horizontalHeroTextPositioning}
      data-height={props.heroHeight}
      data-gradient={props.gradientDirection}
      data-picture={image ? undefined : 'none'}
      data-state={cover ? 'covered' : undefined}
      style={{ ...shadesOf(props), ...coloursOf(ground) }}
    >
      <div className="inlay-hero__stage">
        {image && (
          // A decorative image has no figure, and a closed caption still names its figure.
          <figure
            className="inlay-hero__figure"
            role={image.alt || captionId ? undefined : 'presentation'}
            aria-labelledby={captionId}
          >
            <Picture className="inlay-hero__picture" image={image} narrow={mobileImage} priority />
            {caption && captionId && <HeroCaption id={captionId} caption={caption} />}
          </figure>
        )}
        <div className="inlay-hero__words" inert={cover ? true : undefined}>
          <HeroText {...props} id={id} />
        </div>
        {cover}
      </div>
    </section>
  );
}

function HeroText({
  id,
  title,
  titleSize,
  headingLevel,
  href,
  eyebrow,
  articleType,
  description,
  date,
  sourcePublication,
  externalPublication,
  callToActionLinks,
  above,
  children,
}: HeroProps & { id: string }) {
  const language = useLanguage();
  // Content systems print the year 1 for an empty date.
  const day = date?.startsWith('0001') ? undefined : date;
  const source = sourcePublication ?? externalPublication;
  return (
    <div className="inlay-hero__text">
      {above}
      {(eyebrow || articleType) && <p className="inlay-hero__eyebrow">{eyebrow ?? articleType}</p>}
      <Heading level={headingLevel as HeadingLevel} id={id} className="inlay-hero__title" data-size={titleSize}>
        {href ? (
          <a className="inlay-hero__link" data-kind="link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      <RichText className="inlay-hero__description" content={description} />
      {(day || source) && (
        <p className="inlay-hero__meta">
          {day && <time dateTime={day}>{formatDate(day, undefined, language)}</time>}
          {source && <span>{source}</span>}
        </p>
      )}
      <Actions links={callToActionLinks} variant="buttons" />
      {children}
    </div>
  );
}

function shadesOf({
  photoOverlayOpacity,
  gradientOverlayOpacity = 0,
  gradientLevel = 0,
  headerOverlayOpacity,
  heroTextWidth,
  heroImageTopOffset,
}: HeroProps): CSSProperties {
  const shades = {
    '--_inlay-hero-overlay': photoOverlayOpacity,
    '--_inlay-hero-gradient': Math.max(gradientOverlayOpacity, gradientLevel / 100),
    '--_inlay-hero-header': headerOverlayOpacity,
    '--_inlay-hero-focus': heroImageTopOffset === undefined ? undefined : `${heroImageTopOffset}%`,
    '--_inlay-hero-text-width': heroTextWidth === undefined ? undefined : heroTextWidth / 100,
  };
  return Object.fromEntries(Object.entries(shades).filter(([, value]) => value !== undefined));
}

function coloursOf(ground: OwnGround | undefined): CSSProperties | undefined {
  return (
    ground &&
    ({ '--_inlay-hero-ground': ground.ground, ...(ground.ink && { '--_inlay-hero-ink': ground.ink }) } as CSSProperties)
  );
}

/** The caption of the image, opened by a button. */
function HeroCaption({ id, caption }: { id: string; caption: Content }) {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <figcaption className="inlay-hero__caption" data-state={isOpen ? 'open' : 'closed'}>
      <div id={id} className="inlay-hero__about">
        <RichText content={caption} />
      </div>
      <Button
        className="inlay-hero__toggle"
        variant="quiet"
        icon={isOpen ? icons.close : icons.info}
        aria-label={t('caption')}
        title={t('caption')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
    </figcaption>
  );
}

/** In milliseconds, from the loaded image to the header's change. */
const DELAY = 500;

/**
 * Sets `data-inlay-hero="loaded"` on the root element once the image has loaded, so that the page's theme can make its
 * header transparent. Only for pages that set `--inlay-header-height` on the hero or an ancestor.
 */
export function useHeaderOver(hero: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    const { current } = hero;
    if (
      !isWanted ||
      !current ||
      !Number.parseFloat(getComputedStyle(current).getPropertyValue('--inlay-header-height'))
    )
      return;
    const root = document.documentElement;
    const image = current.querySelector('img');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => (timer ??= setTimeout(() => root.setAttribute('data-inlay-hero', 'loaded'), DELAY));
    if (!image || image.complete) announce();
    image?.addEventListener('load', announce);
    return () => {
      image?.removeEventListener('load', announce);
      clearTimeout(timer);
      root.removeAttribute('data-inlay-hero');
    };
  }, [hero, isWanted]);
}
