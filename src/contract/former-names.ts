/**
 * Public names that have changed. The former spellings keep working for a major version: they are read as the present
 * name, with one warning each. The former names of props and modules are in `alias` and `formerNames`. Late: pages
 * without a former name do not load this file.
 */
import { log } from './log';
import type { ConfigSource } from './loader';
import { isRecord } from './source';

type Names = Readonly<Record<string, string>>;
type Members = Readonly<Record<string, unknown>>;
/** `former` is the path of a key, or the key of a text. */
type Report = (message: string, former: string) => void;

/** Keys of the configuration, by their path. */
export const FORMER_KEYS: Names = {
  'policy.shortestPassword': 'policy.minPasswordLength',
  'policy.longestPassword': 'policy.maxPasswordLength',
  'policy.longestEmail': 'policy.maxEmailLength',
  'policy.longestName': 'policy.maxNameLength',
  'policy.longestCompany': 'policy.maxCompanyLength',
  'metadata.parameters': 'parameters.identifying',
};

/** Keys of dictionaries. `FORMER_TEXT` in src/services/dictionary.ts recognises them. */
export const FORMER_TEXTS: Names = {
  'account-data.kept': 'account-data.accountKept',
  'article.enter': 'article.enterFullScreen',
  'article.leave': 'article.exitFullScreen',
  'blog.all': 'blog.allEntries',
  'consent.refuseAll': 'consent.rejectAll',
  'image.enlarge': 'lightbox.enlarge',
  'image.picture': 'lightbox.picture',
  'insights-grid.all': 'insights-grid.allArticles',
  'job-search.words': 'job-search.searchLabel',
  'locations-map.all': 'locations-map.showAllOffices',
  'media.filmFailed': 'media.videoFailed',
  'media.filmNotice': 'media.videoNotice',
  'media.filmPage': 'media.videoPage',
  'media.playFilm': 'media.playVideo',
  'media.transcript': 'transcripts.transcript',
  'passkeys.known': 'passkeys.alreadyExists',
  'social.lastLogin': 'linked-accounts.lastLogin',
  'social.notLinked': 'linked-accounts.alreadyUnlinked',
  'video-gallery.transcript': 'transcripts.transcript',
};

/** Placeholders in the texts of dictionaries, by the key of the text. */
export const FORMER_PLACEHOLDERS: Readonly<Record<string, Names>> = {
  'footnotes.backAgain': { place: 'position' },
  'job-search.for': { words: 'query' },
  'list-view.added': { shown: 'visible' },
  'list-view.progress': { shown: 'visible' },
};

/** Fields in the responses of services. */
export const FORMER_FIELDS: Names = { asksPassword: 'requiresPassword' };

/** The sources of a configuration under the present keys. Those of the body may not contain these keys at all. */
export function withPresentKeys<S extends ConfigSource>(sources: readonly S[], report: Report = warnOnce): S[] {
  return sources.map((source) =>
    source.isTrusted && isRecord(source.values)
      ? { ...source, values: presentKeys(source.values, source.from, report) }
      : source,
  );
}

function presentKeys(values: Members, from: string, report: Report): Members {
  let present = values;
  for (const [former, name] of Object.entries(FORMER_KEYS)) {
    const [group, member] = former.split('.') as [string, string];
    const [newGroup, newMember] = name.split('.') as [string, string];
    const { [member]: value, ...others } = membersOf(present, group);
    if (value === undefined) continue;
    present = { ...present, [group]: others };
    const newMembers = membersOf(present, newGroup);
    const isSet = newMembers[newMember] !== undefined;
    if (!isSet) present = { ...present, [newGroup]: { ...newMembers, [newMember]: value } };
    report(deprecation(`configuration key "${former}"`, name, isSet, ` (${from})`), former);
  }
  return present;
}

/** The object of that key. Attributes of the loader's tag contain its JSON. */
function membersOf(values: Members, key: string): Members {
  const value = values[key];
  if (typeof value !== 'string') return isRecord(value) ? value : {};
  try {
    return membersOf({ value: JSON.parse(value) as unknown }, 'value');
  } catch {
    return {};
  }
}

/** The texts of a dictionary under the present keys, with the present placeholders. */
export function withPresentTexts(entries: Names, report: Report = warnOnce): Names {
  const present: Record<string, string> = { ...entries };
  for (const [former, name] of Object.entries(FORMER_TEXTS)) {
    const text = entries[former];
    if (text === undefined) continue;
    present[name] ??= text;
    report(deprecation(`dictionary key "${former}"`, name, entries[name] !== undefined), former);
  }
  for (const [key, placeholders] of Object.entries(FORMER_PLACEHOLDERS)) {
    const text = present[key];
    if (text === undefined) continue;
    present[key] = text.replace(/\{\s*(\w+)(?=\s*[,}])/g, (whole, former: string) => {
      if (!Object.hasOwn(placeholders, former)) return whole;
      report(
        deprecation(`placeholder "{${former}}" of dictionary key "${key}"`, `{${placeholders[former]}}`, false),
        key,
      );
      return `{${placeholders[former]}`;
    });
  }
  return present;
}

/** Reports former fields of a response. A service may send both names while bundles of both versions run. */
export function warnOfFields(fields: Members) {
  for (const [former, name] of Object.entries(FORMER_FIELDS))
    if (fields[former] !== undefined && fields[name] === undefined)
      warnOnce(deprecation(`field "${former}" of a response`, name, false));
}

/** `isSet`: the present name is there, too. */
export function deprecation(former: string, name: string, isSet: boolean, source = ''): string {
  return isSet
    ? `${former} is deprecated and not read, because its new name "${name}" is set, too.${source}`
    : `${former} is deprecated: it is now "${name}".${source}`;
}

const reported = new Set<string>();

function warnOnce(message: string) {
  if (reported.has(message)) return;
  reported.add(message);
  log('warn', `Inlay: ${message}`);
}
