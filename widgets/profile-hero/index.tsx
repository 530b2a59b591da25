import { defineWidget } from '../../src/contract';
import { safeLink } from '../../src/core';
import { hasSocialIcons, SocialIcons, peopleMessages as messages } from '../../src/features/people';
import { ProfileHero as Opening } from '../../src/features/profile';
import { linkProps } from '../../src/ui';
import { props, type ProfileHeroProps } from './props';

function ProfileHero({
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

export default defineWidget({
  name: 'profile-hero',
  description: 'A header for a person’s page: round portrait, name, position, location and contact links.',
  load: 'eager',
  reserve: { narrow: '32rem', wide: '30rem' },
  props,
  messages,
  component: ProfileHero,
});
