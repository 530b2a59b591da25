import { useEffect, useMemo } from 'react';
import { defineWidget } from '../../src/contract';
import { lazy, publish, safeLink, useText, useWidget } from '../../src/core';
import type { Recipient } from '../../src/features/contact';
import { Frame, plainText } from '../../src/features/editorial';
import { ContactButton } from '../../src/features/people';
import { ProfileHero } from '../../src/features/profile';
import { Button, linkProps, NewTabHint, RichText } from '../../src/ui';
import { Body, levelBelow, expertiseOf } from './Body';
import { coloursFor } from './colours';
import { messages } from './messages';
import { props, type ProfilePageProps } from './props';
import styles from './profile-page.css';

/** Only if the page itself lists published work. */
const loadWork = lazy(() => import('../../src/features/published-work'));

let work: Awaited<ReturnType<typeof loadWork>> | undefined;

function prepare(props: ProfilePageProps) {
  return hasWork(props) && !work ? loadWork().then((chunk) => (work = chunk)) : undefined;
}

const MODES = {
  Independent: { layout: 'portrait', variant: 'upright' },
  IndependentV2: { layout: 'portrait', variant: 'upright-after' },
  'Full Bleed': { layout: 'over' },
  'Circular Crop': { layout: 'portrait' },
} as const;

function ProfilePage(props: ProfilePageProps) {
  const { title, engTitle, firmTitle, description, headingLevel, heroMode, images, more } = props;
  const t = useText(messages);
  const { isEditing } = useWidget();
  const ground = useColours(props);
  const name = title ?? engTitle;
  useSubject(props, name);

  // Without a name, the server's content is more useful.
  if (!name && !isEditing) return null;
  return (
    <div className="inlay-profile-page">
      <ProfileHero
        {...MODES[heroMode]}
        name={name}
        englishName={isLatin(name ?? '') ? undefined : engTitle}
        position={firmTitle}
        about={description}
        headingLevel={headingLevel}
        image={images[0]}
        mobileImage={images[1]}
        backgroundColor="surface"
        ownGround={ground}
      >
        <GetInTouch {...props} name={name ?? ''} />
      </ProfileHero>
      <Body {...props} name={name ?? ''} />
      {work && hasWork(props) && (
        <div className="inlay-profile-page__foot">
          <work.WorkList {...props} heading={t('publishedWork')} headingLevel={levelBelow(headingLevel)} />
        </div>
      )}
      <RichText className="inlay-profile-page__foot" content={more} />
      {isEditing && <EmptyFields {...props} />}
    </div>
  );
}

/** For editors: the fields that are empty. */
function EmptyFields(props: ProfilePageProps) {
  const { description, about, background, images, locations } = props;
  const fields = {
    description,
    about,
    background,
    images: images[0],
    expertise: expertiseOf(props)[0],
    locations: locations[0],
  };
  const empty = Object.entries(fields).flatMap(([field, value]) => (value ? [] : [field]));
  return empty.length > 0 ? <Frame className="inlay-profile-page__empty" fillIn={empty.join(', ')} /> : null;
}

function GetInTouch({
  name,
  getInTouch,
  enableContactForm,
  formType,
  to,
  forbiddenDomains,
}: ProfilePageProps & { name: string }) {
  const t = useText(messages);
  const label = getInTouch?.text || t('getInTouch');
  if (enableContactForm) {
    const recipient: Recipient = isGlobal(formType)
      ? { to: '', partnerName: '', trigger: 'talkToUs', forbiddenDomains: '' }
      : { to, partnerName: name, trigger: 'profile', forbiddenDomains };
    return (
      <div className="inlay-profile-page__contact">
        <ContactButton label={label} recipient={recipient} />
      </div>
    );
  }
  if (!getInTouch || !safeLink(getInTouch.url)) return null;
  return (
    <div className="inlay-profile-page__contact">
      <Button {...linkProps(getInTouch)}>
        {label}
        <NewTabHint target={getInTouch.target} />
      </Button>
    </div>
  );
}

function useColours({ backgroundColor, textColor, heroMode }: ProfilePageProps) {
  const { note } = useWidget();
  const { ground, notes } = useMemo(() => coloursFor(backgroundColor, textColor), [backgroundColor, textColor]);
  const isOver = heroMode === 'Full Bleed';
  useEffect(() => {
    notes.forEach((text) => note(text));
    if (isOver && ground)
      note('backgroundColor and textColor have no effect in the mode Full Bleed, where text stands on the picture');
  }, [notes, isOver, ground, note]);
  return ground;
}

/** On an office's page, the title of the document names the office; the page is still about the person. */
function useSubject(
  { officeName, headingLevel, firmTitle, description, images, linkedInUrl, twitterUrl }: ProfilePageProps,
  name: string | undefined,
) {
  const { isEditing } = useWidget();
  const isWanted = Boolean(officeName && name) && headingLevel === 1 && !isEditing;
  useEffect(() => {
    if (!isWanted || !name) return;
    publish('subject-changed', {
      kind: 'person',
      title: name,
      seoTitle: `${name} – ${officeName}`,
      ...(firmTitle && { firmTitle }),
      ...(description && { description: plainText(description) }),
      ...(images[0] && { standardImage: images[0] }),
      profiles: [linkedInUrl, twitterUrl].flatMap((link) => safeLink(link?.url) ?? []),
    });
    return () => publish('subject-changed', null);
    // oxlint-disable-next-line react/exhaustive-deps -- the rest changes with them
  }, [isWanted, name, officeName]);
}

function hasWork({ publishedWork, externalPublishedWork, autoFetchPublishedWork, author }: ProfilePageProps): boolean {
  return publishedWork.length > 0 || externalPublishedWork !== '' || (autoFetchPublishedWork && Boolean(author));
}

/** "Global contact us form", in any case and with any separators. */
function isGlobal(formType: string | undefined): boolean {
  return /^globalcontactus(form)?$/i.test(formType?.replace(/[^a-z]/gi, '') ?? '');
}

function isLatin(name: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(name);
}

export default defineWidget({
  name: 'profile-page',
  description: 'A person’s page: portrait, role and expertise, locations, contact and published work.',
  load: 'eager',
  reserve: { narrow: '60rem', wide: '48rem' },
  props,
  messages,
  styles,
  prepare,
  component: ProfilePage,
});
