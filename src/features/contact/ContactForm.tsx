import { useEffect, useRef, useState } from 'react';
import { addStyles, config, lazy, useText } from '../../core';
import { Captcha, EmailField, Form, SubmitButton, TextAreaField, TextField, useForm } from '../../forms';
import { HttpError, throwUnreachable } from '../../http';
import { useSession } from '../../session';
import type { ContactMessage } from '../../services/contact';
import { Icon, icons, RichText } from '../../ui';
import styles from '../visitor/account.css';
import type { CodeDialog } from './CodeDialog';
import { messages } from './messages';

addStyles(styles);

/** A message whose sender must confirm the address with a code. */
interface Unproven {
  readonly message: ContactMessage;
  readonly Dialog: typeof CodeDialog;
  prove(thanks: string): void;
  cancel(): void;
}

const EMPTY = { name: '', email: '', title: '', organization: '', subject: '', message: '' };

const loadSend = lazy(() => import('./late'), { onError: throwUnreachable });
const loadDialog = lazy(() => import('./late'), { onError: throwUnreachable });

/** The contact form for a person or the firm. If required, a code sent by e-mail confirms the address first. */
export function ContactForm({ recipient, label }: { recipient: Recipient; label: string }) {
  const t = useText(messages);
  const { partnerName, trigger } = recipient;
  const [unproven, setUnproven] = useState<Unproven>();
  const [thanks, setThanks] = useState<string>();
  const form = useForm({
    name: 'contact',
    schema: async () => (await loadSend()).schemaFor(recipient),
    initial: EMPTY,
    draftKey: draftFor(recipient),
    messages,
    async onSubmit(answers, { captcha, signal }) {
      const { messageFrom, sendContactCode, sendContactMessage } = await loadSend();
      const message = messageFrom(answers, recipient);
      if (trigger === 'profile' && config().flags.otp) {
        // Loads the dialog first: without it, the code in the e-mail would be useless.
        const { CodeDialog: Dialog } = await loadDialog();
        const { email, name } = message;
        await sendContactCode({ email, firstName: name }, { captcha, signal });
        setThanks(await provenBy(message, Dialog));
      } else {
        setThanks(await sendContactMessage(message, { captcha, signal }));
      }
    },
  });

  // Fills in a signed-in reader's details, without replacing typed text, and removes them after the sign-out.
  const { status, user, reLoginRequired } = useSession();
  const reader = status === 'active' && !reLoginRequired ? user?.id : undefined;
  useEffect(() => {
    if (reader === undefined) return undefined;
    const request = new AbortController();
    loadSend()
      .then(({ readerDetails }) => readerDetails(request.signal))
      .then((details) => form.fill(details))
      // Without them the form is empty, like for anonymous visitors.
      .catch(() => undefined);
    return () => {
      request.abort();
      form.fill(EMPTY);
    };
  }, [form, reader]);

  /** Settles with the code dialog: until then the form is busy, and its draft stays. */
  async function provenBy(message: ContactMessage, Dialog: Unproven['Dialog']): Promise<string> {
    try {
      return await new Promise<string>((resolve, reject) =>
        setUnproven({ message, Dialog, prove: resolve, cancel: () => reject(new HttpError('aborted', 'contact')) }),
      );
    } finally {
      setUnproven(undefined);
    }
  }

  if (thanks !== undefined) return <Thanks html={thanks} />;
  return (
    <>
      <Form form={form} label={label}>
        <div className="inlay-account__pair">
          <TextField form={form} name="name" label={t('name')} autoComplete="name" required />
          <EmailField form={form} name="email" label={t('email')} required />
        </div>
        <div className="inlay-account__pair">
          <TextField form={form} name="title" label={t('title')} autoComplete="organization-title" />
          <TextField form={form} name="organization" label={t('organization')} autoComplete="organization" />
        </div>
        <TextField form={form} name="subject" label={t('subject')} required />
        <TextAreaField form={form} name="message" label={t('message')} rows={6} required={trigger === 'talkToUs'} />
        <Captcha form={form} />
        <SubmitButton
          form={form}
          needs={{
            name: t('name'),
            email: t('email'),
            subject: t('subject'),
            ...(trigger === 'talkToUs' && { message: t('message') }),
          }}
        >
          {partnerName ? t('sendTo', { name: partnerName }) : t('send')}
        </SubmitButton>
      </Form>
      {unproven && <unproven.Dialog message={unproven.message} onProven={unproven.prove} onClose={unproven.cancel} />}
    </>
  );
}

/** The service's message, which replaces the form. */
export function Thanks({ html }: { html: string }) {
  const t = useText(messages);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className="inlay-account__thanks" role="status" tabIndex={-1}>
      <Icon path={icons.positive} size={28} />
      <RichText content={{ kind: 'html', html: html || t('thanks') }} />
    </div>
  );
}

/** The recipient, and the control that opened the form. */
export interface Recipient {
  /** The id of an author or partner; empty for the firm. */
  readonly to: string;
  /** As named in the heading and in the request. */
  readonly partnerName: string;
  /**
   * The element that opened the form. A form on a profile may require a code and reject some domains; `talkToUs`
   * requires a message.
   */
  readonly trigger: 'contact' | 'profile' | 'talkToUs';
  /** Domains that a form on a profile rejects, separated by commas. */
  readonly forbiddenDomains: string;
}

/** The storage key for an unsent message, which survives a reload. */
export function draftFor({ to, trigger }: Recipient): string {
  return `contact:${trigger}:${to}`;
}
