import { truncate } from '../../src/contract';
import { defineFilterAddress, fold, localPage, type ListPage, type LocalPagesOptions } from '../../src/features/lists';
import { type FILTERS, type Profile, type ProfileGridProps } from './props';

export type FilterName = (typeof FILTERS)[number];

/** The filter keys. Private values cannot be found by filtering either. */
const NAMES: Readonly<Record<FilterName, (profile: Profile) => readonly string[]>> = {
  location: ({ locations }) => locations,
  region: ({ regions }) => regions,
  interest: ({ isPrivate, interest }) => (isPrivate ? [] : interest),
  language: ({ isPrivate, languages }) => (isPrivate ? [] : languages),
  practice: ({ practices, industryPractices, functionalPractices, nonPracticeEntities }) => [
    ...new Set([...practices, ...industryPractices, ...functionalPractices, ...nonPracticeEntities]),
  ],
};

const OPTIONS = {
  location: 'locationOptions',
  region: 'regionOptions',
  interest: 'interestOptions',
  language: 'languageOptions',
  practice: 'practiceOptions',
} as const;

/** The query of this page, and its server-rendered people. */
export function readProfiles(props: ProfileGridProps) {
  const { total, next } = props;
  const items = distinct(props.items);
  const isRemote = Boolean(props.source) || total !== undefined || (props.fromService && !items.length);
  const pageSize = pageSizeOf(props);
  const groups = [...new Set(props.filters)]
    .map((name) => ({
      name,
      options: optionsOf(props, items, name),
      // The first page of a service does not include all filter names.
      isComplete: !isRemote || props[OPTIONS[name]].length > 0,
    }))
    .filter(({ options, isComplete }) => !isComplete || options.length > 1);
  const address = defineFilterAddress({
    groups: Object.fromEntries(
      groups.map(({ name, options, isComplete }) => [
        name,
        isComplete ? { options: options.map(({ value }) => value) } : {},
      ]),
    ),
    values: { q: {} },
    page: 'page',
  });
  const local: LocalPagesOptions<Profile> = {
    items,
    pageSize,
    matches: createNameMatch(),
    groups: Object.fromEntries(groups.map(({ name }) => [name, NAMES[name]])),
  };
  const isMissing = Boolean(props.source) || (isRemote && total !== 0 && !items.length);
  const serverPage: ListPage<Profile> | undefined = isMissing
    ? undefined
    : total === undefined
      ? localPage(local, address.read())
      : { items, total, next, counts: countsOf(groups) };
  return { groups, address, pageSize, local, isRemote, serverPage };
}

/** Identifies a person. */
export function keyOf({ id, url, title }: Profile): string {
  return id ?? url?.url ?? title;
}

/** Complete rows at every width: 2 columns with the picture beside the text, else 2 and 4, or 2, 4 and 6. */
export function pageSizeOf({
  rows,
  twoColumns,
  layout,
}: Pick<ProfileGridProps, 'rows' | 'twoColumns' | 'layout'>): number {
  const unit = layout !== 'stacked' ? 2 : twoColumns ? 4 : 12;
  return Math.ceil((3 * rows) / unit) * unit;
}

/** The placeholder image of a person without a portrait: always the same for that person. */
export function faceOf(profile: Profile, faces: number): number {
  let hash = 0;
  for (const character of keyOf(profile)) hash = (hash * 31 + character.codePointAt(0)!) >>> 0;
  return hash % faces;
}

/** The first letters of the first and the last part of a name. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).flatMap((part) => /\p{L}/u.exec(part)?.[0] ?? []);
  return (parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts).join('').toUpperCase();
}

const MAX_DESCRIPTION_LENGTH = 125;

/** Cuts at word boundaries where there are any, and adds an ellipsis. */
export function excerptOf(text: string): string {
  const characters = [...text];
  if (characters.length <= MAX_DESCRIPTION_LENGTH) return text;
  const start = truncate(text, characters.slice(0, MAX_DESCRIPTION_LENGTH).join('').length);
  const wholeWords = text[start.length] === ' ' ? start : start.replace(/(?<=.{90})\s\S*$/su, '');
  return `${wholeWords.replace(/[\s.,;:!?–—-]+$/u, '')}…`;
}

/** Whether a person's name or title contains all words of the search text. */
function createNameMatch(): NonNullable<LocalPagesOptions<Profile>['matches']> {
  // Folds each person once, because there may be thousands.
  const folded = new Map<Profile, string>();
  let [text, queryWords]: [string, readonly string[]] = ['', []];
  return (profile, { q = '' }) => {
    if (q !== text) [text, queryWords] = [q, fold(q).split(' ')];
    if (!text) return true;
    const name = folded.get(profile) ?? fold(`${profile.title} ${profile.firmTitle}`);
    folded.set(profile, name);
    return queryWords.every((word) => name.includes(word));
  };
}

function distinct(items: readonly Profile[]): Profile[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

interface Option {
  readonly value: string;
  readonly label: string | undefined;
  readonly count: number | undefined;
}

function optionsOf(props: ProfileGridProps, items: readonly Profile[], filter: FilterName): Option[] {
  const options = props[OPTIONS[filter]];
  if (options.length) return options.map(({ name, ...more }) => ({ value: name, ...more }));
  const found = new Set(items.flatMap((item) => NAMES[filter](item)));
  return [...found]
    .sort((a, other) => a.localeCompare(other))
    .map((value) => ({ value, label: undefined, count: undefined }));
}

function countsOf(groups: readonly { name: string; options: readonly Option[] }[]): ListPage<Profile>['counts'] {
  const counted = groups.filter(({ options }) => options.some(({ count }) => count !== undefined));
  return Object.fromEntries(
    counted.map(({ name, options }) => [
      name,
      Object.fromEntries(options.map(({ value, count = 0 }) => [value, count])),
    ]),
  );
}
