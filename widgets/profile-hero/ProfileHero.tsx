import { safeLink } from '../../src/core';
import { hasSocialIcons, SocialIcons } from '../../src/features/people';
import { ProfileHero as Opening } from '../../src/features/profile';
import type { ProfileHeroProps } from './props';
import { linkProps } from '../../src/ui';

export function ProfileHero({
  name,
  language,
  title,
  location,
  description,
  interest,
  profileUrl,
  headingLevel,
  englishName,
  image,
  backgroundColor,
  ...social
}: ProfileHeroProps) {
  const locationText = location?.label ?? location?.url?.text;
  const office = location?.url;
  return (
    <Opening
      name={name}
      language={language}
      englishName={englishName}
      position={title}
      headingLevel={headingLevel}
      href={safeLink(profileUrl?.url)}
      image={image}
      backgroundColor={backgroundColor}
      about={description}
      location={
        locationText &&
        (office && safeLink(office.url) ? (
          <a {...linkProps(office, 'inlay-profile-hero__place')} data-kind="link">
            {locationText}
          </a>
        ) : (
          <span>{locationText}</span>
        ))
      }
    >
      {interest && <p className="inlay-profile-hero__interest">{interest}</p>}
      {hasSocialIcons(social) && (
        <div className="inlay-profile-hero__icons">
          <SocialIcons {...social} partnerName={name ?? ''} />
        </div>
      )}
    </Opening>
  );
}
