import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inlaySheet, minifyCss, reserveOf } from './stylesheets.mjs';

const declared = (line) => `export default defineWidget({\n  name: 'chart',\n${line}  props,\n});\n`;

describe('reserveOf', () => {
  it('reads one height, or one for narrow pages and one for wide ones', () => {
    assert.deepEqual(reserveOf('chart', declared("  reserve: 'calc(47% + 3rem)',\n")), {
      narrow: 'calc(47% + 3rem)',
      wide: undefined,
    });
    assert.deepEqual(reserveOf('chart', declared("  reserve: { narrow: '44rem', wide: '22rem' },\n")), {
      narrow: '44rem',
      wide: '22rem',
    });
    assert.equal(reserveOf('chart', declared('')), undefined);
  });

  for (const line of ['  reserve: HEIGHT,\n', '  reserve: `18rem`,\n', "  reserve: { narrow: '44rem' },\n"])
    it(`refuses ${line.trim()}, of which the sheet would have no rule`, () => {
      assert.throws(() => reserveOf('chart', declared(line)), /widgets\/chart: the build cannot read reserve/);
    });
});

describe('minifyCss', () => {
  it('writes letters outside ASCII as escapes, which a page in any encoding reads alike', () => {
    assert.equal(minifyCss("a::before { content: '·1 😀' }", 'a.css'), String.raw`a:before{content:"\b7 1 \1f600 "}`);
  });
});

describe('inlaySheet', () => {
  const sheet = inlaySheet('1.2.3');

  it('names the release, so that the runtime need not bring the tokens', () => {
    assert.match(sheet, /--inlay-version:"1\.2\.3"/);
  });

  it('has one rule for a widget, and one more from 768 pixels', () => {
    const rules = [...sheet.matchAll(/:where\(\[data-module=quiz\]\)\{--inlay-reserved-height:([^}]+)\}/g)];
    assert.deepEqual(
      rules.map(([, height]) => height),
      ['58.5rem', '49.5rem'],
    );
  });
});
