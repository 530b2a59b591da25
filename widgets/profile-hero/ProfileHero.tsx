import { hasSocialIcons, SocialIcons } from '../../src/features/contact';
import { safeLink } from '../../src/core';
import { Hero } from '../../src/features/hero';
import { RichText } from '../../src/ui';
import type { ProfileHeroProps } from './props';

export function ProfileHero({ name, englishName, title, headingLevel, image, location, description, interest, profileUrl, backgroundColor, ...social }: ProfileHeroProps) {
  const place = location?.label ?? location?.url?.text;
  const office = safeLink(location?.url?.url);
  return (
    <Hero
      className="inlay-profile-hero"
      layout="portrait"
      title={name}
      titleSize="text-xl"
      headingLevel={headingLevel}
      href={safeLink(profileUrl?.url)}
      image={image}
      backgroundColor={backgroundColor}
      description={undefined}
      eyebrow={undefined}
      callToActionLinks={[]}
    >
      {englishName && englishName !== name && (
        <p className="inlay-profile-hero__latin" lang="en" dir="ltr">
          {englishName}
        </p>
      )}
      {(title || place) && (
        <p className="inlay-profile-hero__position">
          {title && <span>{title}</span>}
          {place &&
            (office ? (
              <a className="inlay-profile-hero__place" data-kind="link" href={office}>
                {place}
              </a>
            ) : (
              <span>{place}</span>
            ))}
        </p>
      )}
      <RichText className="inlay-profile-hero__about" content={description} />
      {interest && <p className="inlay-profile-hero__interest">{interest}</p>}
      {hasSocialIcons(social) && (
        <div className="inlay-profile-hero__icons">
          <SocialIcons {...social} partnerName={name ?? ''} />
        </div>
      )}
    </Hero>
  );
}
