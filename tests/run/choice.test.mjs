import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readChoice } from './choice.mjs';
import { parts } from './parts.mjs';

const choose = (...parameters) => readChoice(parameters, parts);

describe('The parts that a command line chooses', () => {
  it('are the core parts by default, and all but the core tests of browsers with --all', () => {
    assert.deepEqual(choose().names.slice(-1), ['browser']);
    assert.equal(choose('--all').names.includes('browser'), false);
    assert.equal(choose('--all').names.includes('wordpress'), true);
  });

  it('are the one that the first word names, or several with commas', () => {
    assert.deepEqual(choose('e2e').names, ['e2e']);
    assert.deepEqual(choose('types,lint,imports').names, ['types', 'lint', 'imports']);
  });

  it('are limited by all later arguments, also by the name of another part', () => {
    const { names, filters } = choose('node', 'lint');
    assert.deepEqual({ names, filters }, { names: ['node'], filters: ['lint'] });
    assert.deepEqual(choose('visual', 'aria', '--update-snapshots').filters, ['aria', '--update-snapshots']);
  });

  it('are listed after a wrong name', () => {
    assert.throws(() => choose('nodes'), /There is no part "nodes"\. Begin with "changed" or a part: types, lint,/);
  });

  it('take no filters if they always check all files, and the message shows how to run several', () => {
    assert.throws(() => choose('types', 'lint'), /leave out "lint"\. To run several parts, write "types,lint"\./);
    assert.throws(() => choose('lint', 'src/core'), /"lint" always checks all files: leave out "src\/core"\.$/);
  });
});
