import { useEffect, useState } from 'react';
import { array, boolean, define, is, object, string } from 'superstruct';
import { useSignal, useText, publish } from '../../src/core';
import {
  SUBSCRIPTION_GROUPS,
  SubscriptionGroup,
  subscriptionMessages,
  useJobAlertTitle,
  withNothing,
  type CardOption,
  type Selection,
} from '../../src/features/subscriptions';
import { saveScrollPosition, signInUrl } from '../../src/features/visitor';
import { CheckBox, Form, SubmitButton, useForm, SubmitError } from '../../src/forms';
import { HttpError } from '../../src/http';
import type { SubscriptionCatalogue } from '../../src/services/subscription-catalogue';
import { updateUser } from '../../src/services/user';
import { useSession, isSignedIn } from '../../src/session';
import { setSubscriptions } from '../../src/session/calls';
import { Button, foldLetters, Heading, Icon, icons, Input, useLandmarkName, useUniqueId } from '../../src/ui';
import { messages } from './messages';

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

const shape = object({ codes: array(string()), isNothing: boolean() });
const schema = object({ selection: define<Selection>('selection', (value) => is(value, shape)) });

const NOT_SIGNED_IN = 401;

/** Saves the choices. Throws a SubmitError if the session has ended. */
async function save({ codes }: Selection, signal: AbortSignal): Promise<void> {
  if (!isSignedIn()) throw signInAgain();
  try {
    await updateUser({ Subscriptions: codes }, signal);
  } catch (error) {
    throw error instanceof HttpError && error.status === NOT_SIGNED_IN ? signInAgain(error) : error;
  }
  setSubscriptions(codes);
  publish('subscriptions-changed', { codes });
}

function signInAgain(cause?: unknown): SubmitError {
  return new SubmitError('sessionOver', { messages, cause });
}
