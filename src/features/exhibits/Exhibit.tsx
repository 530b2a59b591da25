import { type ReactNode, useState } from 'react';
import { content, group, image, type Image, type PropsOf, text } from '../../contract';
import { addStyles } from '../../core';
import { type HeadingLevel, RichText, useUniqueId, VisuallyHidden, phrase } from '../../ui';
import { ModuleHead } from '../editorial';
import styles from './exhibit.css';

addStyles(styles);

/** The parts of an exhibit, named as in the datasources of stories and tabs. */
export const exhibitProps = {
  eyebrow: phrase({ max: 80, description: 'A short label above the title. Default with a number: "Exhibit".' }),
  displayNumber: text({ max: 20, description: 'The number of the exhibit in the article, such as 3.' }),
  title: phrase({ max: 200, description: 'The title of the exhibit.' }),
  description: content({ description: 'How to read it, such as units, period and respondents.' }),
  exhibitImage: image({ description: 'The image of the exhibit, with alternative text, width and height.' }),
  mobileExhibitImage: image({ description: 'A version for screens narrower than 768 px.' }),
  accessibilityDescription: text({
    max: 2000,
    description: 'The text alternative, with all that the exhibit shows.',
  }),
  source: content({ description: 'The source of the figures.' }),
  footnotes: content({ description: 'Notes below the exhibit.' }),
};

export type ExhibitContent = PropsOf<typeof exhibitProps>;

export const exhibit = (description: string) =>
  group(exhibitProps, { requiresAny: ['exhibitImage', 'title', 'description'], description });

export interface ExhibitProps {
  exhibit: ExhibitContent;
  level?: HeadingLevel;
  /** Hides the title if it is already visible, such as on a tab. */
  hideTitle?: boolean;
  /** For the first visible exhibit: not lazy. */
  priority?: boolean;
  /** On top of the drawing, such as an `EnlargeButton`. */
  overlay?: ReactNode;
}

/** A drawing with its title above and its source below. */
export function Exhibit({ exhibit, level = 3, hideTitle, priority, overlay }: ExhibitProps) {
  const id = useUniqueId();
  const {
    eyebrow,
    displayNumber,
    title,
    description,
    exhibitImage,
    mobileExhibitImage,
    accessibilityDescription,
    source,
    footnotes,
  } = exhibit;
  return (
    <figure className="inlay-exhibit">
      <ModuleHead
        eyebrow={eyebrow}
        displayNumber={displayNumber}
        title={hideTitle ? undefined : title}
        description={description}
        level={level}
        size="small"
      />
      {exhibitImage && (
        <div className="inlay-exhibit__stage">
          <ExhibitPicture
            image={exhibitImage}
            narrow={mobileExhibitImage}
            describedBy={accessibilityDescription && id}
            priority={priority}
          />
          {overlay}
        </div>
      )}
      {accessibilityDescription && <VisuallyHidden id={id}>{accessibilityDescription}</VisuallyHidden>}
      {(source || footnotes) && (
        <figcaption className="inlay-exhibit__notes">
          <RichText content={source} />
          <RichText content={footnotes} />
        </figcaption>
      )}
    </figure>
  );
}

interface Props {
  image: Image;
  narrow?: Image | undefined;
  describedBy?: string | undefined;
  priority?: boolean | undefined;
}

/** A drawing is shown whole, at its own ratio. If it does not load, its text is shown. */
export function ExhibitPicture({
  image: { src, alt, srcset, sizes, width, height, sources = [], loading, fetchPriority, crossOrigin },
  narrow,
  describedBy,
  priority,
}: Props) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <p className="inlay-exhibit__missing">{alt}</p>;
  return (
    <picture className="inlay-exhibit__picture">
      {narrow && (
        <source
          media="(width < 768px)"
          srcSet={narrow.srcset ?? narrow.src}
          sizes={narrow.sizes}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      {sources.map((source, index) => (
        <source key={index} {...source} />
      ))}
      <img
        className="inlay-exhibit__image"
        alt={alt}
        aria-describedby={describedBy}
        loading={priority ? 'eager' : (loading ?? 'lazy')}
        fetchPriority={fetchPriority}
        crossOrigin={crossOrigin}
        decoding="async"
        width={width}
        height={height}
        sizes={sizes}
        srcSet={srcset}
        src={src}
        onError={() => setBroken(src)}
      />
    </picture>
  );
}
