import { useEffect, useRef, type ReactNode } from 'react';
import { dropScrollPosition, currentPath, saveScrollPosition } from '../../../src/features/visitor';
import { forgetPendingConfirmation } from '../../../src/features/sign-in';
import { EntrySteps, StepSwitch, useEntrySteps } from '../../../src/features/sign-up';
import { config, safeRedirect, subscribe, useText } from '../../../src/core';
import { isSignedIn, session } from '../../../src/session';
import type { RouteAction } from '../decide';
import { load } from '../effects/load';
import type { Route } from '../route';
import { dropWish, keepRouteAction } from '../route-actions';
import type { Show } from './Flow';
import { messages } from './messages';

interface EntryProps {
  route: Route;
  first: 'sign-in' | 'sign-up';
  /** What follows by itself once there is a session. */
  wish: RouteAction | undefined;
  onLeave: () => void;
  onDelivered: () => void;
  show: Show;
}

/** Signing in, registering and the code from the mail, one in place of the other. */
export function Entry({ route, first, wish, onLeave, onDelivered, show }: EntryProps): ReactNode {
  const t = useText(messages);
  const steps = useEntrySteps(first);
  const { body, step, showForm } = steps;
  const isIn = useRef(false);

  const { home } = config().pages;
  // A path is a page of its own: nothing is behind it.
  const next = route.redirect || (route.isPath && !route.file) ? safeRedirect(route.redirect, home) : undefined;
  // Whoever comes back later finds the route again, and by it the file.
  const back = wish ? currentPath() : (next ?? location.pathname + location.search);

  function enter(): unknown {
    if (isIn.current) return undefined;
    isIn.current = true;
    forgetPendingConfirmation();
    if (!next) return route.isPath ? onDelivered() : onLeave();
    load(next);
    // The form stays busy until the page is gone.
    return new Promise(() => {});
  }

  useEffect(() => {
    if (wish) keepRouteAction(wish);
    // In another tab, by the mail's link or another widget.
    const wasIn = isSignedIn();
    const stopListening = subscribe('session-changed', () => isSignedIn() && !wasIn && enter());
    saveScrollPosition(back);
    return stopListening;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the route, by which this component is keyed
  }, []);

  const close = () => {
    if (wish) dropWish();
    dropScrollPosition();
    // Whoever may not see the page behind is not left on it.
    if (route.name === 'signin-prompt' && !isSignedIn()) load(home);
    else onLeave();
  };
  return show({
    ...words(),
    onClose: close,
    children: (
      <div ref={body} className="inlay-auth-router__entry">
        <EntrySteps steps={steps} source={route.source ?? route.name} back={() => back} onSignedIn={enter} onConfirmed={enter} />
        {step !== 'confirm' && (
          <p className="inlay-auth-router__turn">
            {step === 'sign-in' ? (
              <StepSwitch question={t('newHere')} label={t('signUp')} onSwitch={() => showForm('sign-up')} />
            ) : (
              <StepSwitch question={t('haveAccount')} label={t('signIn')} onSwitch={() => showForm('sign-in')} />
            )}
          </p>
        )}
      </div>
    ),
  });

  function words(): { title: string; text?: string } {
    if (step === 'confirm') return { title: t('title-confirm') };
    if (wish) return { title: t(`title-${wish.action}`), text: t(`text-${wish.action}`) };
    if (step === 'sign-up') return { title: t('title-sign-up'), text: t('text-sign-up') };
    if (route.name !== 'signin-prompt') return { title: t('title-sign-in') };
    const wasHere = session().peek().status !== 'none';
    return wasHere ? { title: t('title-again'), text: t('text-again') } : { title: t('title-prompt'), text: t('text-prompt') };
  }
}
