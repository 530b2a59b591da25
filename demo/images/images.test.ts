import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { families, image, portrait, poster, type Ratio, ratios } from './index.ts';

const { DOMParser } = new JSDOM('').window;
const shapes = Object.keys(ratios) as Ratio[];
const grace = { id: 'grace-whitfield', name: 'Grace Whitfield', hue: 352 };

function checkPicture(source: string) {
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  assert.equal(root.localName, 'svg');
  assert.ok(root.querySelector('title')?.textContent);
  assert.equal(root.getAttribute('viewBox'), `0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`);
  assert.ok(Buffer.byteLength(source) <= 6000, `${Buffer.byteLength(source)} bytes`);
  assert.doesNotMatch(source, /NaN|undefined|<script|(href|src)="(?!#)/);
}

for (const family of families) {
  describe(`a picture of the ${family} family`, () => {
    it('is small, well formed and self-contained in every ratio', () => {
      for (const ratio of shapes) {
        for (let seed = 0; seed < 60; seed += 1) checkPicture(image(family, `item-${seed}`, ratio));
      }
    });

    it('depends only on its seed', () => {
      assert.equal(image(family, 'one', '3x2'), image(family, 'one', '3x2'));
      assert.notEqual(image(family, 'one', '3x2'), image(family, 'two', '3x2'));
    });

    it('makes a poster', () => checkPicture(poster(family, 'film', '16x9')));
  });
}

describe('a portrait', () => {
  it('is a monogram in every ratio', () => {
    for (const ratio of shapes) checkPicture(portrait(grace, ratio));
  });

  it('works for names of any shape', () => {
    for (const name of [
      'Anneke de Vries',
      'Amina El-Sayed',
      'Wanjirũ Kamau',
      'Lars Østergaard',
      '森 健',
      'Prince & Co',
    ]) {
      checkPicture(portrait({ ...grace, name }, '1x1'));
    }
  });
});
