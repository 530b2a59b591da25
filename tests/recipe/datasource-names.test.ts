/**
 * The field names of the datasources of editorial modules, in each spelling that content systems print:
 * `datasource-names.json` has them by module and list. Below `questions.options` are those of the options of a
 * question.
 */
import { readFileSync } from 'node:fs';
import { camelCase, isRecord, type Members, type Prop } from '../../src/contract';
import { memberOf } from '../../src/runtime/edit/names';
import { loadWidget } from './load-widget';

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

const NAMES = JSON.parse(readFileSync('tests/recipe/datasource-names.json', 'utf8')) as Names;

/** As a template prints it: `heroImage`, `HeroImage`, `hero_image`, `hero image`, `Hero Image`. */
const SPELLINGS: Readonly<Record<string, (name: string) => string>> = {
  camelCase: (name) => name,
  PascalCase: (name) => name.replace(/^./, (first) => first.toUpperCase()),
  snake_case: (name) => parts(name).join('_').toLowerCase(),
  blanks: (name) => parts(name).join(' '),
  'blanks and capitals': (name) =>
    parts(name)
      .map((part) => part.replace(/^./, (first) => first.toUpperCase()))
      .join(' '),
};

function parts(name: string): string[] {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])/);
}

describe.each(Object.entries(NAMES))('%s', (module, groups) => {
  test.each(Object.entries(SPELLINGS))('knows the names of its datasource in %s', (_, spell) => {
    const { props = {} } = loadWidget(module);
    const unknown = Object.entries(groups).flatMap(([path, names]) => {
      const members = path.split('.').filter(Boolean).reduce<Members>(membersOf, props);
      return names
        .split(' ')
        .map(spell)
        .filter((name) => !memberOf(members, camelCase(name)))
        .map((name) => (path ? `${name} of ${path}` : name));
    });
    expect(unknown).toEqual([]);
  });
});

/** The fields of a list's items, or of a group. */
function membersOf(members: Members, name: string): Members {
  const member = memberOf(members, name);
  const details = member?.kind === 'list' ? (member.details as Prop).details : member?.details;
  return isRecord(details) ? (details as Members) : {};
}
