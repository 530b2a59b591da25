import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';

interface Fault {
  id: string;
  area: string;
}

interface Gap {
  id: string;
  /** A future folder of widgets/ or src/page/. */
  waitsFor: string;
  because: string;
}

const read = <T>(file: string) => JSON.parse(readFileSync(`tests/chaos/${file}`, 'utf8')) as T;
const faults = read<Fault[]>('faults.json');
const gaps = read<Gap[]>('not-yet.json');
const tested = globSync('tests/chaos/**/*.spec.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/tag: \[?'@([A-Z]\d+)'/g)].map(([, id]) => ({ id: id!, file })),
);

describe('The list of faults', () => {
  for (const { id, area } of faults) {
    const gap = gaps.find((candidate) => candidate.id === id);

    if (gap) {
      it(`${id} waits for ${gap.waitsFor}, which does not exist`, () => {
        assert.deepEqual(
          tested.filter((test) => test.id === id),
          [],
        );
        for (const folder of ['widgets', 'src/page'])
          assert.ok(
            !existsSync(`${folder}/${gap.waitsFor}`),
            `${folder}/${gap.waitsFor} exists: write the test of ${id} and take it off not-yet.json.`,
          );
      });
      continue;
    }
    it(`${id} is tested once, with its area`, () => {
      assert.deepEqual(
        tested.filter((test) => test.id === id).map(({ file }) => file.split('/')[2]),
        [area],
      );
    });
  }

  it('knows every fault that is tested or put off', () => {
    const knownIds = faults.map(({ id }) => id);
    assert.deepEqual(
      [...tested, ...gaps].map(({ id }) => id).filter((id) => !knownIds.includes(id)),
      [],
    );
  });
});
