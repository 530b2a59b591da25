import { useSyncExternalStore } from 'react';
import { formatMessage, type MessageValues } from './format-message';
import { useLanguage } from './language';

/** A text in each language. English is the fallback. */
export interface Text {
  readonly en: string;
  readonly de: string;
  readonly ar?: string;
  readonly ja?: string;
}

/** A text of a widget outside this repository, in any languages. */
export interface OwnText {
  readonly en: string;
  readonly [language: string]: string;
}

/** The type of `defineMessages` for widgets outside this repository. */
export type DefineMessages = <K extends string>(namespace: string, texts: Readonly<Record<K, OwnText>>) => Messages<K>;

export interface Messages<K extends string = string> {
  readonly namespace: string;
  /** The build leaves only the English text here, as a string. */
  readonly texts: Readonly<Record<K, Text | OwnText | string>>;
}

export type Translate<K extends string> = (key: K, values?: MessageValues) => string;

type Entries = Readonly<Record<string, string>>;

/**
 * By language: the texts that came with it, and above them the content
 * service's dictionary. They change twice in a page's life, so versions and
 * listeners do; a page of text modules then never loads signals.
 */
const translations = new Map<string, Entries>();
const overrides = new Map<string, Entries>();
const listeners = new Set<() => void>();
/** By namespace: a new object each time its texts are replaced. */
const versions = new Map<string, object>();

/**
 * The build moves all languages but English into a chunk each. Without a build the texts are used as they are, in any
 * language, and a plain string is English.
 */
export function defineMessages<K extends string>(namespace: string, texts: Readonly<Record<K, Text>>): Messages<K> {
  return { namespace, texts };
}

/** Keys are `namespace.key`. */
export function addTranslations(language: string, entries: Entries) {
  replace(translations, language, entries);
}

export function setDictionary(language: string, entries: Entries) {
  replace(overrides, language, entries);
}

export function translate<K extends string>(messages: Messages<K>, language: string): Translate<K> {
  const translated = translations.get(language);
  const overridden = overrides.get(language);
  return (key, values = {}) => {
    const name = `${messages.namespace}.${key}`;
    const ownText: Text | OwnText | string = messages.texts[key] ?? key;
    const languages: Text | OwnText = typeof ownText === 'string' ? { en: ownText } : ownText;
    const text = ownEntry(overridden, name) ?? ownEntry(translated, name) ?? ownEntry(languages, language);
    return text === undefined ? formatMessage(languages.en, values, 'en') : formatMessage(text, values, language);
  };
}

export function useText<K extends string>(messages: Messages<K>): Translate<K> {
  const getVersion = () => versions.get(messages.namespace);
  useSyncExternalStore(onTexts, getVersion, getVersion);
  return translate(messages, useLanguage());
}

/** A page has hundreds of components with texts. Only those of a namespace in the entries render again. */
function replace(textsByLanguage: Map<string, Entries>, language: string, entries: Entries) {
  const version = {};
  for (const name of Object.keys({ ...textsByLanguage.get(language), ...entries }))
    versions.set(name.split('.')[0]!, version);
  textsByLanguage.set(language, entries);
  listeners.forEach((listener) => listener());
}

function onTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ownEntry(entries: Entries | Text | undefined, name: string): string | undefined {
  return entries && Object.hasOwn(entries, name) ? (entries as Entries)[name] : undefined;
}
