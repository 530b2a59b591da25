import { config, publish, redirect, routeHash } from '../../src/core';
import { isSignedIn } from '../../src/session';
import { decide, type Step } from './decide';
import { loadPage } from './load-page';
import type { Route } from './route';
import { perform, type RouteActionText } from './route-actions';

export interface Arrival {
  readonly route: Route;
  /** Decided once. A session that begins in the flow does not change it. */
  readonly step: Step | { readonly kind: 'delivered' };
}

interface ArrivalActions {
  /** The folder of routes that are paths. */
  readonly pathRoutes: string | undefined;
  readonly t: RouteActionText;
  /** Ends the route. The page stays. */
  endRoute(): void;
  /** Shows that the download has started, if there is no page to return to. */
  deliver(): void;
}

export function arrivalAt(route: Route): Arrival {
  const { page, linkEvents } = config();
  const isGated = page.accessStatus === 'registered users only';
  return { route, step: decide(route, { isSignedIn: isSignedIn(), isGated, linkEvents }) };
}

/** Carries out the steps that show nothing. */
export function actOn({ route, step }: Arrival, { pathRoutes, t, endRoute, deliver }: ArrivalActions) {
  const { home } = config().pages;
  if (step.kind === 'home') loadPage(home);
  else if (step.kind === 'on') route.redirect ? loadPage(route.redirect) : endRoute();
  else if (step.kind === 'route') {
    const hash = routeHash(step.to, step.file);
    loadPage(route.isPath ? `${pathRoutes}/${hash.slice(2)}` : hash);
  } else if (step.kind === 'publish') {
    publish(step.event, { parameters: step.parameters });
    loadPage(home);
  } else if (step.kind === 'perform') {
    perform(step.pending, t).catch(() => redirect(route.file));
    if (route.isPath && step.pending.action === 'download') deliver();
    else endRoute();
  }
}
