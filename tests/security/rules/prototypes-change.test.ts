/** JSON from the page, services, frames and storage is only ever data. */
import { placeholder } from '../setup/page';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { attacks, attacksOf, textsOf } from '../attacks';
import { json } from '../grammars/json';
import { watchPrototypes } from '../setup/prototypes';
import {
  choice,
  content,
  date,
  flag,
  group,
  image,
  integer,
  link,
  list,
  number,
  PropsError,
  readDatesWith,
  readProps,
  text,
} from '../../../src/contract';
import { withPresentKeys } from '../../../src/contract/former-names';
import { repairJson } from '../../../src/contract/repair-json';
import { readWrittenDate } from '../../../src/features/dates';
import { readMessage, requestedHeight } from '../../../src/features/embeds/frame-messages.ts';

const description = 'One of every kind.';
readDatesWith(readWrittenDate);
const members = {
  title: text({ description }),
  tone: choice(['calm', 'loud'], { description }),
  day: date({ description }),
  isOn: flag({ description }),
  height: integer({ description, minimum: 0, maximum: 100 }),
  timer: number({ description }),
  url: link({ description }),
  image: image({ description }),
  body: content({ description }),
  items: list(group({ title: text({ description }), url: link({ description }) }, { description }), {
    description,
    max: 20,
  }),
  fields: group({ title: text({ description }) }, { description }),
};

describe('JSON in a placeholder cannot', () => {
  for (const attack of attacksOf('json'))
    test(`${attack.would}: ${attack.text.slice(0, 80)}`, () => expectData(attack.text));
});

describe('JSON in a message cannot', () => {
  for (const attack of attacksOf('message')) {
    test(`${attack.would}: ${attack.text.slice(0, 80)}`, () => {
      const unchanged = watchPrototypes();
      for (const message of [attack.text, parsed(attack.text)])
        expectHeight(requestedHeight(readMessage(message) ?? {}));
      unchanged(attack.text);
    });
  }
});

test('former keys of a configuration move values only', () => {
  for (const text of textsOf('json')) {
    const unchanged = watchPrototypes();
    for (const policy of [text, parsed(text)]) {
      const sources = [{ from: 'test', isTrusted: true, values: { policy } }];
      assert.deepEqual(
        withPresentKeys(sources, () => {}),
        sources,
      );
    }
    unchanged(text);
  }
});

test('nor can random JSON', () => {
  fc.assert(
    fc.property(json, (jsonText) => {
      expectData(jsonText);
      expectHeight(requestedHeight(readMessage(jsonText) ?? {}));
    }),
    { numRuns: 1_500 },
  );
});

test('repaired JSON has only the original values', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(',', '\u00a0', '\ufeff'), (value, damage) => {
      const jsonText = JSON.stringify({ value });
      const broken =
        damage === ','
          ? jsonText.replace(/}$/, ',}')
          : damage === '\ufeff'
            ? damage + jsonText
            : jsonText.replace('{', `{${damage}`);
      const repaired = repairJson(broken);
      assert.ok(repaired, broken);
      assert.deepEqual(JSON.parse(repaired.text), JSON.parse(jsonText));
    }),
    { numRuns: 600 },
  );
});

test('every attack in every kind of prop and through every door is a value of that kind, or a message to the editor', () => {
  const unchanged = watchPrototypes();
  for (const { text: attack } of attacks) {
    for (const name of Object.keys(members)) {
      const byAttribute = placeholder('<div></div>');
      byAttribute.dataset[name] = attack;
      const byContent = placeholder(`<div><p data-field="${name}"></p></div>`);
      byContent.firstElementChild!.textContent = attack;
      for (const [element, apiProps] of [
        [byAttribute, {}],
        [byContent, {}],
        [placeholder('<div></div>'), { [name]: attack }],
      ] as const)
        expectValues(() => readProps('quiz', members, element, undefined, apiProps).props);
    }
  }
  unchanged('props');
});

test('a placeholder reads no prop that its widget does not declare', () => {
  for (const name of textsOf('event-name', 'json')) {
    const element = placeholder(`<div><p data-field="x"></p><ul data-item="x"></ul></div>`);
    element.firstElementChild!.setAttribute('data-field', name);
    element.lastElementChild!.setAttribute('data-item', name);
    const { props } = readProps('quiz', { title: text({ description }) }, element);
    assert.deepEqual(Object.keys(props), ['title']);
    assert.equal(Object.getPrototypeOf(props), Object.prototype);
  }
});

function expectData(jsonText: string) {
  const unchanged = watchPrototypes();
  const element = placeholder('<div><script type="application/json"></script></div>');
  for (const attempt of [jsonText, repairJson(jsonText)?.text]) {
    if (attempt === undefined) continue;
    element.firstElementChild!.textContent = attempt;
    expectValues(() => readProps('quiz', members, element).props);
  }
  unchanged(jsonText);
}

function expectValues(read: () => Record<string, unknown>) {
  let props: Record<string, unknown>;
  try {
    props = read();
  } catch (error) {
    assert.ok(error instanceof PropsError, String(error));
    return;
  }
  assert.deepEqual(Object.keys(props), Object.keys(members));
  expectText(props.title);
  assert.ok([undefined, 'calm', 'loud'].includes(props.tone as string));
  assert.ok(typeof props.isOn === 'boolean');
  assert.ok(props.height === undefined || (Number.isInteger(props.height) && (props.height as number) <= 100));
  assert.ok(props.timer === undefined || Number.isFinite(props.timer));
  for (const [name, keys] of [
    ['url', ['url', 'text', 'target', 'title']],
    ['image', ['src', 'alt', 'srcset', 'sizes', 'width', 'height']],
  ] as const) {
    const value = (props[name] ?? {}) as Record<string, unknown>;
    for (const [key, memberValue] of Object.entries(value))
      assert.ok(
        (keys as readonly string[]).includes(key) && ['string', 'number'].includes(typeof memberValue),
        `${name}.${key}`,
      );
  }
  for (const item of (props.items ?? []) as Record<string, unknown>[]) expectText(item.title);
}

function expectText(value: unknown) {
  assert.ok(value === undefined || typeof value === 'string', String(value));
}

function expectHeight(height: number | undefined) {
  assert.ok(height === undefined || (Number.isInteger(height) && height > 0 && height <= 20_000), String(height));
}

function parsed(jsonText: string): unknown {
  try {
    return JSON.parse(jsonText);
  } catch {
    return undefined;
  }
}
