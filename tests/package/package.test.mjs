import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { createHost, packPackage } from './install.mjs';

const run = promisify(execFile);

describe('The package', () => {
  let pack;
  let host;
  let root;
  before(async () => {
    pack = await packPackage();
    host = await createHost('preact');
    root = join(host.root, 'node_modules/inlay');
  });
  after(() => host.remove());

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: root, pack: false, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg)),
      [],
    );
  });

  it('has types that resolve wherever its modules do', async () => {
    const scripts = [
      'inlay.css',
      'loader.js',
      'react/loader.js',
      'manifest.json',
      'react/manifest.json',
      'package.json',
    ];
    const { code, stdout } = await run('node_modules/.bin/attw', [
      pack.tarball,
      '--profile',
      'esm-only',
      '--no-color',
      '--no-emoji',
      '--exclude-entrypoints',
      ...scripts,
    ]).catch((error) => error);
    assert.equal(code, undefined, stdout);
  });

  it('links to nothing that is not in it', async () => {
    const missing = [];
    for (const file of pack.files.filter((path) => /^[^/]+\.md$|^docs\//.test(path) && path.endsWith('.md'))) {
      for (const [, link] of (await readFile(join(root, file), 'utf8')).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
        if (!/^https?:/.test(link) && !pack.files.includes(normalize(join(dirname(file), link))))
          missing.push(`${file}: ${link}`);
      }
    }
    assert.deepEqual(missing, []);
  });

  it('contains its licence, its changelog, and the licences of bundled packages', async () => {
    for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md', 'docs/bundling.md'])
      assert.ok(pack.files.includes(file), file);
    const texts = await readFile(join(root, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
    const { files } = JSON.parse(await readFile(join(root, 'dist/react/manifest.json'), 'utf8'));
    const names = new Set(
      Object.values(files)
        .flatMap(({ holds }) => holds)
        .map((id) => /^npm:((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
        .filter(Boolean),
    );
    assert.ok(names.has('superstruct') && names.has('react-dom'));
    for (const name of [...names, 'preact'])
      assert.match(texts, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, 'm'));
    assert.match(texts, /Permission is hereby granted/);
    const { components } = JSON.parse(await readFile(join(root, 'dist/sbom.cdx.json'), 'utf8'));
    const listed = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
    // parse5 is only in the command.
    for (const name of [...names, 'preact', 'parse5']) assert.ok(listed.includes(name), name);
    for (const name of listed) assert.match(texts, new RegExp(`^${name} \\d`, 'm'));
  });

  it('has a command that checks the services of a page, and needs nothing else', async () => {
    const { bin } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const { stdout } = await run(process.execPath, [join(root, bin.inlay), 'check-services', '--help'], {
      cwd: host.root,
    });
    assert.match(stdout, /--config FILE-OR-URL/);
    const { code, stderr } = await run(
      process.execPath,
      [join(root, bin.inlay), 'check-services', '--config', 'missing.json'],
      { cwd: host.root },
    ).catch((error) => error);
    assert.deepEqual([code, stderr], [2, 'The file missing.json cannot be read.\n']);
  });

  it('has a command that finds three mistakes in a page, and needs nothing else', async () => {
    const page = join(host.root, 'page.html');
    const placeholders = `<div data-module="pul-quote"></div>
<div data-module="pull-quote" data-cit1="Ada"><p data-field="quote">Words.</p></div>
<div data-module="pull-quote"></div>`;
    await writeFile(page, `<!doctype html><title>A page</title><script src="loader.js" defer></script>${placeholders}`);
    await writeFile(join(host.root, 'loader.js'), '');
    const cli = join(root, 'dist/cli.mjs');
    const { code, stdout } = await run(process.execPath, [cli, 'check', page], { cwd: host.root }).catch(
      (error) => error,
    );
    assert.equal(code, 1);
    assert.deepEqual(
      [...stdout.matchAll(/^ {2}\d+:\d+.*\(([\w-]+)\)$/gm)].map(([, rule]) => rule),
      ['unknown-module', 'unknown-prop', 'missing-content'],
      stdout,
    );
    const upgrade = await run(process.execPath, [cli, 'check', '--upgrade', page], { cwd: host.root }).catch(
      (error) => error,
    );
    assert.equal(upgrade.stderr, '');
    const typo = await run(process.execPath, [cli, 'chek'], { cwd: host.root }).catch((error) => error);
    assert.match(typo.stderr, /There is no command "chek"; did you mean "inlay check"\?/);
    assert.equal(typo.code, 2);
  });

  it('brings a WordPress plugin and Drupal components with every module', async () => {
    const modules = JSON.parse(await readFile(join(root, 'dist/catalogue.json'), 'utf8'));
    const plugin = Object.keys(unzipSync(await readFile(join(root, 'dist/cms/inlay-wordpress.zip'))));
    for (const path of ['inlay.php', 'uninstall.php', 'assets/editor.js', 'assets/inlay/loader.js', 'LICENSE'])
      assert.ok(plugin.includes(`inlay/${path}`), path);
    assert.deepEqual(
      plugin.filter((path) => /\.(?:br|map)$/.test(path)),
      [],
    );
    for (const { name } of modules) {
      assert.ok(plugin.includes(`inlay/blocks/${name}/block.json`), name);
      for (const end of ['component.yml', 'twig'])
        assert.ok(pack.files.includes(`dist/cms/drupal/inlay/components/${name}/${name}.${end}`), `${name}.${end}`);
    }
  });

  it('is the same whether or not the demo has compressed its files', () => {
    assert.deepEqual(
      pack.files.filter((file) => file.endsWith('.br')),
      [],
    );
  });

  for (const entry of ['inlay', 'inlay/react']) {
    it(`does nothing on a server that imports ${entry}`, async () => {
      // The first entry works without React.
      if (entry === 'inlay/react') await host.link(['react', 'react-dom', 'scheduler']);
      const code = `const before = Object.keys(globalThis).length; const { start } = await import('${entry}'); console.log(typeof start, Object.keys(globalThis).length - before);`;
      const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', code], {
        cwd: host.root,
        timeout: 30_000,
      });
      assert.deepEqual([stdout.trim(), stderr], ['function 0', '']);
    });
  }
});
