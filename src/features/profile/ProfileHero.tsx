import type { ReactNode } from 'react';
import type { Content } from '../../contract';
import { addStyles } from '../../core';
import { RichText } from '../../ui';
import { Hero, type HeroProps } from '../hero';
import styles from './profile-hero.css';

addStyles(styles);

interface ProfileHeroProps extends Pick<
  HeroProps,
  'headingLevel' | 'href' | 'image' | 'mobileImage' | 'backgroundColor' | 'ownGround'
> {
  className?: string;
  /** Over the image, or beside the portrait. */
  layout?: 'over' | 'portrait';
  /** The crop and the position of the portrait: by default a circle before the text. */
  variant?: 'upright' | 'upright-after';
  name: string | undefined;
  /** The language of the name, if it is not that of the page. */
  language?: string | undefined;
  /** The transliteration. */
  englishName: string | undefined;
  position: string | undefined;
  /** Beside the position, such as the office. */
  location?: ReactNode;
  about: Content | undefined;
  children?: ReactNode;
}

/** The header of a person's page: portrait, name, position, a few sentences, and further content. */
export function ProfileHero({
  className = 'inlay-profile-hero',
  layout = 'portrait',
  name,
  language,
  englishName,
  position,
  location,
  about,
  children,
  ...hero
}: ProfileHeroProps) {
  return (
    <Hero
      {...hero}
      className={className}
      layout={layout}
      title={name && language ? <bdi lang={language}>{name}</bdi> : name}
      titleSize="text-xl"
      description={undefined}
      eyebrow={undefined}
      callToActionLinks={[]}
    >
      {englishName && englishName !== name && (
        <p className="inlay-profile-hero__latin" lang="en" dir="ltr">
          {englishName}
        </p>
      )}
      {(position || location) && (
        <p className="inlay-profile-hero__position">
          {position && <span>{position}</span>}
          {location}
        </p>
      )}
      <RichText className="inlay-profile-hero__about" content={about} />
      {children}
    </Hero>
  );
}
