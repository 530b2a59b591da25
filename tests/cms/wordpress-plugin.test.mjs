import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue } from '../../build/catalogue.mjs';
import { phpValue, pluginFiles } from '../../build/cms/wordpress.mjs';
import { configurationSchema } from '../../build/schema.mjs';

const modules = await catalogue();
const files = await pluginFiles(modules, { version: '1.2.3', configuration: await configurationSchema() });

describe('The WordPress plugin', () => {
  it('has a block for every module of the catalogue', () => {
    for (const { name, description } of modules) {
      const block = JSON.parse(files[`blocks/${name}/block.json`]);
      assert.deepEqual(
        [block.name, block.description, block.version, block.textdomain],
        [`inlay/${name}`, description, '1.2.3', 'inlay'],
      );
      assert.ok(files['includes/modules.php'].includes(`'${name}' => array(`), name);
    }
    assert.equal(Object.keys(files).filter((path) => path.endsWith('/block.json')).length, modules.length);
  });

  it('offers each author an example without scripts, or a placeholder to fill in', () => {
    const entries = JSON.parse(files['assets/catalogue.js'].replace(/^window\.inlayCatalogue = |;\n$/g, ''));
    for (const { name, examples, skeleton } of entries) {
      assert.ok(skeleton.startsWith(`<div data-module="${name}">`));
      for (const { html } of examples) assert.doesNotMatch(html, /<script/);
    }
  });

  it('guards every PHP file against direct requests, and names the version', () => {
    for (const [path, code] of Object.entries(files).filter(([path]) => path.endsWith('.php')))
      assert.match(code, /defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/, path);
    assert.match(files['inlay.php'], /Version: +1\.2\.3/);
    assert.match(files['readme.txt'], /Stable tag: 1\.2\.3/);
  });

  it('escapes texts in generated PHP', () => {
    assert.equal(
      phpValue({ "it's": ['a\\b', true, 3], empty: [] }),
      "array(\n\t'it\\'s' => array(\n\t\t'a\\\\b',\n\t\ttrue,\n\t\t3,\n\t),\n\t'empty' => array(),\n)",
    );
  });

  it('lists its texts for translators', () => {
    assert.match(files['languages/inlay.pot'], /msgid "Address of the services"/);
    assert.match(files['languages/inlay.pot'], /msgid "Replace %s"/);
  });
});
