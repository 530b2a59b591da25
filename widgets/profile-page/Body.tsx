import type { ReactNode } from 'react';
import type { Content } from '../../src/contract';
import { safeLink, useText } from '../../src/core';
import { hasSocialIcons, SocialIcons } from '../../src/features/people';
import {
  Heading,
  NewTabHint,
  RichText,
  useLandmarkHeading,
  useUniqueId,
  linkProps,
  type HeadingLevel,
} from '../../src/ui';
import { messages } from './messages';
import type { Named, ProfilePageProps } from './props';

/** The person's role, with contact details beside it. Nothing if the page has neither. */
export function Body({ name, ...props }: ProfilePageProps & { name: string }) {
  const { headingLevel, about, aboutName, background, expertisePosition, locations, linkedInUrl, twitterUrl } = props;
  const t = useText(messages);
  const level = levelBelow(headingLevel);
  const expertise = expertiseOf(props);
  const expertiseList = expertise.length > 0 && (
    <Section title={t('expertise')} level={level}>
      <Names items={expertise} />
    </Section>
  );
  const social = {
    linkedIn: linkedInUrl,
    twitter: twitterUrl,
    enableContactForm: false,
    partnerName: name,
    to: '',
    forbiddenDomains: '',
  };
  const hasProfiles = hasSocialIcons(social);
  const isBeside = expertisePosition === 'sidebar';
  const hasSidebar = locations.length > 0 || hasProfiles || (isBeside && expertiseList);
  const hasMain = about || background || (!isBeside && expertiseList);
  if (!hasMain && !hasSidebar) return null;
  return (
    <div className="inlay-profile-page__body" data-columns={hasMain && hasSidebar ? 2 : 1}>
      {hasMain && (
        <div className="inlay-profile-page__main">
          {expertisePosition === 'A' && expertiseList}
          <TextSection title={aboutName ?? t('about', { name })} level={level} content={about} />
          <TextSection title={t('background')} level={level} content={background} />
          {expertisePosition === 'C' && expertiseList}
        </div>
      )}
      {hasSidebar && (
        <div className="inlay-profile-page__side">
          {locations.length > 0 && (
            <Section title={t(locations.length > 1 ? 'locations' : 'location')} level={level}>
              <Names items={locations} />
            </Section>
          )}
          {isBeside && expertiseList}
          {hasProfiles && (
            <Section title={t('profiles')} level={level} medium="screen">
              <SocialIcons {...social} />
            </Section>
          )}
        </div>
      )}
    </div>
  );
}

export function levelBelow(headingLevel: ProfilePageProps['headingLevel']): HeadingLevel {
  return (headingLevel + 1) as HeadingLevel;
}

function TextSection({ content, ...section }: { title: string; level: HeadingLevel; content: Content | undefined }) {
  return content ? (
    <Section {...section}>
      <RichText className="inlay-profile-page__text" content={content} />
    </Section>
  ) : null;
}

function Section({
  title,
  level,
  medium,
  children,
}: {
  title: string;
  level: HeadingLevel;
  medium?: 'screen';
  children: ReactNode;
}) {
  const id = useUniqueId();
  return (
    <section
      className="inlay-profile-page__section"
      data-medium={medium}
      aria-labelledby={useLandmarkHeading(title, id)}
    >
      <Heading level={level} id={id} className="inlay-profile-page__heading">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Names({ items }: { items: readonly Named[] }) {
  return (
    <ul className="inlay-profile-page__list" role="list">
      {items.map(({ name, link }) => {
        return (
          <li key={name} className="inlay-profile-page__item">
            {link && safeLink(link.url) ? (
              <a {...linkProps(link, 'inlay-profile-page__link')} data-kind="link">
                {name}
                <NewTabHint target={link.target} />
              </a>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Removes duplicates, ignoring case. Entries with a page come first. */
export function expertiseOf({
  expertise,
  additionalExpertise,
}: Pick<ProfilePageProps, 'expertise' | 'additionalExpertise'>): readonly Named[] {
  const additional = additionalExpertise.split(/[,،、]/).map((part) => ({ name: part.trim(), link: undefined }));
  const byName = new Map<string, Named>();
  for (const entry of [...expertise, ...additional]) {
    const key = entry.name.toLowerCase();
    if (entry.name && !byName.has(key)) byName.set(key, entry);
  }
  return [...byName.values()];
}
