import { useSyncExternalStore } from 'react';
import { formatMessage, type MessageValues } from './format-message';
import { useLanguage } from './language';

export interface Messages<K extends string = string> {
  readonly namespace: string;
  readonly english: Readonly<Record<K, string>>;
}

export type Translate<K extends string> = (key: K, values?: MessageValues) => string;

type Entries = Readonly<Record<string, string>>;

/**
 * By language: the texts that came with it, and above them the content
 * service's dictionary. They change twice in a page's life, so a version and
 * its listeners do; a page of text modules then never loads signals.
 */
const translations = new Map<string, Entries>();
const overrides = new Map<string, Entries>();
const listeners = new Set<() => void>();
let version = 0;

/** English travels in the chunk; the other languages lie beside it as `messages.LANG.json`. */
export function defineMessages<K extends string>(namespace: string, english: Record<K, string>): Messages<K> {
  return { namespace, english };
}

/** Keys are `namespace.key`. */
export function addTranslations(language: string, entries: Entries) {
  translations.set(language, entries);
  changed();
}

export function setDictionary(language: string, entries: Entries) {
  overrides.set(language, entries);
  changed();
}

export function translate<K extends string>(messages: Messages<K>, language: string): Translate<K> {
  const translated = translations.get(language);
  const overridden = overrides.get(language);
  return (key, values = {}) => {
    const name = `${messages.namespace}.${key}`;
    const text = own(overridden, name) ?? own(translated, name);
    return text === undefined ? formatMessage(messages.english[key] ?? key, values, 'en') : formatMessage(text, values, language);
  };
}

export function useText<K extends string>(messages: Messages<K>): Translate<K> {
  useSyncExternalStore(onTexts, getVersion, getVersion);
  return translate(messages, useLanguage());
}

function changed() {
  version += 1;
  for (const listener of listeners) listener();
}

function onTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getVersion(): number {
  return version;
}

function own(entries: Entries | undefined, name: string): string | undefined {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
