import { useEffect, useRef, useState, type CSSProperties, type FormEvent, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { lazy, useText, useWidget } from '../../src/core';
import type { ContactDialogProps } from '../../src/features/contact';
import { FilterGroups, PhoneFilters } from '../../src/features/list-filters';
import { AppliedFilters, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import {
  createLocalPages,
  localPage,
  resolveFilters,
  restarted,
  useList,
  withNamesOfCounts,
  type Filters,
} from '../../src/features/lists';
import { Button, Input, Skeleton, useLandmarkName, useUniqueId } from '../../src/ui';
import { ProfileCard } from './ProfileCard';
import { fetchProfiles, useSourceProfiles } from './fetch-profiles';
import { messages } from './messages';
import { keyOf, readProfiles } from './profiles';
import { props, type Profile, type ProfileGridProps } from './props';
import styles from './profile-grid.css';

/** Loaded only for visitors who want to write a message. */
const loadDialog = lazy(() => import('../../src/features/contact/late'));

/** A change of source resets the list. */
function ProfileGrid(props: ProfileGridProps) {
  return <Profiles key={props.source} {...props} />;
}

function Profiles(props: ProfileGridProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const profiles = useProfiles(props, root);
  const contact = useContact(props.forbiddenDomains);
  const hasControls = profiles.offered.length > 0 || props.search;

  if (isEditing && !props.items.length) return <p className="inlay-profile-grid__note">{t('editing')}</p>;
  return (
    <div
      ref={root}
      className="inlay-profile-grid"
      style={{ '--_inlay-profile-grid-overlay': `${props.overlayOpacity}%` } as CSSProperties}
      onFocus={profiles.list.prepare}
      onPointerEnter={profiles.list.prepare}
    >
      <div className="inlay-profile-grid__parts" data-controls={hasControls || undefined}>
        {hasControls && <Controls profiles={profiles} hasSearch={props.search} />}
        <Results profiles={profiles} settings={props} contact={contact} />
      </div>
      {contact.Dialog && contact.recipient && <contact.Dialog recipient={contact.recipient} onClose={contact.close} />}
    </div>
  );
}

type Profiles = ReturnType<typeof useProfiles>;

/** The list, its filters by available names, and their change handlers. */
function useProfiles(props: ProfileGridProps, root: RefObject<HTMLDivElement | null>) {
  const t = useText(messages);
  const [{ address, serverPage, local, isRemote, pageSize, ...read }] = useState(() => readProfiles(props));
  const source = useSourceProfiles(props.source);
  const list = useList(root, {
    address,
    serverPage,
    createFetch: () => {
      if (!source && !isRemote) return createLocalPages(local);
      return withNamesOfCounts(
        source
          ? async (query, { after }) => localPage({ ...local, items: await source.read() }, query, after)
          : fetchProfiles(pageSize),
      );
    },
    keyOf,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
  });
  const { visible, go } = list;
  const page = visible?.page;
  const groups = read.groups.map(({ name, options, isComplete }) => ({
    name,
    label: t(name),
    options: isComplete ? options : withCounted(options, page?.counts?.[name]),
  }));
  const names = Object.fromEntries(groups.map(({ name, options }) => [name, options.map(({ value }) => value)]));
  const query = { ...list.lastQuery, filters: resolveFilters(list.lastQuery.filters, names) };
  return {
    ...{ list, page, groups, query },
    offered: groups.filter(({ options }) => options.length > 1),
    filtersShown: visible && resolveFilters(visible.query.filters, names),
    text: visible?.query.values['q'] ?? '',
    change: (filters: Filters) => go(restarted(query, { filters })),
    search: (q: string) => go(restarted(query, { values: { q } })),
  };
}

function Controls({ profiles, hasSearch }: { profiles: Profiles; hasSearch: boolean }) {
  const t = useText(messages);
  const { offered, query, page, change, search } = profiles;
  return (
    <div className="inlay-profile-grid__controls" role="search" aria-label={useLandmarkName(t('filters'))}>
      {hasSearch && <NameField text={query.values['q'] ?? ''} onSearch={search} />}
      {offered.length > 0 && (
        <PhoneFilters filters={query.filters} count={t('people', { count: page?.total ?? 0 })}>
          {() => <FilterGroups groups={offered} filters={query.filters} counts={page?.counts} onChange={change} />}
        </PhoneFilters>
      )}
    </div>
  );
}

interface ResultsProps {
  profiles: Profiles;
  settings: ProfileGridProps;
  contact: ReturnType<typeof useContact>;
}

function Results({ profiles, settings, contact }: ResultsProps) {
  const t = useText(messages);
  const line = useRef<HTMLParagraphElement>(null);
  const { list, page, groups, query, filtersShown, text, change, search } = profiles;
  return (
    <div className="inlay-profile-grid__results">
      <AppliedFilters
        groups={groups}
        filters={query.filters}
        onChange={change}
        onEmptied={() => line.current?.focus()}
      />
      <ResultLine
        ref={line}
        list={list}
        count={page && t('people', { count: page.total })}
        groups={groups}
        filters={filtersShown}
        details={text ? [t('quoted', { text })] : []}
      />
      <ListMessage
        items="items"
        list={list}
        empty={text ? <NoneCalled text={text} onClear={() => search('')} /> : t('none')}
        groups={groups}
        filters={filtersShown}
        onChange={change}
      />
      {list.view === 'waiting' && <Skeleton lines={4} />}
      <ul
        className="inlay-profile-grid__list"
        role="list"
        data-columns={settings.layout !== 'stacked' ? 'beside' : settings.twoColumns ? 'two' : undefined}
        aria-busy={list.isBusy}
        data-busy={list.phase === 'slow' || undefined}
      >
        {page?.items.map((profile) => (
          <ProfileCard
            key={keyOf(profile)}
            profile={profile}
            settings={settings}
            awaited={contact.awaited}
            failed={contact.failed}
            onWrite={contact.write}
          />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
}

/** The label of a filter on the page, and its count from the service. */
function withCounted(options: readonly { value: string }[], counts: Readonly<Record<string, number>> = {}) {
  const names = new Set([...options.map(({ value }) => value), ...Object.keys(counts)]);
  return [...names].sort((first, other) => first.localeCompare(other)).map((value) => ({ value }));
}

function NoneCalled({ text, onClear }: { text: string; onClear: () => void }) {
  const t = useText(messages);
  return (
    <>
      {t('noneCalled', { text })}{' '}
      <Button variant="link" data-key="clear search" onClick={onClear}>
        {t('clearSearch')}
      </Button>
    </>
  );
}

/** Searches when the form is submitted, and without submitting when the field is emptied. */
function NameField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useText(messages);
  const id = useUniqueId();
  const field = useRef<HTMLInputElement>(null);
  // Text that is typed but not submitted stays until another search or Back replaces it.
  useEffect(() => {
    field.current!.value = text;
  }, [text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(field.current!.value.trim());
  };
  return (
    <form className="inlay-profile-grid__form" onSubmit={submit}>
      <label className="inlay-profile-grid__field-label" htmlFor={id}>
        {t('name')}
      </label>
      <Input
        inputRef={field}
        id={id}
        type="search"
        name="q"
        maxLength={200}
        enterKeyHint="search"
        defaultValue={text}
        onInput={({ currentTarget }) => currentTarget.value === '' && text && onSearch('')}
      />
      <Button variant="secondary" type="submit">
        {t('search')}
      </Button>
    </form>
  );
}

/** One dialog for all cards. */
function useContact(forbiddenDomains: string) {
  const { isEditing } = useWidget();
  const [awaited, setAwaited] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [recipient, setRecipient] = useState<ContactDialogProps['recipient']>();
  const [{ Dialog }, setLoaded] = useState<{ Dialog?: Awaited<ReturnType<typeof loadDialog>>['ContactDialog'] }>({});
  return {
    awaited,
    failed,
    recipient,
    Dialog,
    close: () => setRecipient(undefined),
    async write(profile: Profile) {
      if (isEditing) return;
      setAwaited(keyOf(profile));
      setFailed(undefined);
      try {
        const { ContactDialog } = await loadDialog();
        setLoaded({ Dialog: ContactDialog });
        setRecipient({ to: profile.id ?? '', partnerName: profile.title, trigger: 'profile', forbiddenDomains });
      } catch {
        setFailed(keyOf(profile));
      }
      setAwaited(undefined);
    },
  };
}

export default defineWidget({
  name: 'profile-grid',
  description: 'People as cards, with filters, a search by name, and a button for more.',
  reserve: '40rem',
  props,
  messages,
  styles,
  component: ProfileGrid,
});
