import { useEffect, useState } from 'react';
import {
  config,
  lazy,
  localStore,
  publish,
  redirect,
  routeHash,
  safeRedirect,
  subscribe,
  useText,
  useWidget,
} from '../../src/core';
import { isSignedIn } from '../../src/session';
import { gateFiles } from './file-links';
import { messages } from './messages';
import type { AuthRouterProps } from './props';
import type { RouteActionText } from './route-actions';
import { forgetHash, loadPage, useArrival, type Arrival } from './use-arrival';

/** Every page may have a router; few visitors follow a route, or come back with an action pending. */
const loadFlow = lazy(() => import('./late'));
const loadRouteActions = lazy(() => import('./late'));

export function AuthRouter({ pathRoutes, display }: AuthRouterProps) {
  const t = useText(messages);
  const { isEditing, element } = useWidget();
  const isOff = !useOnlyOne(element) || isEditing;
  const { arrival, leave: leavePage, deliver } = useArrival(pathRoutes, isOff);
  const flow = useFlow(arrival);
  usePendingRouteActions(isOff, t);
  useFileLinks(isOff);

  useEffect(() => {
    if (arrival) act(arrival);
    // oxlint-disable-next-line react/exhaustive-deps -- each arrival is acted upon once
  }, [arrival]);

  function act({ route, step }: Arrival) {
    const { home } = config().pages;
    if (step.kind === 'home') loadPage(home);
    else if (step.kind === 'on') route.redirect ? loadPage(route.redirect) : leavePage();
    else if (step.kind === 'route')
      loadPage(
        route.isPath ? `${pathRoutes}/${routeHash(step.to, step.file).slice(2)}` : routeHash(step.to, step.file),
      );
    else if (step.kind === 'publish') {
      publish(step.event, { parameters: step.parameters });
      loadPage(home);
    } else if (step.kind === 'perform') {
      const hasPage = route.isPath && step.pending.action === 'download';
      void loadRouteActions().then(
        ({ perform }) => perform(step.pending, t),
        () => redirect(route.file),
      );
      if (hasPage) deliver();
      else leavePage();
    }
  }

  // It stands at the end of the body, outside of all landmarks: it is one itself.
  if (isEditing) return <aside className="inlay-auth-router__note">{t('editing')}</aside>;
  if (!arrival || !flow) return null;
  const { route, step } = arrival;
  const isInline = display === 'inline' || (display === 'auto' && route.isPath);

  return (
    <flow.Flow
      key={`${route.name}/${route.redirect ?? route.file}`}
      route={route}
      step={step}
      isInline={isInline}
      onLeave={leavePage}
      onDelivered={deliver}
    />
  );
}

type FlowModule = Awaited<ReturnType<typeof loadFlow>>;

/** Forms and thanks, once a route shows them. */
function useFlow(arrival: Arrival | undefined): FlowModule | undefined {
  const [flow, setFlow] = useState<FlowModule>();
  const { route, step } = arrival ?? {};
  const isShown = step?.kind === 'ask' || step?.kind === 'thank' || step?.kind === 'delivered';

  useEffect(() => {
    if (!isShown) return;
    loadFlow().then(setFlow, () => {
      // The page for it may load where a chunk did not.
      const { signIn, signUp, home } = config().pages;
      const back = safeRedirect(route!.file ? location.href : route!.redirect, home);
      forgetHash();
      if (step!.kind === 'ask')
        redirect(`${step!.first === 'sign-up' ? signUp : signIn}?redirectUrl=${encodeURIComponent(back)}`);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- loaded once, whatever the route
  }, [isShown]);

  return isShown ? flow : undefined;
}

/** Completes the actions that visitors requested before they signed in or registered, in this tab or by the link in a mail. */
function usePendingRouteActions(isOff: boolean, t: RouteActionText) {
  useEffect(() => {
    if (isOff) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const check = () => {
      // By the name of its key: the code for pending actions is not loaded where there is none.
      if (stop || isGone || !isSignedIn() || localStore.get('pending-action') === null) return;
      stop = () => {};
      loadRouteActions().then(
        ({ watchRouteActions }) => (isGone ? undefined : (stop = watchRouteActions(t))),
        () => (stop = undefined),
      );
    };
    check();
    const stopListening = subscribe('session-changed', check);
    return () => {
      isGone = true;
      stopListening();
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- texts change with the language of the page, which does not
  }, [isOff]);
}

function useFileLinks(isOff: boolean) {
  useEffect(() => {
    const { flags, mode } = config();
    return isOff || !flags.gatedFiles || mode !== 'live' ? undefined : gateFiles();
  }, [isOff]);
}

let owner: Element | undefined;

/** Whether this placeholder answers the routes of the page: the first one does, or a flow would open twice. */
function useOnlyOne(element: Element): boolean {
  const [isOwner, setOwner] = useState(false);
  useEffect(() => {
    if (owner) return undefined;
    owner = element;
    setOwner(true);
    return () => {
      owner = undefined;
      setOwner(false);
    };
  }, [element]);
  return isOwner;
}
