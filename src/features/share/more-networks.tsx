import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { choiceStore, useText } from '../../core';
import { Button, type IconPath, useUniqueId } from '../../ui';
import { messages } from './more-messages';
import { addressWith, type Shared } from './share-addresses';
import { openShareWindow } from './share-window';

const ICONS = {
  whatsapp: {
    d: 'm3.5 20.5 1.3-4.2A8.5 8.5 0 1 1 8 19.3zM9 7.8c-.8.6-1 1.5-.7 2.5a9 9 0 0 0 5.2 5.3c1.1.4 2 .1 2.7-.7l.2-.8-2.3-1.2-1.2 1a6 6 0 0 1-2.6-2.5l.9-1.2-1-2.3z',
  },
  bluesky: {
    d: 'M12 10.8C10.9 8.7 8 4.7 5.2 2.8 2.6.9 1.6 1.3.9 1.6c-.8.3-.9 1.5-.9 2.2 0 .7.4 5.6.6 6.5.8 2.7 3.7 3.6 6.4 3.3-3.9.6-7.4 2-2.8 7.1 5 5.2 6.9-1.1 7.8-4.3 1 3.2 2.1 9.3 7.8 4.3 4.2-4.3 1.1-6.5-2.8-7.1 2.7.3 5.6-.6 6.4-3.3.2-.9.6-5.8.6-6.5 0-.7-.1-1.9-.9-2.2-.7-.3-1.7-.6-4.3 1.2-2.8 2-5.7 5.9-6.8 8z',
    isSolid: true,
  },
  threads: { d: 'M16 8v5.3a2.6 2.6 0 0 0 5 0V12a9 9 0 1 0-3.4 7M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0' },
  mastodon: {
    d: 'M20.5 9.2c0-3.6-2.4-4.7-2.4-4.7C16.9 4 14.5 3.7 12 3.7S7.1 4 5.9 4.5c0 0-2.4 1.1-2.4 4.7 0 4.3-.1 9.4 4.1 10.6 1.6.4 3 .5 4.1.4 2-.1 3.2-.7 3.2-.7V18s-1.5.4-3.1.4c-1.6-.1-3.3-.2-3.6-2.2v-.6c3.4.8 6.3.4 7.1.3 2.2-.3 4.2-1.7 4.5-3 .4-2.1.7-3.7.7-3.7zM8 13V8.8c0-2.5 4-2.7 4 .4v1.5M16 13V8.8c0-2.5-4-2.7-4 .4',
  },
} as const satisfies Record<string, IconPath>;

type Name = keyof typeof ICONS;

const ADDRESSES: Readonly<Record<Exclude<Name, 'mastodon'>, (text: string) => string>> = {
  whatsapp: (text) => addressWith('https://wa.me/', { text }),
  bluesky: (text) => addressWith('https://bsky.app/intent/compose', { text }),
  threads: (text) => addressWith('https://www.threads.com/intent/post', { text }),
};

interface MoreNetworkProps {
  network: string;
  shared: Shared;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** A link to a network that a site may configure. Nothing of a network is loaded before it is followed. */
export function MoreNetwork({ network, shared: { url, title }, onPress }: MoreNetworkProps) {
  const t = useText(messages);
  const name = network as Name;
  const text = `${title} ${url}`;
  if (name === 'mastodon') return <Mastodon text={text} onPress={onPress} />;
  return (
    <Button
      variant="quiet"
      icon={ICONS[name]}
      href={ADDRESSES[name](text)}
      target="_blank"
      aria-label={t(name)}
      title={t(name)}
      onClick={onPress}
    />
  );
}

/** The visitor's server, a choice that needs consent. */
const KEY = 'mastodon-server';

/** Asks for the visitor's server once; from then on it is a link. */
function Mastodon({ text, onPress }: { text: string; onPress: MoreNetworkProps['onPress'] }) {
  const t = useText(messages);
  const id = useUniqueId();
  const field = useRef<HTMLInputElement>(null);
  const [server, setServer] = useState(() => serverIn(choiceStore().get(KEY) ?? ''));
  const [isAsking, setAsking] = useState(false);
  const [isInvalid, setInvalid] = useState(false);
  const item = useRef<Element>(null);
  useEffect(() => {
    // The pressed button is removed, and later the form.
    if (isAsking) field.current!.focus();
    else item.current?.querySelector('a')?.focus();
  }, [isAsking]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    item.current = event.currentTarget.parentElement;
    const chosen = serverIn(field.current!.value);
    setInvalid(!chosen);
    if (!chosen) return field.current!.focus();
    choiceStore().set(KEY, chosen);
    setServer(chosen);
    setAsking(false);
    openShareWindow(shareAddress(chosen, text));
  };

  if (!isAsking)
    return (
      <Button
        variant="quiet"
        icon={ICONS.mastodon}
        {...(server
          ? { href: shareAddress(server, text), target: '_blank', onClick: onPress }
          : { onClick: () => setAsking(true) })}
        aria-label={t('mastodon')}
        title={t('mastodon')}
      />
    );
  return (
    <form className="inlay-share-links__form" noValidate onSubmit={submit}>
      <label className="inlay-share-links__label" htmlFor={id}>
        {t('server')}
      </label>
      <input
        ref={field}
        id={id}
        className="inlay-share-links__address"
        name="server"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder="mastodon.social"
        dir="ltr"
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
      />
      <Button variant="secondary" type="submit">
        {t('share')}
      </Button>
      {isInvalid && (
        <p id={`${id}-error`} className="inlay-share-links__error" role="alert">
          {t('invalid')}
        </p>
      )}
    </form>
  );
}

function shareAddress(server: string, text: string): string {
  return addressWith(`https://${server}/share`, { text });
}

/** The host in the typed text: a host, a URL, or an account such as `@ada@mastodon.social`. */
function serverIn(typed: string): string | undefined {
  return /^(?:https?:\/\/)?(?:@?[^@\s/]+@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\/\S*)?$/i
    .exec(typed.trim())?.[1]
    ?.toLowerCase();
}
