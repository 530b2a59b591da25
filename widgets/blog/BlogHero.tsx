import { type CSSProperties, useEffect } from 'react';
import { useWidget } from '../../src/core';
import { cssOf, Heading, type HeadingLevel, inkOn, Picture, readColour } from '../../src/ui';
import type { BlogProps } from './props';

const HEIGHTS = { 'Full Height Hero': 'full', 'Half Height Hero': 'half', 'No Image': 'none' } as const;

/** The header of the blog. Without an image, no space is reserved for it. */
export function BlogHero({
  title,
  description,
  headingLevel,
  heroImage,
  thumbnailImage,
  heroImageRenderStyle,
  heroImageTopOffset,
  horizontalCropPosition,
  heroBackgroundColor,
}: BlogProps) {
  const { isEditing, note } = useWidget();
  const height = heroImage ? HEIGHTS[heroImageRenderStyle] : 'none';
  const colour = heroBackgroundColor ? readColour(heroBackgroundColor) : undefined;
  const ground = colour && { '--inlay-blog-ground': cssOf(colour), '--inlay-blog-ink': cssOf(inkOn(colour)) };
  const crop = height !== 'none' && {
    '--inlay-blog-offset': `${heroImageTopOffset}px`,
    '--inlay-blog-crop': cropOf(horizontalCropPosition),
  };

  useEffect(() => {
    if (heroBackgroundColor && !ground)
      note(`must be a colour such as #14302f, got "${heroBackgroundColor}". It is left out.`, 'heroBackgroundColor');
    // oxlint-disable-next-line react/exhaustive-deps -- the background depends on the colour only
  }, [heroBackgroundColor, note]);

  return (
    <header
      className="inlay-blog__hero"
      data-height={height}
      data-ground={ground ? 'own' : undefined}
      style={{ ...ground, ...crop } as CSSProperties}
    >
      {heroImage && height !== 'none' && (
        <div className="inlay-blog__picture">
          <Picture image={heroImage} narrow={thumbnailImage} priority />
        </div>
      )}
      <div className="inlay-blog__words">
        {(title || isEditing) && (
          <Heading level={headingLevel as HeadingLevel} className="inlay-blog__title">
            {title ?? '[title]'}
          </Heading>
        )}
        {(description || isEditing) && <p className="inlay-blog__description">{description ?? '[description]'}</p>}
      </div>
    </header>
  );
}

/** In percent. The middle for any other value. */
export function cropOf(value: string): string {
  const named = { left: 0, center: 50, right: 100 }[value.trim().toLowerCase()];
  const share = named ?? (/^\d+(\.\d+)?\s*%?$/.test(value.trim()) ? Number.parseFloat(value) : 50);
  return `${Math.min(100, share)}%`;
}
