import { useEffect } from 'react';
import { useSignal, useText } from '../../src/core';
import {
  type Selection,
  SUBSCRIPTION_GROUPS,
  SubscriptionGroup,
  subscriptionMessages,
  withNothing,
} from '../../src/features/subscriptions';
import { saveScrollPosition, signInUrl } from '../../src/features/visitor';
import { CheckBox, Form, SubmitButton, useForm } from '../../src/forms';
import type { SubscriptionCatalogue } from '../../src/services/subscription-catalogue';
import { useSession } from '../../src/session';
import { Alert, Button, Heading } from '../../src/ui';
import { messages } from './messages';
import { save, schema } from './send';

export interface ChoicesProps {
  /** The user's id, so that another user never sees these unsaved choices. */
  owner: string;
  catalogue: SubscriptionCatalogue;
  initial: readonly string[];
  isCompact: boolean;
}

interface Answers {
  selection: Selection;
}

export function Choices({ owner, catalogue, initial, isCompact }: ChoicesProps) {
  const t = useText(messages);
  const groups = useText(subscriptionMessages);
  const form = useForm<Answers>({
    name: 'edit-subscriptions',
    schema,
    initial: { selection: { codes: initial, isNothing: false } },
    draftKey: `subscriptions:${owner}`,
    messages,
    async onSubmit(answers, { signal }) {
      await save(answers.selection, signal).catch((error: unknown) => {
        // The end of a session removes all drafts; this one is for the same visitor.
        field.change({ ...answers.selection });
        throw error;
      });
    },
  });
  const field = form.field('selection');
  const selection = useSignal(field.value);
  const state = useSignal(form.state);
  const isChanged = useSignal(form.isChanged);
  const isActive = useSession().status === 'active';
  // Without a session the draft is there for the next one: leaving to sign in needs no warning.
  useWarning(isChanged && isActive);

  return (
    <Form form={form} label={t('label')}>
      {SUBSCRIPTION_GROUPS.map((name) => (
        <SubscriptionGroup
          key={name}
          title={groups(name)}
          options={catalogue[name]}
          selection={selection}
          onSelect={field.change}
          isCompact={isCompact}
        />
      ))}
      <div className="inlay-edit-subscriptions__nothing">
        <Heading level={2} className="inlay-subscriptions__title">
          {t('nothingTitle')}
        </Heading>
        <label className="inlay-subscriptions__all">
          <CheckBox
            checked={selection.isNothing}
            onChange={(event) => field.change(withNothing(selection, event.currentTarget.checked))}
          />
          <span>{t('nothing')}</span>
        </label>
      </div>
      <div className="inlay-edit-subscriptions__bar">
        <SubmitButton form={form} variant={isChanged ? 'primary' : 'secondary'}>
          {t('save')}
        </SubmitButton>
        {!isActive && (
          <Button variant="secondary" href={signInUrl('signIn')} onClick={() => saveScrollPosition()}>
            {t('signIn')}
          </Button>
        )}
        <p className="inlay-account__note">
          {isChanged ? t('unsaved') : t('chosen', { count: selection.codes.length })}
        </p>
      </div>
      {state === 'done' && (
        <Alert tone="positive" focusOnMount>
          {t(selection.codes.length ? 'saved' : 'savedNothing')}
        </Alert>
      )}
    </Form>
  );
}

/** The browser asks, in its own words, before what is ticked gets lost. */
function useWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isOn]);
}
