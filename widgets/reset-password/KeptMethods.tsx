import { useEffect, useRef } from 'react';
import { boolean, record, string } from 'superstruct';
import { formatDate, useLanguage, useText } from '../../src/core';
import { useDeviceName } from '../../src/features/own-data';
import { CheckboxField, Form, SubmitButton, useForm } from '../../src/forms';
import type { SignInMethod } from '../../src/services/user';
import { Heading } from '../../src/ui';
import { messages } from './messages';

interface KeptMethodsProps {
  methods: readonly SignInMethod[];
  /** Called with the ids of the methods to keep. */
  onKeep: (keep: readonly string[], signal: AbortSignal) => Promise<unknown>;
}

/**
 * Shows the recent sign-in methods, so that the owner chooses which to keep. No box is ticked at first: a method that
 * the owner overlooks is removed.
 */
export function KeptMethods({ methods, onKeep }: KeptMethodsProps) {
  const t = useText(messages);
  const language = useLanguage();
  const deviceName = useDeviceName();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<Record<string, boolean>>({
    name: 'sign-in-methods',
    schema: record(string(), boolean()),
    initial: Object.fromEntries(methods.map(({ id }) => [id, false])),
    onSubmit: (values, { signal }) =>
      onKeep(
        methods.map(({ id }) => id).filter((id) => values[id]),
        signal,
      ),
  });
  // The pressed button was removed with the password fields.
  useEffect(() => heading.current?.focus(), []);

  const nameOf = ({ kind, name }: SignInMethod) =>
    kind === 'passkey'
      ? t('passkeyOf', { device: deviceName(name) })
      : kind === 'login'
        ? t('loginOf', { provider: name })
        : t(kind === 'second-factor' ? 'secondFactor' : 'recoveryCodes');
  const dayOf = (date: string) => formatDate(new Date(date), { dateStyle: 'long' }, language);
  return (
    <Form form={form} label={t('methodsTitle')}>
      <Heading ref={heading} level={2} className="inlay-account__title" tabIndex={-1}>
        {t('methodsTitle')}
      </Heading>
      <p>{t('methodsIntro')}</p>
      {methods.map((method) => (
        <CheckboxField
          key={method.id}
          form={form}
          name={method.id}
          label={nameOf(method)}
          help={t('addedOn', { date: dayOf(method.addedAt) })}
        />
      ))}
      <SubmitButton form={form}>{t('submit')}</SubmitButton>
    </Form>
  );
}
