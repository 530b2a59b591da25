import { useCallback, useEffect, useRef, useState } from 'react';
import { restoreScrollPosition } from '../../src/features/visitor';
import { useText } from '../../src/core';
import { useWidget } from '../../src/runtime';
import { RichText } from '../../src/ui';
import { useAway } from './effects/away';
import { leaveTo, useOverlay } from './effects/overlay';
import { useDue } from './effects/due';
import { CONTENT, useGated } from './effects/gated';
import { usePart } from './effects/part';
import { usePassage } from './effects/passage';
import { useVisitor } from './effects/visitor';
import { invitationOf } from './call-to-action';
import { messages } from './messages';
import { Panel } from './parts/Panel';
import type { RegwallProps } from './props';
import { isGating, isThrough, judge } from './rules';
import { wallOf } from './wall-of';

const fetchBanner = () => import('./banner');
const fetchVeil = () => import('./overlay');
const fetchDeclaration = () => import('./declaration');
const fetchEditor = () => import('./editor');
const fetchConfirmation = () => import('./confirmation');

export function Regwall(props: RegwallProps) {
  const { content, gated: selector, subscriptionCode, emailCourse, newUser, confirmation } = props;
  const t = useText(messages);
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isExcused, setExcused] = useState(false);
  const excuse = useCallback(() => setExcused(true), []);

  const wall = wallOf(props);
  const visitor = useVisitor(subscriptionCode, isExcused);
  const verdict = judge(wall, visitor, isEditing);
  const { shows, because } = verdict;
  const isPassed = isThrough(verdict);
  const gated = useGated(selector, Boolean(content), root);

  const isDue = useDue(verdict, root);
  const banner = usePart(shows === 'banner' ? fetchBanner : undefined);
  const veil = usePart(shows === 'veil' ? fetchVeil : undefined);
  const declared = isGating(wall) && gated.elements.length && !isPassed && !isEditing ? (content ? `.${CONTENT}` : selector) : undefined;
  const declaration = usePart(declared ? fetchDeclaration : undefined);
  const editor = usePart(isEditing ? fetchEditor : undefined);
  const thanks = usePart(shows === 'confirmation' ? fetchConfirmation : undefined);
  const first = because === 'expired' ? 'sign-in' : 'sign-up';
  const isForced = isDue && shows === 'dialog';
  const door = useOverlay({ forced: isForced ? first : undefined, isPassed, isPreview: isEditing });
  const { Entry } = door;
  const isUp = isDue && Boolean(shows === 'banner' ? banner : shows === 'veil' ? veil : Entry);

  usePassage({ variant: wall.variant, isUp, isInside: Boolean(Entry), isPassed, gated: gated.elements });
  useEffect(() => {
    if (isPassed && !isEditing) restoreScrollPosition();
  }, [isPassed, isEditing]);

  const invitation = invitationOf(props, t);
  const isInviting = shows === 'veil' || shows === 'preview' || (visitor.status !== 'active' && invitation.isWritten);
  const isEmpty = !content && !isInviting && !isUp && !Entry && shows !== 'confirmation' && !isEditing;
  useAway(isEmpty);
  if (isEmpty && !declared) return null;

  const lacks = because === 'not-subscribed' ? 'subscription' : 'session';
  const press = () => void door.open(first, lacks === 'session' ? () => leaveTo(invitation[first].url) : excuse);
  const invite = isInviting && (
    <div ref={panel}>
      <Panel invitation={invitation} door={door} lacks={lacks} onPress={press} isFloating={shows === 'veil'} />
    </div>
  );
  return (
    <div ref={root} className="inlay-regwall" data-variant={wall.variant} data-state={isUp ? 'up' : undefined}>
      <RichText className={CONTENT} content={content} />
      {thanks && shows === 'confirmation' && <thanks.Confirmation text={confirmation} />}
      {veil && shows === 'veil' ? (
        <veil.RegwallOverlay isUp={isUp} gated={gated.elements} door={door} onPress={press} label={t(lacks === 'session' ? 'registerToReadOn' : 'readOn')}>
          {invite}
        </veil.RegwallOverlay>
      ) : (
        invite
      )}
      {isUp && banner && shows === 'banner' && <banner.Banner invitation={invitation} door={door} isNewUser={newUser && because === 'anonymous'} panel={panel} />}
      {Entry && (
        <Entry
          start={door.start ?? first}
          invitation={invitation}
          lacks={lacks}
          isReturning={because === 'expired'}
          isClosable={!isForced}
          subscriptionCode={subscriptionCode}
          isEmailCourse={emailCourse}
          onClose={door.shut}
          onExcuse={excuse}
        />
      )}
      {declaration && declared && <declaration.Declaration selector={declared} />}
      {editor && <editor.Explanation props={props} gated={gated} visitor={visitor} />}
    </div>
  );
}
