import { useEffect, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { config, localStore, subscribe, useText, useWidget, onApproach } from '../../src/core';
import { isSignedIn } from '../../src/session';
import { gatedAddress } from './gated-address';
import { messages } from './messages';
import { props, type AuthRouterProps } from './props';
import type { RouteActionText } from './route-actions';
import { loadRoutes, useArrival } from './use-arrival';
import styles from './auth-router.css';

/** The steps that show something. */
const SHOWN: readonly string[] = ['ask', 'thank', 'delivered'];

function AuthRouter({ pathRoutes, display }: AuthRouterProps) {
  const t = useText(messages);
  const { isEditing, element } = useWidget();
  const isOff = !useOnlyOne(element) || isEditing;
  const { arrival, endRoute, deliver } = useArrival(pathRoutes, isOff);
  usePendingRouteActions(isOff, t);
  useFileLinks(isOff);

  useEffect(() => {
    arrival?.routes.actOn(arrival, { pathRoutes, t, endRoute, deliver });
    // oxlint-disable-next-line react/exhaustive-deps -- each arrival is acted upon once
  }, [arrival]);

  // It is at the end of the body, outside all landmarks, and therefore a landmark itself.
  if (isEditing) return <aside className="inlay-auth-router__note">{t('editing')}</aside>;
  if (!arrival || !SHOWN.includes(arrival.step.kind)) return null;
  const { route, step, routes } = arrival;
  const isInline = display === 'inline' || (display === 'auto' && route.isPath);

  return (
    <routes.Flow
      key={`${route.name}/${route.redirect ?? route.file}`}
      route={route}
      step={step}
      isInline={isInline}
      onLeave={endRoute}
      onDelivered={deliver}
    />
  );
}

/** Completes the actions that visitors requested before they signed in or registered, in this tab or by the link in a mail. */
function usePendingRouteActions(isOff: boolean, t: RouteActionText) {
  useEffect(() => {
    if (isOff) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const check = () => {
      // By the name of its key: the code for pending actions is not loaded without one.
      if (stop || isGone || !isSignedIn() || localStore.get('pending-action') === null) return;
      stop = () => {};
      loadRoutes().then(
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

/** Plain links to PDF files require sign-in while this router is mounted. Returns the cleanup function. */
function gateFiles(): () => void {
  return onApproach(gate);
}

function gate(link: HTMLAnchorElement) {
  // A base of the host may lead relative links to another origin.
  if (link.origin !== location.origin) return;
  // These modules decide themselves which of their files are gated.
  if (link.closest('[data-module$="gated-download"], [data-module$="collection-hero"]')) return;
  const { protectedPaths, flags } = config();
  const url = gatedAddress(link.getAttribute('href') ?? '', {
    base: link.baseURI,
    protectedPaths,
    isSecure: flags.secureAssets,
  });
  if (!url) return;
  link.setAttribute('href', url);
  // A base of the host would open the route over another page.
  if (link.pathname !== location.pathname) link.setAttribute('href', location.pathname + location.search + url);
  // They would save or open this very page instead of the file.
  link.removeAttribute('download');
  link.removeAttribute('target');
}

export default defineWidget({
  name: 'auth-router',
  description: 'Handles the routes for sign-in, registration and gated files, over any page or on their own pages.',
  load: 'idle',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: AuthRouter,
});
