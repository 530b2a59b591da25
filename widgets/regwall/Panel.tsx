import type { ReactNode } from 'react';
import type { Link } from '../../src/contract';
import { config, safeLink, useText, type Translate } from '../../src/core';
import { signInUrl } from '../../src/features/visitor';
import { Button, Heading, Icon, icons } from '../../src/ui';
import { messages } from './messages';
import type { RegwallProps } from './props';
import type { Metered } from './rules';
import type { EntryDialog, Start } from './use-entry-dialog';

/** The text and links of the wall; server-rendered text comes first. */
export interface CallToAction extends Readonly<Record<Start, Link>> {
  readonly title: string;
  readonly text: string;
  readonly benefits: readonly string[];
  /** Whether the server rendered it, so that it has a position in the text. */
  readonly isWritten: boolean;
}

export function callToActionOf(
  { title, text, benefits = [], registerLink, signInLink }: RegwallProps,
  t: Translate<keyof typeof messages.texts>,
  metered?: Metered,
): CallToAction {
  const invitation = text ?? t('text');
  return {
    title: title ?? t('title'),
    text: metered?.text ? `${metered.text} ${invitation}` : invitation,
    benefits,
    'sign-up': { url: safeLink(registerLink?.url) ?? signInUrl('signUp'), text: registerLink?.text || t('register') },
    'sign-in': { url: safeLink(signInLink?.url) ?? signInUrl('signIn'), text: signInLink?.text || t('signIn') },
    isWritten: Boolean(title ?? text ?? registerLink ?? signInLink),
  };
}

export interface PanelProps {
  callToAction: CallToAction;
  dialog: EntryDialog;
  /** The reason why the visitor is stopped. */
  lacks: 'session' | 'subscription';
  /** For visitors without the subscription. */
  onPress: () => void;
  /** The text ends here, so its button names its purpose. */
  isEnd?: boolean;
  /** Another way to read on, below the buttons. */
  children?: ReactNode;
}

/** The call to action at the server's position. Its buttons are links that work without scripts. */
export function Panel({ callToAction, dialog, lacks, onPress, isEnd = false, children }: PanelProps) {
  const t = useText(messages);
  const { title, text, benefits, 'sign-up': register, 'sign-in': signIn } = callToAction;
  const isMember = lacks === 'subscription';
  return (
    <div className="inlay-regwall__panel">
      <Heading level={2} className="inlay-regwall__title">
        {isMember ? t('titleSubscribe') : title}
      </Heading>
      {!isMember && <p className="inlay-regwall__text">{text}</p>}
      {!isMember && <Benefits items={benefits} />}
      {!isMember ? (
        <p className="inlay-regwall__actions">
          <Button {...dialog.linkTo('sign-up', register.url)}>{isEnd ? t('registerToReadOn') : register.text}</Button>
          <Button variant="secondary" {...dialog.linkTo('sign-in', signIn.url)}>
            {signIn.text}
          </Button>
        </p>
      ) : (
        <p className="inlay-regwall__actions">
          <Button onPointerEnter={dialog.prepare} onClick={onPress}>
            {t('readOn')}
          </Button>
        </p>
      )}
      {children}
    </div>
  );
}

export function Benefits({ items }: { items: readonly string[] }) {
  if (!items.length) return null;
  return (
    <ul className="inlay-regwall__benefits" role="list">
      {items.map((item) => (
        <li key={item} className="inlay-regwall__benefit">
          <Icon path={icons.check} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

interface ConfirmationProps {
  text?: string;
  isSubscribed: boolean;
}

/** Replaces the panel for visitors who already receive the e-mail course, or may get it without registering. */
export function Confirmation({ text, isSubscribed }: ConfirmationProps) {
  const t = useText(messages);
  return (
    <div className="inlay-regwall__panel" data-tone="positive">
      <Heading level={2} className="inlay-regwall__title">
        <Icon path={icons.positive} /> {t(isSubscribed ? 'courseTitle' : 'openCourseTitle')}
      </Heading>
      <p className="inlay-regwall__text">
        {(isSubscribed && text) || t(isSubscribed ? 'courseText' : 'openCourseText')}
      </p>
      <p className="inlay-regwall__text">
        <Button variant="link" href={config().pages.subscriptions}>
          {t('chooseEmails')}
        </Button>
      </p>
    </div>
  );
}
