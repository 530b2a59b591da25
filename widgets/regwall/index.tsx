import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { config, focusOnce, lazy, subscribe, useText, useWidget } from '../../src/core';
import { restoreScrollPosition } from '../../src/features/visitor';
import { subscriptions, useSession } from '../../src/session';
import { RichText, useDeferred } from '../../src/ui';
import { Banner } from './Banner';
import { Declaration } from './Declaration';
import { callToActionOf, Confirmation, Panel } from './Panel';
import { CONTENT, useGated, usePassage } from './gated';
import { messages } from './messages';
import { props, type RegwallProps } from './props';
import { COUNTING, hasRules, isGating, isStopped, isThrough, judge, wallOf, type Visitor, type Wall } from './rules';
import { useDue } from './use-due';
import { navigateTo, useEntryDialog } from './use-entry-dialog';
import { useWithheld } from './withhold';
import styles from './regwall.css';

/** For editors. */
const loadExplanation = lazy(() => import('./late'));
/** For sites with rules for their walls, or with a meter. */
const loadCount = lazy(() => import('./late'));

function Regwall(props: RegwallProps) {
  const { content, gated: selector, subscriptionCode, emailCourse, newUser, confirmation } = props;
  const t = useText(messages);
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wall = wallOf(props);
  const { visitor, excuse } = useVisitor(subscriptionCode);
  const [hasKey, setKey] = useState(false);
  const { verdict, isGated, isMetered, metered, setMetered, meter } = useVerdict(wall, visitor, isEditing);
  const { shows, because } = verdict;
  const isPassed = isThrough(verdict);
  const gated = useGated(selector, Boolean(content), root);
  const editor = useDeferred(loadExplanation, isEditing);

  const isDue = useDue(verdict, root);
  const first = because === 'expired' ? 'sign-in' : 'sign-up';
  const dialog = useEntryDialog({
    forced: isDue && shows === 'dialog' ? first : undefined,
    // On a free page, a visitor may still register.
    isPassed: isPassed && because !== 'free',
    isPreview: isEditing,
  });
  const { Entry } = dialog;
  const isUp = isDue && (shows !== 'dialog' || dialog.hasOpened);

  usePassage({ variant: wall.variant, isUp, isInside: Boolean(Entry) || hasKey, isPassed, gated: gated.elements });
  useWithheld(isUp && shows !== 'banner', gated.elements, root);
  useReturn(isPassed && !isEditing);
  useFocusAfter(Entry, panel);

  const callToAction = callToActionOf(props, t, isMetered ? metered : undefined);
  const isEnd = shows === 'panel' || (shows === 'dialog' && isUp);
  const isFree = because === 'free' && !metered.isUnknown;
  const hasPanel = isEnd || shows === 'preview' || (!isFree && visitor.status !== 'active' && callToAction.isWritten);
  const isDeclared = isGating(wall) && gated.elements.length && (!isPassed || because === 'free') && !isEditing;
  const declared = isDeclared ? (content ? `.${CONTENT}` : selector) : undefined;
  const isEmpty = !content && !hasPanel && !isUp && !Entry && shows !== 'confirmation' && !isEditing;
  useAway(isEmpty);
  if (isEmpty && !declared && !isMetered) return null;

  const lacks = visitor.status === 'active' ? 'subscription' : 'session';
  const newsletter = lacks === 'session' && !isEditing ? config().wall.newsletter : '';
  const onKey = () => setKey(true);
  const openEntry = () =>
    void dialog.open(first, lacks === 'session' ? () => navigateTo(callToAction[first].url) : excuse);
  return (
    <div ref={root} className="inlay-regwall" data-variant={wall.variant} data-state={isUp ? 'up' : undefined}>
      <RichText className={CONTENT} content={content} />
      {shows === 'confirmation' && <Confirmation text={confirmation} isSubscribed={visitor.isSubscribed} />}
      {hasPanel && (
        <div ref={panel}>
          <Panel callToAction={callToAction} dialog={dialog} lacks={lacks} onPress={openEntry} isEnd={isEnd}>
            {isUp && newsletter && meter && <meter.Key code={newsletter} onKey={onKey} />}
          </Panel>
        </div>
      )}
      {isUp && shows === 'banner' && (
        <Banner
          callToAction={callToAction}
          dialog={dialog}
          isNewUser={newUser && because === 'anonymous'}
          panel={panel}
        />
      )}
      {Entry && (
        <Entry
          start={dialog.start ?? first}
          callToAction={callToAction}
          lacks={lacks}
          isReturning={because === 'expired'}
          isAutomatic={dialog.isAutomatic}
          subscriptionCode={subscriptionCode}
          practiceCode={props.practiceCode}
          isEmailCourse={emailCourse}
          newsletter={newsletter}
          onKey={onKey}
          onClose={dialog.close}
          onExcuse={excuse}
        />
      )}
      {declared && <Declaration selector={declared} />}
      {isMetered && meter && (
        <meter.Count
          metered={metered}
          onCount={setMetered}
          isGating={isGated}
          hasKey={hasKey}
          gated={gated.elements}
          countBefore={props.countBefore}
          callToAction={visitor.status === 'active' ? undefined : callToAction}
          dialog={dialog}
        />
      )}
      {editor && <editor.Explanation props={props} gated={gated} visitor={visitor} />}
    </div>
  );
}

/** Whether the wall stops the visitor. If it would, and the site has a meter, the meter decides. */
function useVerdict(wall: Wall, visitor: Visitor, isEditing: boolean) {
  const unmetered = judge(wall, visitor, isEditing);
  const isGated = isStopped(unmetered);
  const isMetered = (isGated && config().flags.metering) || ((isGated || unmetered.shows === 'banner') && hasRules());
  const [metered, setMetered] = useState(COUNTING);
  const meter = useDeferred(loadCount, isMetered);
  const verdict = judge(wall, { ...visitor, metered: isMetered ? metered.state : undefined }, isEditing);
  return { verdict, isGated, isMetered, metered, setMetered, meter };
}

/** After a sign-in on another page, readers return to their scroll position. */
function useReturn(isOn: boolean) {
  useEffect(() => {
    if (isOn) restoreScrollPosition();
  }, [isOn]);
}

/** A dialog that opened automatically has no opener to return focus to, so the panel takes it. */
function useFocusAfter(dialog: unknown, panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const wall = panel;
    if (!dialog) return undefined;
    return () => {
      if (wall.current && document.activeElement === document.body) focusOnce(wall.current, { preventScroll: true });
    };
  }, [dialog, panel]);
}

/** The visitor, as the shared session describes them. Without a subscription id, no subscription is missing. */
function useVisitor(subscriptionCode: string | undefined) {
  const [isExcused, setExcused] = useState(false);
  const excuse = useCallback(() => setExcused(true), []);
  const { status, isPremium, isPractice } = useSession();
  const read = () => !subscriptionCode || subscriptions().includes(subscriptionCode);
  const isSubscribed = useSyncExternalStore(onSubscriptions, read, read);
  const visitor: Visitor = { status, isPremium, isPractice, isSubscribed, isExcused };
  return { visitor, excuse };
}

/** Subscriptions are stored in a cookie: another tab's change is noticed when this tab becomes visible. */
function onSubscriptions(onChange: () => void): () => void {
  const stops = ['session-changed', 'subscription-added', 'subscriptions-changed'].map((name) =>
    subscribe(name, onChange),
  );
  document.addEventListener('visibilitychange', onChange);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onChange);
  };
}

const AWAY = 'inlay-regwall__away';

/** If nothing is shown, the host's frame around the placeholder must not remain as an empty box. */
function useAway(isAway: boolean) {
  const { element } = useWidget();
  useLayoutEffect(() => {
    if (!isAway) return undefined;
    element.classList.add(AWAY);
    return () => {
      element.classList.remove(AWAY);
      if (!element.className) element.removeAttribute('class');
    };
  }, [element, isAway]);
}

export default defineWidget({
  name: 'regwall',
  description: 'A registration wall for a gated page: a banner, an invitation where the free part ends, or a dialog.',
  load: 'idle',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: Regwall,
});
