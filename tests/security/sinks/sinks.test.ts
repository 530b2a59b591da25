/**
 * Every position where foreign input enters is covered by attacks: the test fails for one that is missing in the lists,
 * and for an entry that the code no longer has.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { classes } from '../attacks/index.ts';
import { findAttributes, findDoors } from './doors.ts';
import { findProps } from './props.ts';

interface Assigned {
  readonly classes: readonly string[];
  readonly proof: string;
  readonly files: readonly string[];
}

const assigned = read<Record<string, Assigned>>('assigned.json');
const kinds = read<Record<'props' | 'attributes', Record<string, readonly string[]>>>('kinds.json');

test('every door of the code is assigned its attacks; a new one is attacked by a test and listed in sinks/assigned.json', () => {
  const found = findDoors().map(({ door, file }) => `${door}: ${file}`);
  const listed = Object.entries(assigned).flatMap(([door, { files }]) => files.map((file) => `${door}: ${file}`));
  assert.deepEqual(
    found.filter((file) => !listed.includes(file)),
    [],
    'in the code, not in the list',
  );
  assert.deepEqual(
    listed.filter((file) => !found.includes(file)),
    [],
    'in the list, not in the code',
  );
});

test('every prop of every widget is of a kind that is attacked', async () => {
  const props = await findProps();
  assert.ok(props.length > 500, `${props.length} props`);
  assert.deepEqual(
    props.filter(({ kind }) => !kinds.props[kind]).map(({ where, kind }) => `${where} is a ${kind}`),
    [],
  );
});

test('every attribute that carries an address, a document or a style is attacked', () => {
  assert.deepEqual(
    findAttributes().filter((name) => !kinds.attributes[name]),
    [],
  );
});

test('assigned files exist, and every class of attacks is used', () => {
  const used = new Set(
    [
      ...Object.values(assigned).map((entry) => entry.classes),
      ...Object.values(kinds.props),
      ...Object.values(kinds.attributes),
    ].flat(),
  );
  assert.deepEqual([...used].sort(), [...classes]);
  for (const [door, { proof }] of Object.entries(assigned))
    assert.ok(existsSync(`tests/security/${proof}`), `${door} is proved by ${proof}`);
});

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;
}
