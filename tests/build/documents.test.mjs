import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { BUDGETS } from '../../build/budgets.mjs';
import { languageNames } from '../../build/languages.mjs';
import { readOptions as readCheckOptions } from '../../cli/check/options.ts';
import { readOptions as readServiceOptions } from '../../cli/check-services/options.ts';
import { createModule } from '../../cli/new/index.ts';
import { readSettings } from '../../demo/services/settings.ts';

// Declarations share folders with components, and those import their stylesheets.
register('../../build/no-css.mjs', import.meta.url);
const { init } = await import('../../cli/init/index.ts');
const { migrate } = await import('../../cli/migrate/index.ts');

const read = (path) => readFileSync(path, 'utf8');
const documents = execFileSync('git', ['ls-files', '--', '*.md', ':!demo/content/articles'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(path))
  .map((path) => ({ path, text: read(path) }));
const pageApi = read('docs/page-api.md');
const headers = read('docs/security-headers.md');

test('docs/page-api.md lists every event that widgets publish, and no other', () => {
  const map = /export interface EventMap \{([^]*?)\n\}/.exec(read('src/core/events/index.ts'))[1];
  const events = [...map.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, name]) => name);
  assert.ok(events.length > 20);
  const table = pageApi.slice(pageApi.indexOf('## Events of widgets'), pageApi.indexOf('## A widget of your own'));
  const documented = [...table.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(documented.toSorted(), events.toSorted());
});

test('docs/page-api.md lists every member of window.inlay', () => {
  const members = ['push', 'ready', 'mount', 'unmount', 'scan', 'define', 'kit', 'publish', 'subscribe', 'session'];
  for (const name of [...members, 'config', 'inspect', 'version'])
    assert.match(pageApi, new RegExp(`^\\| \`inlay\\.${name}\\b`, 'm'), name);
  const loader = /export const api[^=]*= \{([^]*?)\n\};/.exec(read('src/loader/page-api.ts'))[1];
  const runtime = /Object\.assign\(api, \{([^]*?)\n {2}\}\);/.exec(read('src/runtime/start.ts'))[1];
  const methodNames = [...`${loader}\n${runtime}`.matchAll(/^ {2,4}(?:async )?([a-z]+)(?=[:,(])/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(
    [...new Set(methodNames)].filter((name) => !pageApi.includes(`\`inlay.${name}`)),
    [],
  );
});

test('docs/page-api.md lists every kind of prop, and everything of Inlay in the kit', () => {
  const names = [...read('src/runtime/kit.ts').matchAll(/^export \{([^}]*)\} from '\.\.\//gm)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim()),
  );
  assert.ok(names.includes('group') && names.includes('useSession'));
  assert.deepEqual(
    names.filter((name) => name && !pageApi.includes(`\`${name}`)),
    ['defineProps'],
  );
});

test('docs/security-headers.md names every Trusted Types policy', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => read(`${folder}/${name}`)),
  );
  const policies = [...files.join('').matchAll(/(?:createPolicy|trustedPolicy)\(\s*'([a-z-]+)'/g)].map(
    ([, name]) => name,
  );
  const [, listed] = /^ *trusted-types (.*)$/m.exec(headers);
  assert.deepEqual(listed.split(' ').toSorted(), [...new Set([...policies, 'dompurify'])].toSorted());
});

test('the documents link to files and headings that exist', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...withoutSamples(text).matchAll(/\]\(([^()\s]+)\)/g)]
      .map(([, link]) => link)
      // In bench/README.md, addresses of the demo.
      .filter((link) => !/^(?:https?:|\/)/.test(link))
      .filter((link) => {
        const [file, hash] = link.split('#');
        const target = file ? normalize(join(dirname(path), file)) : path;
        return !existsSync(target) || (hash && !headingsOf(read(target)).includes(hash));
      })
      .map((link) => `${path}: ${link}`),
  );
  assert.deepEqual(missing, []);
});

test('the documents name only scripts of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const current = documents.filter(({ path }) => path !== 'CHANGELOG.md');
  const names = current.flatMap(({ text }) => [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)]);
  assert.ok(names.length > 20);
  for (const [command, name] of names) assert.ok(scripts[name], command);
});

test('every `npx inlay` of the documents can be pasted: its command accepts the options', async () => {
  const environment = { print: () => {}, complain: assert.fail, dist: 'dist' };
  const commands = {
    check: readCheckOptions,
    'check-services': (parameters) =>
      readServiceOptions(parameters.includes('--write') ? [...parameters, '--password', 'secret'] : parameters),
    init: (parameters) => init([...parameters, '--help'], environment),
    new: (parameters) => createModule([...parameters, '--help'], environment),
    migrate: (parameters) => migrate([...parameters, '--help'], environment),
  };
  const lines = documents.flatMap(({ text }) => [
    ...samplesOf(text)
      .replaceAll('\\\n', ' ')
      .matchAll(/npx inlay(?:@latest)? ([^\n]*)/g),
  ]);
  assert.ok(lines.length > 10);
  for (const [line, rest] of lines) {
    const [name, ...parameters] = rest.replace(/ [>&|#].*/, '').split(/\s+/);
    assert.ok(commands[name], line);
    await commands[name](parameters);
  }
});

test('the documents name only settings that the services read, and their README names all', () => {
  const options = ['services/server/options.ts', 'services/observe/log.ts', 'start/options.ts']
    .map((path) => read(`demo/${path}`))
    .join('');
  const settings = [
    ...Object.keys(readSettings({})).map((name) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()),
    ...[...options.matchAll(/'([A-Z_]{4,})'/g)].map(([, name]) => name),
  ];
  const ofTests = ['CDN_PORT', 'MICROSITE_PORT'];
  const readme = read('demo/services/README.md');
  assert.deepEqual(
    settings.filter((name) => !readme.includes(`\`${name}\``) && !ofTests.includes(name)),
    [],
  );
  const others = ['CAPACITY_ROWS', 'CHECK_URL', 'DATABASE_PASSWORD'];
  const named = documents
    .filter(({ path }) => /^docs\/operate\/|^docs\/security\.md|^demo\/services\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w-])[A-Z]+(?:_[A-Z]+)+(?![\w-])/g)].map(([name]) => `${path}: ${name}`),
    )
    .filter((entry) => ![...settings, ...others].includes(entry.split(': ')[1]));
  assert.deepEqual(named, []);
});

test('docs/operate/services.md lists the pages that e-mails link to, and files of the services', () => {
  const text = read('docs/operate/services.md');
  const code = ['accounts', 'subscriptions']
    .flatMap((folder) => readdirSync(`demo/services/${folder}`).map((name) => `demo/services/${folder}/${name}`))
    .filter((path) => path.endsWith('.ts'))
    .map(read)
    .join('\n');
  const pages = [...code.matchAll(/accountLink\([^;]*?page: '([\w-]+)'/g)].map(([, page]) => `/account/${page}`);
  const listedPages = [...text.matchAll(/^\| `(\/account\/[\w-]+)` \|/gm)].map(([, page]) => page);
  assert.deepEqual(listedPages.toSorted(), [...new Set(pages)].toSorted());
  const files = [...text.matchAll(/`([\w-]+(?:\/[\w-]+)*\.ts)`/g)].map(([, path]) => `demo/services/${path}`);
  assert.ok(files.length > 5);
  assert.deepEqual(
    files.filter((path) => !existsSync(path)),
    [],
  );
});

test('docs/add-to-a-page.md names the languages and browsers of the package', () => {
  const text = read('docs/add-to-a-page.md');
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const language of ['en', ...languageNames()]) assert.match(text, new RegExp(`have .*${names.of(language)}`));
  const versions = {
    chrome: 'Chrome and Edge 110',
    edge: 'Chrome and Edge 110',
    safari: 'Safari 16.4',
    ios_saf: 'Safari 16.4',
    firefox: 'Firefox 115',
  };
  for (const entry of JSON.parse(read('package.json')).browserslist) {
    const [name, , version] = entry.split(' ');
    assert.ok(versions[name].endsWith(` ${version}`) && text.includes(versions[name]), entry);
  }
});

test('docs/add-to-a-page.md has the limits of sizes', () => {
  const { loader, runtime, complete, over, pages } = BUDGETS;
  const page = ({ bytes, requests }) => `${kilobytes(bytes)} in ${requests} requests`;
  const rows = {
    'Loader, with the names of all widgets': kilobytes(loader),
    "Runtime, with React's API and the state of the session": kilobytes(runtime),
    'Quiz, in addition to loader and runtime': kilobytes(over.quiz),
    'Search, in addition to loader and runtime': kilobytes(over['site-search']),
    'The `sign-in` widget, complete': kilobytes(complete['sign-in']),
    "The demo's home page, complete": page(pages.home),
    "The demo's richest article, complete": page(pages['richest article']),
  };
  const text = read('docs/add-to-a-page.md');
  for (const [part, figure] of Object.entries(rows))
    assert.ok(text.includes(`\n| ${part} | ${figure} |\n`), `${part}: ${figure}`);
});

/** Rounded up, to tenths. */
function kilobytes(bytes) {
  return String(Math.ceil(bytes / 100) / 10);
}

function samplesOf(text) {
  return [...text.matchAll(/^ *```.*\n([\s\S]*?)^ *```/gm)].map(([, code]) => code).join('\n');
}

function withoutSamples(text) {
  return text.replaceAll(/^ *```.*\n[\s\S]*?^ *```/gm, '');
}

/** As code hosts name their anchors. */
function headingsOf(text) {
  return [...withoutSamples(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
