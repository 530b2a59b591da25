import { useEffect, useState } from 'react';
import { config, publish, redirect, routeHash, safeRedirect, useText } from '../../src/core';
import { useWidget } from '../../src/runtime';
import { load } from './effects/load';
import { forgetHash, useArrival, type Arrival } from './effects/use-arrival';
import { useKeptRouteActions } from './effects/use-kept-route-actions';
import { useOnlyOne } from './effects/use-only-one';
import type * as FlowModule from './flow';
import { messages } from './messages';
import type { AuthRouterProps } from './props';

export function AuthRouter({ pathRoutes, display }: AuthRouterProps) {
  const t = useText(messages);
  const { isEditing, element } = useWidget();
  const isOff = !useOnlyOne(element) || isEditing;
  const { arrival, leave, deliver } = useArrival(pathRoutes, isOff);
  const flow = useFlow(arrival);
  useKeptRouteActions(isOff, t);

  useEffect(() => {
    if (arrival) act(arrival);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each arrival is acted upon once
  }, [arrival]);

  function act({ route, step }: Arrival) {
    const { home } = config().pages;
    if (step.kind === 'home') load(home);
    else if (step.kind === 'on') route.redirect ? load(route.redirect) : leave();
    else if (step.kind === 'route') load(route.isPath ? `${pathRoutes}/${routeHash(step.to, step.file).slice(2)}` : routeHash(step.to, step.file));
    else if (step.kind === 'publish') {
      publish(step.event, { parameters: step.parameters });
      load(home);
    } else if (step.kind === 'fulfil') {
      const hasPage = route.isPath && step.wish.action === 'download';
      void import('./route-actions').then(({ fulfil }) => fulfil(step.wish, t), () => redirect(route.file));
      if (hasPage) deliver();
      else leave();
    }
  }

  if (isEditing) return <p className="inlay-auth-router__note">{t('editing')}</p>;
  if (!arrival || !flow) return null;
  const { route, step } = arrival;
  const isInline = display === 'inline' || (display === 'auto' && route.isPath);

  return <flow.Flow key={`${route.name}/${route.redirect ?? route.file}`} route={route} step={step} isInline={isInline} onLeave={leave} onDelivered={deliver} />;
}

/** Everything with a form or a text in it: fetched when a route asks for it. */
function useFlow(arrival: Arrival | undefined): typeof FlowModule | undefined {
  const [flow, setFlow] = useState<typeof FlowModule>();
  const { route, step } = arrival ?? {};
  const isShown = step?.kind === 'ask' || step?.kind === 'thank' || step?.kind === 'delivered';

  useEffect(() => {
    if (!isShown) return;
    import('./flow').then(setFlow, () => {
      // The page for it may be reached where a chunk was not.
      const { signIn, signUp, home } = config().pages;
      const back = safeRedirect(route!.file ? location.href : route!.redirect, home);
      forgetHash();
      if (step!.kind === 'ask') redirect(`${step!.first === 'sign-up' ? signUp : signIn}?redirectUrl=${encodeURIComponent(back)}`);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched once, whatever the route
  }, [isShown]);

  return isShown ? flow : undefined;
}
