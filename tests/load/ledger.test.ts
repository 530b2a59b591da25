import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLedger } from './ledger.ts';

const answered = () => Promise.resolve(true);
const lost = () => Promise.resolve(false);

describe('A ledger', () => {
  it('reports acknowledged writes that are missing', async () => {
    const ledger = createLedger();
    await ledger.write('rating of steel', 4, answered);
    assert.deepEqual(ledger.differences(new Map()), ['rating of steel should be 4, is undefined']);
    assert.deepEqual(ledger.differences(new Map([['rating of steel', 4]])), []);
    assert.equal(ledger.acknowledged, 1);
  });

  it('takes a write without an answer either way, until the next', async () => {
    const ledger = createLedger();
    await ledger.write('steel', true, answered);
    await ledger.write('steel', undefined, lost);
    assert.deepEqual(ledger.differences(new Map()), []);
    assert.deepEqual(ledger.differences(new Map([['steel', true]])), []);
    await ledger.write('steel', undefined, answered);
    assert.deepEqual(ledger.differences(new Map([['steel', true]])), ['steel should be undefined, is true']);
  });

  it('reports values that were never written', () => {
    assert.deepEqual(createLedger().differences(new Map([['steel', true]])), ['steel was never written']);
  });
});
