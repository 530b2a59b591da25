/** Embeds: whatever an editor or a provider writes, frames and scripts load only from configured origins. */
import { register } from 'node:module';
import '../setup/page.ts';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { attacks } from '../attacks';
import { address } from '../grammars/address';
import { PropError } from '../../../src/contract/source';
import { InlayError } from '../../../src/contract/errors';
import { configure } from '../../../src/core/config';
import { addressOf, checkedAddress, foreignAddress, foreignId } from '../../../src/features/embeds/address.ts';
import { trustedDocument, trustedScript } from '../../../src/features/embeds/scripts.ts';

register('../../../build/no-css.mjs', import.meta.url);
const { scriptAddress } = await import('../../../src/features/embeds/BespokeInteractive.tsx');

const CEROS = 'https://view.ceros.com';
const FOLDER = 'https://static.example';

before(
  () =>
    void configure([
      {
        from: 'test',
        isTrusted: true,
        values: { embeds: { bespoke: `${FOLDER}/interactives` }, video: { player: '' } },
      },
    ]),
);

const addressKind = foreignAddress({ description: 'An address.' });
const id = foreignId({ description: 'An id.' });

test('no attack is the address of a frame', () => attacks.forEach(({ text }) => expectFrame(text)));
test('no random address is', () => fc.assert(fc.property(address, expectFrame), { numRuns: 3_000 }));

test('no attack is an id that leads out of its folder', () => attacks.forEach(({ text }) => expectId(text)));
test('no random id does', () => {
  const pieces = fc.array(
    fc.constantFrom('..', '.', '/', 'a', 'b', '%2e', '%2f', '\\', '?', '#', '@', ':', '-', '_', '$&', '{id}'),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(pieces, (parts) => expectId(parts.join(''))),
    { numRuns: 2_000 },
  );
});

test('a script comes only from the content folder', () => {
  const tryScript = (text: string) => {
    const trusted = attempt(() => trustedScript(text));
    if (trusted !== undefined) assert.equal(new URL(trusted).origin, FOLDER, text);
    if (trusted !== undefined) assert.match(trusted, /^https:/);
  };
  attacks.forEach(({ text }) => tryScript(text));
  fc.assert(fc.property(address, tryScript), { numRuns: 2_000 });
});

test('the document of a sandbox holds one script, whatever it and the language are called', () => {
  for (const { text } of attacks) {
    const documentHtml = attempt(() => trustedDocument(`${FOLDER}/interactives/${text}/index.js`, text));
    if (documentHtml === undefined) continue;
    const inside = new DOMParser().parseFromString(documentHtml, 'text/html');
    assert.equal(inside.querySelectorAll('script').length, 1, text);
    assert.deepEqual(
      [...inside.querySelectorAll('*')].map(({ localName }) => localName),
      ['html', 'head', 'meta', 'meta', 'body', 'div', 'script'],
      text,
    );
    assert.deepEqual(
      [...inside.querySelectorAll('*')]
        .flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
        .filter((name) => name.startsWith('on')),
      [],
      text,
    );
  }
});

function expectFrame(text: string) {
  const address = attempt(() => addressKind.read({ from: 'attribute', value: text }, () => {}));
  for (const candidate of [address, text]) {
    const href =
      candidate === undefined
        ? undefined
        : attempt(() => checkedAddress('ceros', candidate, 'ceros: data-desktop-url'));
    if (href === undefined) continue;
    assert.ok(href.startsWith(`${CEROS}/`) || new URL(href).origin === CEROS, `${text} led to ${href}`);
    assert.equal(new URL(href).protocol, 'https:', text);
  }
}

function expectId(text: string) {
  const scriptId = attempt(() => id.read({ from: 'attribute', value: text }, () => {}));
  if (scriptId === undefined) return;
  const page = new URL(addressOf('ceros', scriptId), CEROS);
  assert.equal(page.origin + page.search + page.hash, CEROS, text);
  assert.ok(new URL(scriptAddress(scriptId)).href.startsWith(`${FOLDER}/interactives/`), text);
}

/** Undefined if it is rejected, with a note for the editor. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    assert.ok(
      error instanceof PropError ||
        error instanceof InlayError ||
        (error instanceof TypeError && /Invalid URL/.test(error.message)),
      String(error),
    );
    return undefined;
  }
}
