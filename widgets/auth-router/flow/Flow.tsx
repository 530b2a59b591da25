import type { ReactNode } from 'react';
import { AccountFrame } from '../../../src/features/account-page';
import { addStyles, useText } from '../../../src/core';
import { Dialog } from '../../../src/ui';
import type { Arrival } from '../effects/use-arrival';
import { Delivery } from './Delivery';
import { Entry } from './Entry';
import styles from './flow.css';
import { messages } from './messages';
import { Thanks } from './Thanks';

addStyles(styles);

export interface FlowProps extends Arrival {
  /** In the placeholder instead of a dialog. */
  isInline: boolean;
  /** Whatever was asked is answered or given up: the page stays, without the route. */
  onLeave: () => void;
  /** A file has been started, and no page is behind. */
  onDelivered: () => void;
}

/** One route that shows something: the forms, a thank-you, or the way to a file. */
export function Flow({ route, step, isInline, onLeave, onDelivered }: FlowProps) {
  const t = useText(messages);
  const show = ({ title, text, children, onClose }: Shown) =>
    isInline ? (
      <AccountFrame className="inlay-auth-router" title={title} intro={text}>
        {children}
      </AccountFrame>
    ) : (
      <Dialog open title={title} description={text} onClose={onClose ?? onLeave}>
        <div className="inlay-auth-router__flow">{children}</div>
      </Dialog>
    );

  if (step.kind === 'ask') return <Entry route={route} first={step.first} wish={step.wish} onLeave={onLeave} onDelivered={onDelivered} show={show} />;
  if (step.kind === 'thank') return <Thanks route={route} onLeave={onLeave} show={show} />;
  return route.file ? show({ title: t('fileTitle'), text: t('fileText'), children: <Delivery file={route.file} /> }) : null;
}

export interface Shown {
  title: string;
  text?: string;
  children: ReactNode;
  onClose?: () => void;
}

export type Show = (shown: Shown) => ReactNode;
