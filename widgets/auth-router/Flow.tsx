import { useEffect, useRef, type ReactNode } from 'react';
import { config, returnPath, safeRedirect, subscribe, useText } from '../../src/core';
import { AccountFrame } from '../../src/features/visitor';
import { forgetPendingConfirmation, SocialLinks } from '../../src/features/sign-in';
import { EntrySteps, StepSwitch, useEntrySteps } from '../../src/features/entry';
import {
  accountHref,
  currentPath,
  dropScrollPosition,
  saveScrollPosition,
  signInUrl,
} from '../../src/features/visitor';
import { dropPendingAction } from '../../src/session/calls';
import { isSignedIn, session } from '../../src/session';
import { Button } from '../../src/ui';
import { Dialog } from '../../src/ui/late';
import type { Arrival } from './arrive';
import type { RouteAction } from './decide';
import { loadPage } from './load-page';
import type { Route } from './route';
import { storeRouteAction } from './route-actions';
import { messages } from './flow-messages';

export interface FlowProps extends Arrival {
  /** In the placeholder instead of a dialog. */
  isInline: boolean;
  /** Called when the flow completes or is cancelled: the page stays, without the route. */
  onLeave: () => void;
  /** A file has been started, and no page is behind. */
  onDelivered: () => void;
}

/** One route that shows something: the forms, a thank-you, or a file. */
export function Flow({ route, step, isInline, onLeave, onDelivered }: FlowProps) {
  const t = useText(messages);
  const show = ({ title, text, children, onClose }: Frame) =>
    isInline ? (
      <AccountFrame className="inlay-auth-router" title={title} intro={text}>
        {children}
      </AccountFrame>
    ) : (
      <Dialog open title={title} description={text} onClose={onClose ?? onLeave}>
        <div className="inlay-auth-router__flow">{children}</div>
      </Dialog>
    );

  if (step.kind === 'ask')
    return (
      <Entry
        route={route}
        first={step.first}
        pending={step.pending}
        onLeave={onLeave}
        onDelivered={onDelivered}
        show={show}
      />
    );
  if (step.kind === 'thank') return <Thanks route={route} onLeave={onLeave} show={show} />;
  return route.file
    ? show({ title: t('fileTitle'), text: t('fileText'), children: <Delivery file={route.file} /> })
    : null;
}

interface Frame {
  title: string;
  text?: string;
  children: ReactNode;
  onClose?: () => void;
}

type Show = (frame: Frame) => ReactNode;

interface EntryProps {
  route: Route;
  first: 'sign-in' | 'sign-up';
  /** The action that runs automatically once there is a session. */
  pending: RouteAction | undefined;
  onLeave: () => void;
  onDelivered: () => void;
  show: Show;
}

/** Signing in, registering and the code from the mail, one in place of the other. */
function Entry({ route, first, pending, onLeave, onDelivered, show }: EntryProps): ReactNode {
  const t = useText(messages);
  const steps = useEntrySteps(first);
  const { body, step, showForm } = steps;
  const isIn = useRef(false);

  const { home } = config().pages;
  // A path is a separate page, with nothing behind the dialog.
  const next = route.redirect || (route.isPath && !route.file) ? safeRedirect(route.redirect, home) : undefined;
  // Visitors who return later find the route again, and with it the file.
  const back = pending ? currentPath() : (next ?? returnPath());

  function finish(): unknown {
    if (isIn.current) return undefined;
    isIn.current = true;
    forgetPendingConfirmation();
    if (!next) return route.isPath ? onDelivered() : onLeave();
    loadPage(next);
    // The form stays busy until the page unloads.
    return new Promise(() => {});
  }

  useEffect(() => {
    if (pending) storeRouteAction(pending);
    // In another tab, by the link in the mail or another widget.
    const wasIn = isSignedIn();
    const stopListening = subscribe('session-changed', () => isSignedIn() && !wasIn && finish());
    saveScrollPosition(back);
    return stopListening;
    // oxlint-disable-next-line react/exhaustive-deps -- once for the route, by which this component is keyed
  }, []);

  const close = () => {
    if (pending) dropPendingAction();
    dropScrollPosition();
    // Visitors who may not see the page behind are not left on it.
    if (route.name === 'signin-prompt' && !isSignedIn()) loadPage(home);
    else onLeave();
  };
  return show({
    ...texts(),
    onClose: close,
    children: (
      <div ref={body} className="inlay-auth-router__entry">
        <EntrySteps
          steps={steps}
          source={route.source ?? route.name}
          back={() => back}
          onSignedIn={finish}
          onConfirmed={finish}
        />
        {/* A visitor without a password has no other way to sign in again. */}
        {step === 'sign-in' && route.name === 'signin-prompt' && Object.keys(config().socialLogins).length > 0 && (
          <SocialLinks redirectUrl={back} />
        )}
        {step !== 'confirm' && (
          <p className="inlay-auth-router__switch">
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

  function texts(): { title: string; text?: string } {
    if (step === 'confirm') return { title: t('title-confirm') };
    if (pending) return { title: t(`title-${pending.action}`), text: t(`text-${pending.action}`) };
    if (step === 'sign-up') return { title: t('title-sign-up'), text: t('text-sign-up') };
    if (route.name !== 'signin-prompt') return { title: t('title-sign-in') };
    const wasHere = session().peek().status !== 'none';
    return wasHere
      ? { title: t('title-again'), text: t('text-again') }
      : { title: t('title-prompt'), text: t('text-prompt') };
  }
}

interface ThanksProps {
  route: Route;
  onLeave: () => void;
  show: Show;
}

/** Shown after a registration or a subscription, with a link to continue. */
function Thanks({ route, onLeave, show }: ThanksProps): ReactNode {
  const t = useText(messages);
  const { home } = config().pages;
  const name = route.name as 'signin-welcome' | 'signup-thanks' | 'signup-welcome';
  const next = route.redirect || route.isPath ? safeRedirect(route.redirect, home) : undefined;
  return show({
    title: t(`title-${name}`),
    text: t(`text-${name}`),
    children: (
      <div className="inlay-account__actions">
        {next ? <Button href={next}>{t('goOn')}</Button> : <Button onClick={onLeave}>{t('goOn')}</Button>}
        <Button
          href={
            name === 'signup-thanks'
              ? signInUrl('signUp')
              : accountHref('signIn', route.redirect && safeRedirect(route.redirect, home))
          }
          variant="secondary"
        >
          {t(name === 'signup-thanks' ? 'signUp' : 'signIn')}
        </Button>
      </div>
    ),
  });
}

/** The file has been started; this is for browsers that stop it, and a link home. */
function Delivery({ file }: { file: string }) {
  const t = useText(messages);
  const { home } = config().pages;
  return (
    <div className="inlay-account__actions">
      <Button href={safeRedirect(file, home)}>{t('fileAgain')}</Button>
      <Button href={home} variant="secondary">
        {t('home')}
      </Button>
    </div>
  );
}
