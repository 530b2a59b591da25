import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { it } from 'node:test';
import { groups } from './groups.ts';

it('shows every widget in one group', () => {
  const widgets = readdirSync(new URL('../../widgets', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.deepEqual(groups.flatMap(([, names]) => names).sort(), widgets.sort());
});
