import { addStyles } from '../../../core';
import { RichText, useUniqueId, VisuallyHidden, type HeadingLevel } from '../../../ui';
import { ModuleHead } from '../../editorial';
import type { ExhibitContent } from './exhibit-props';
import { ExhibitPicture } from './ExhibitPicture';
import styles from './exhibit.css';

addStyles(styles);

export interface ExhibitProps {
  exhibit: ExhibitContent;
  level?: HeadingLevel;
  /** Where the title stands already, such as on a tab. */
  hideTitle?: boolean;
  /** For the exhibit that the visitor sees first: not lazy. */
  priority?: boolean;
}

/** A drawing with its title above and its source beneath. */
export function Exhibit({ exhibit, level = 3, hideTitle, priority }: ExhibitProps) {
  const id = useUniqueId();
  const { eyebrow, displayNumber, title, description, exhibitImage, mobileExhibitImage, accessibilityDescription, source, footnotes } = exhibit;
  return (
    <figure className="inlay-exhibit">
      <ModuleHead eyebrow={eyebrow} displayNumber={displayNumber} title={hideTitle ? undefined : title} description={description} level={level} size="small" />
      {exhibitImage && <ExhibitPicture image={exhibitImage} narrow={mobileExhibitImage} describedBy={accessibilityDescription && id} priority={priority} />}
      {accessibilityDescription && (
        <VisuallyHidden id={id}>{accessibilityDescription}</VisuallyHidden>
      )}
      {(source || footnotes) && (
        <figcaption className="inlay-exhibit__notes">
          <RichText content={source} />
          <RichText content={footnotes} />
        </figcaption>
      )}
    </figure>
  );
}
