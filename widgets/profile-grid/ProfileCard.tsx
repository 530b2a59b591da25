import { safeLink, useLanguage, useText } from '../../src/core';
import { Alert, Button, icons, Picture, plainText, linkProps } from '../../src/ui';
import { messages } from './messages';
import { excerptOf, faceOf, initialsOf, keyOf } from './profiles';
import type { Profile, ProfileGridProps } from './props';

interface ProfileCardProps {
  profile: Profile;
  settings: ProfileGridProps;
  /** The id of the person whose form is loading. */
  awaited: string | undefined;
  /** The id of the person whose form could not be loaded. */
  failed: string | undefined;
  onWrite: (profile: Profile) => void;
}

/** A person's card. A private one shows only name and title. */
export function ProfileCard({ profile, settings, awaited, failed, onWrite }: ProfileCardProps) {
  const t = useText(messages);
  const language = useLanguage();
  const { title, firmTitle, locations, regions, interest, description, backgroundHeader, background, isPrivate } =
    profile;
  const { showLocation, showRegion, showInterest, showDescription, showBackground, layout } = settings;
  const address = isPrivate ? undefined : safeLink(profile.url?.url);
  const joined = (names: readonly string[]) => new Intl.ListFormat(language, { type: 'unit' }).format(names);
  const locationNames = isPrivate ? [] : [...(showLocation ? locations : []), ...(showRegion ? regions : [])];

  return (
    // After "Show more", focus moves to the first new card.
    <li className="inlay-profile-grid__item" data-list-item tabIndex={address ? undefined : -1}>
      <article className="inlay-profile-grid__card" data-layout={layout} data-linked={address ? '' : undefined}>
        <Portrait profile={profile} settings={settings} />
        <div className="inlay-profile-grid__text">
          <h2 className="inlay-profile-grid__name">
            {address ? (
              <a {...linkProps(profile.url!, 'inlay-profile-grid__link')} data-kind="link">
                {title}
              </a>
            ) : (
              title
            )}
          </h2>
          {firmTitle && <p className="inlay-profile-grid__role">{firmTitle}</p>}
          {locationNames.length > 0 && <p className="inlay-profile-grid__detail">{joined(locationNames)}</p>}
          {!isPrivate && (
            <>
              {showDescription && description && (
                <p className="inlay-profile-grid__description">{excerptOf(plainText(description))}</p>
              )}
              {showInterest && interest.length > 0 && <p className="inlay-profile-grid__detail">{joined(interest)}</p>}
              {showBackground && background && (
                <div className="inlay-profile-grid__background">
                  {backgroundHeader && <h3 className="inlay-profile-grid__label">{backgroundHeader}</h3>}
                  <p className="inlay-profile-grid__description">{plainText(background)}</p>
                </div>
              )}
              <Ways profile={profile} isAwaited={awaited === keyOf(profile)} onWrite={onWrite} />
              {failed === keyOf(profile) && <Alert tone="negative">{t('failed')}</Alert>}
            </>
          )}
        </div>
      </article>
    </li>
  );
}

const TINTS = 5;

function Portrait({ profile, settings: { ratio, placeholders } }: Pick<ProfileCardProps, 'profile' | 'settings'>) {
  const placeholderImage = placeholders.length ? placeholders[faceOf(profile, placeholders.length)] : undefined;
  const image = (profile.isPrivate ? undefined : profile.standardImage) ?? placeholderImage;
  return (
    <div
      className="inlay-profile-grid__picture"
      data-ratio={ratio}
      data-tint={image ? undefined : faceOf(profile, TINTS)}
    >
      {/* Decorative: the name is beside it. */}
      {image ? (
        <Picture image={{ ...image, alt: '' }} ratio={ratio.replace(':', ' / ')} />
      ) : (
        <span className="inlay-profile-grid__initials" aria-hidden="true">
          {initialsOf(profile.title)}
        </span>
      )}
    </div>
  );
}

function Ways({
  profile,
  isAwaited,
  onWrite,
}: {
  profile: Profile;
  isAwaited: boolean;
  onWrite: (profile: Profile) => void;
}) {
  const t = useText(messages);
  const { title: name, enableContactForm, linkedInUrl, twitterUrl } = profile;
  const elsewhere = [
    { key: 'linkedIn', icon: icons.linkedin, url: safeLink(linkedInUrl?.url) },
    { key: 'twitter', icon: icons.x, url: safeLink(twitterUrl?.url) },
  ] as const;
  if (!enableContactForm && !elsewhere.some(({ url }) => url)) return null;
  return (
    <ul className="inlay-profile-grid__ways" role="list" aria-label={t('elsewhere', { name })}>
      {elsewhere.map(
        ({ key, icon, url }) =>
          url && (
            <li key={key} className="inlay-profile-grid__way">
              <Button
                variant="quiet"
                icon={icon}
                href={url}
                target="_blank"
                rel="me noopener"
                aria-label={t(key, { name })}
              />
            </li>
          ),
      )}
      {enableContactForm && (
        <li className="inlay-profile-grid__way">
          <Button
            variant="quiet"
            icon={icons.mail}
            busy={isAwaited}
            aria-haspopup="dialog"
            aria-label={t('write', { name })}
            data-key={`write ${keyOf(profile)}`}
            onClick={() => onWrite(profile)}
          />
        </li>
      )}
    </ul>
  );
}
