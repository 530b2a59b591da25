import { useState } from 'react';
import { addStyles, config, useText } from '../../core';
import { Captcha, Form, SubmitButton, type SubmitContext, useForm } from '../../forms';
import { Alert, Button, Skeleton } from '../../ui';
import { consumeUrlParams } from '../visitor';
import styles from './subscriptions.css';
import { type CatalogueState, optionsByCode } from './use-catalogue';
import { useJobAlertTitle } from './use-job-alert-title';
import { messages } from './link-messages';

addStyles(styles);

export interface LinkFormProps {
  /** The form's name in `form-started`, `form-submitted` and `form-failed`. */
  name: string;
  link: MailLink;
  /** The names of the link's subscriptions. */
  state: CatalogueState;
  question: string;
  button: string;
  /** Whether the service requires a captcha. */
  hasCaptcha?: boolean;
  onSend: (context: SubmitContext) => unknown;
}

/** By error number, or by the names in responses of older services. */
const CODES = {
  3003: { key: 'userNotFound' },
  UserNotFound: { key: 'userNotFound' },
  3004: { key: 'subNotFound' },
  SubNotFound: { key: 'subNotFound' },
  1004: { key: 'subCodeEmpty' },
  SubCodeEmpty: { key: 'subCodeEmpty' },
  ApiError: { key: 'unexpected' },
};

/** The subject of the link, and one button: mail scanners open links, but only people press buttons. */
export function LinkForm({ name, link, state, question, button, hasCaptcha = false, onSend }: LinkFormProps) {
  const form = useForm<object>({
    name,
    initial: {},
    messages,
    codes: CODES,
    onSubmit: (_, context) => onSend(context),
  });

  return (
    <Form form={form} label={question}>
      <p className="inlay-account__text">{question}</p>
      <SubscriptionNames codes={link.codes} state={state} />
      {hasCaptcha && <Captcha form={form} />}
      <SubmitButton form={form}>{button}</SubmitButton>
    </Form>
  );
}

/** The subscriptions by name; by code if the catalogue cannot be loaded. */
export function SubscriptionNames({
  codes,
  state: { catalogue, hasFailed },
}: {
  codes: readonly string[];
  state: CatalogueState;
}) {
  const names = optionsByCode(catalogue);
  // A subscription that is not in the catalogue has no name to show.
  const jobAlertTitle = useJobAlertTitle();
  const visible = catalogue ? codes.filter((code) => names.has(code) || jobAlertTitle(code)) : codes;
  if (!visible.length) return null;
  return (
    <ul className="inlay-subscriptions__names" role="list">
      {visible.map((code) => (
        <li key={code} className="inlay-subscriptions__item">
          {names.get(code)?.title ?? jobAlertTitle(code) ?? (hasFailed ? code : <Skeleton lines={1} />)}
        </li>
      ))}
    </ul>
  );
}

/** An incomplete link. */
export function BrokenLink({ lack }: { lack: NonNullable<MailLink['lack']> }) {
  const t = useText(messages);
  return (
    <>
      <Alert tone="negative" title={t('brokenTitle')}>
        {t(lack)}
      </Alert>
      <ManageLink />
    </>
  );
}

export function ManageLink() {
  const t = useText(messages);
  return (
    <div className="inlay-account__actions">
      <Button variant="secondary" href={config().pages.subscriptions}>
        {t('manage')}
      </Button>
    </div>
  );
}

export interface MailLink {
  readonly codes: readonly string[];
  /** The subscriber, sealed by the service. */
  readonly eid: string;
  /** The missing part of the link. Both parts are required. */
  readonly lack: 'subCodeEmpty' | 'userNotFound' | undefined;
}

/**
 * The parameters of a newsletter's link. They are removed from the URL: with them anyone could act for the subscriber.
 */
export function useMailLink(): MailLink {
  const [{ subcode, eid }] = useState(() => consumeUrlParams('subcode', 'eid'));
  // A space after a comma is read as `+`.
  const codes = [...new Set(subcode.split(/,\+*/).filter(Boolean))].slice(0, 50);
  return { codes, eid, lack: codes.length === 0 ? 'subCodeEmpty' : eid ? undefined : 'userNotFound' };
}
