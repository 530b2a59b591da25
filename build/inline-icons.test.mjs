import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { inlineIcons } from './inline-icons.mjs';

const plugin = inlineIcons();
const context = {
  addWatchFile() {},
  error(message) {
    throw new Error(message);
  },
};
const inline = (code) => plugin.transform.call(context, code, '/src/ui/button/Button.tsx')?.code ?? code;

before(() => plugin.buildStart.call(context));

test('an icon of the kit stands where it is used', () => {
  assert.equal(
    inline("import { Icon, icons } from '../../ui';\nIcon({ path: icons.check })"),
    `import { Icon, icons } from '../../ui';\nIcon({ path: ({"d":"m5 12.5 4.5 4.5L19 7"}) })`,
  );
});

test('and within the kit, under the name that the file gives it', () => {
  assert.equal(
    inline("import { check, close as cross } from '../icon/paths';"),
    'const check = {"d":"m5 12.5 4.5 4.5L19 7"};\nconst cross = {"d":"m5.5 5.5 13 13m0-13-13 13"};',
  );
});

test('a stylesheet of that name is none', () => {
  assert.equal(inline("import css from './social-icons.css';"), "import css from './social-icons.css';");
});

test('a mistyped name stops the build', () => {
  assert.throws(() => inline('Icon({ path: icons.plsu })'), /There is no icon "plsu"/);
});

test('a file that is called after icons is none', () => {
  const code = "import styles from './social-icons.css';";
  assert.equal(inline(code), code);
});
