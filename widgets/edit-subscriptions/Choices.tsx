import { useEffect, useState } from 'react';
import { useSignal, useText } from '../../src/core';
import {
  type CardOption,
  type Selection,
  SUBSCRIPTION_GROUPS,
  SubscriptionGroup,
  subscriptionMessages,
  useJobAlertTitle,
  withNothing,
} from '../../src/features/subscriptions';
import { saveScrollPosition, signInUrl } from '../../src/features/visitor';
import { CheckBox, Form, SubmitButton, useForm } from '../../src/forms';
import type { SubscriptionCatalogue } from '../../src/services/subscription-catalogue';
import { useSession } from '../../src/session';
import { Button, foldLetters, Heading, Icon, icons, Input, useLandmarkName, useUniqueId } from '../../src/ui';
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

  const [query, setQuery] = useState('');
  const found = [
    ...SUBSCRIPTION_GROUPS.map((name) => ({ name, options: matching(catalogue[name], query) })),
    { name: 'jobAlerts' as const, options: matching(useJobAlerts(initial), query) },
  ];
  const count = found.reduce((sum, { options }) => sum + options.length, 0);
  // A function, since one element cannot be in two places.
  const unsubscribeBox = () => (
    <label className="inlay-subscriptions__all">
      <CheckBox
        checked={selection.isNothing}
        onChange={(event) => field.change(withNothing(selection, event.currentTarget.checked))}
      />
      <span>{t('nothing')}</span>
    </label>
  );
  const isDone = state === 'done' && !isChanged;

  return (
    <Form form={form} label={t('label')}>
      <div className="inlay-edit-subscriptions__top">
        <Finder query={query} count={count} onQuery={setQuery} />
        {unsubscribeBox()}
      </div>
      {found.map(({ name, options }) => (
        <SubscriptionGroup
          key={name}
          title={groups(name)}
          options={options}
          selection={selection}
          onSelect={field.change}
          isCompact={isCompact}
          isFoldable={!query}
        />
      ))}
      <div className="inlay-edit-subscriptions__nothing">
        <Heading level={2} className="inlay-subscriptions__title">
          {t('nothingTitle')}
        </Heading>
        {unsubscribeBox()}
      </div>
      <div className="inlay-edit-subscriptions__bar">
        <SubmitButton form={form}>{t('save')}</SubmitButton>
        {!isActive && (
          <Button variant="secondary" href={signInUrl('signIn')} onClick={() => saveScrollPosition()}>
            {t('signIn')}
          </Button>
        )}
        {/* Beside the button, where the bar cannot cover it. */}
        <p className="inlay-edit-subscriptions__result" role="status">
          {isDone && (
            <>
              <Icon path={icons.positive} /> {t(selection.codes.length ? 'saved' : 'savedNothing')}
            </>
          )}
        </p>
        {!isDone && (
          <p className="inlay-account__note">
            {isChanged ? t('unsaved') : t('chosen', { count: selection.codes.length })}
          </p>
        )}
      </div>
    </Form>
  );
}

interface FinderProps {
  query: string;
  /** The number of subscriptions that match. */
  count: number;
  onQuery: (query: string) => void;
}

function Finder({ query, count, onQuery }: FinderProps) {
  const t = useText(messages);
  const id = useUniqueId();
  return (
    <div className="inlay-edit-subscriptions__finder" role="search" aria-label={useLandmarkName(t('find'))}>
      <label className="inlay-edit-subscriptions__find" htmlFor={id}>
        {t('find')}
      </label>
      <Input
        id={id}
        type="search"
        value={query}
        onInput={({ currentTarget }) => onQuery(currentTarget.value)}
        // It would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="inlay-account__note" role="status">
        {query && t('found', { count })}
      </p>
    </div>
  );
}

/** The job alerts that the visitor has. They are in no catalogue. */
function useJobAlerts(codes: readonly string[]): readonly CardOption[] {
  const titleOf = useJobAlertTitle();
  return codes.flatMap((code) => {
    const title = titleOf(code);
    return title ? { code, title } : [];
  });
}

/** The options whose text contains the query, whatever its case and accents. */
function matching<Option extends CardOption>(options: readonly Option[], query: string): readonly Option[] {
  const text = foldLetters(query.trim());
  return options.filter(({ title, description = '', toolTip = '', frequency = '' }) =>
    foldLetters([title, description, toolTip, frequency].join(' ')).includes(text),
  );
}

/** The browser warns before unsaved choices are lost. */
function useWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isOn]);
}
