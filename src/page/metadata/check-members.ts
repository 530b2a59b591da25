import { config, warnOfMember } from '../../core';
import { type Fields, fieldsOf } from './fields';

/** Members of `Subject`, by the type of their values. Other names are the CMS's own. */
const MEMBERS: readonly (readonly [
  expected: string,
  names: string,
  read: (fields: Fields, name: string) => unknown,
])[] = [
  [
    'a text',
    'title seoTitle description seoDescription practice articleType sourcePublication accessStatus eventLocation eventFormat jobID firmTitle',
    (fields, name) => fields.text(name),
  ],
  [
    'a date such as "2026-05-02" or "2026-05-02T09:00:00Z"',
    'displayDate originalPublicationDate updatedDate startTime endTime datePosted validThrough uploadDate',
    (fields, name) => fields.date(name),
  ],
  [
    'an address such as "https://www.example.com/path" or "/path"',
    'url contentUrl embedUrl logo',
    (fields, name) => fields.address(name),
  ],
  ['a list of addresses', 'profiles', (fields, name) => fields.addresses(name).length],
  [
    'a list of objects',
    'alternateLanguages authors videos offices locations',
    (fields, name) => fields.items(name).length,
  ],
  ['an object', 'salary', (fields, name) => fields.items(name).length],
  ['an address or an object with "src"', 'standardImage', (fields, name) => fields.image(name)],
];

/** Members that search engines require for each type. */
const REQUIRED: Readonly<Record<string, string>> = {
  article: 'title',
  event: 'title startTime',
  job: 'title description datePosted locations',
  video: 'title standardImage uploadDate',
  person: 'title',
};

/** A warning for each invalid member, because the page would just have no structured data. */
export function checkMembers(subject: Fields) {
  const { metadata } = config();
  const wrong = new Set([
    ...wrongMembers('metadata.organisation', metadata.organisation),
    ...wrongMembers('metadata.subject', metadata.subject),
  ]);
  const { kind } = metadata.subject;
  if (kind === undefined) return;
  const kinds = Object.keys(REQUIRED);
  if (!kinds.includes(kind as string)) return warnOfMember('metadata.subject.kind', `one of ${kinds.join(', ')}`, kind);
  for (const name of REQUIRED[kind as string]!.split(' ')) {
    const [expected, , read] = MEMBERS.find(([, names]) => names.split(' ').includes(name))!;
    if (!read(subject, name) && !wrong.has(name))
      warnOfMember(
        `metadata.subject.${name}`,
        `${expected}, since search engines require it of kind "${kind as string}"`,
        undefined,
      );
  }
}

function wrongMembers(key: string, values: Readonly<Record<string, unknown>>): string[] {
  const fields = fieldsOf(values);
  return MEMBERS.flatMap(([expected, names, read]) =>
    names.split(' ').filter((name) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      // Content systems print empty values for missing ones.
      const isWrong = (value ?? '') !== '' && !(Array.isArray(value) && !value.length) && !read(fields, name);
      if (isWrong) warnOfMember(`${key}.${name}`, expected, value);
      return isWrong;
    }),
  );
}
