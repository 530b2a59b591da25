import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

/** Which imports are allowed in which file, and the message for the others. */
const allowed = [
  ['widgets/pull-quote/PullQuote.tsx', "import { RichText } from '../../src/ui';"],
  ['src/features/sign-up/SignUpForm.tsx', "import { accountHref } from '../visitor';"],
  ['src/session/authorized-request.ts', "import { request } from '../http';"],
  ['src/services/geo.ts', "import { authorizedRequest } from '../session';"],
  ['src/forms/form.ts', "import { HttpError } from '../http';"],
  ['src/contract/widget.ts', "import type { ComponentType } from 'react';"],
  ['src/loader/main.ts', "import type { Entry } from '../contract';"],
  ['src/loader/placeholders.ts', "import { createStates } from '../lifecycle';"],
  ['src/runtime/queue.ts', "import { createQueue } from '../lifecycle';"],
  ['src/loader/start.ts', "import { findSources } from '../core/config/sources';"],
  ['src/runtime/start.ts', "void import('../page');"],
  ['src/core/signals.ts', "import { signal } from '@preact/signals-core';"],
] as const;

const rejected = [
  ['src/contract/kind.ts', "import { useState } from 'react';", 'packages-contract'],
  ['src/contract/props.ts', "import { config } from '../core';", 'layer-contract'],
  ['src/loader/registry.ts', "import { readProps } from '../contract';", 'layer-loader'],
  ['src/lifecycle/state.ts', "import { publish } from '../core';", 'layer-lifecycle'],
  ['src/core/events.ts', "import { toast } from '../ui';", 'layer-core'],
  ['src/core/dictionary.ts', "import { request } from '../http';", 'layer-core'],
  ['src/http/request.ts', "import { accessToken } from '../session';", 'layer-http'],
  ['src/ui/Button.tsx', "import { signIn } from '../services';", 'layer-ui'],
  ['src/ui/Badge.tsx', "import { useSession } from '../session';", 'layer-ui'],
  ['src/services/contact.ts', "import { Alert } from '../ui';", 'layer-services'],
  ['src/runtime/mount.tsx', "import { PullQuote } from '../../widgets/pull-quote';", 'layer-runtime'],
  ['src/features/visitor/name.ts', "import { SignUpForm } from '../sign-up/SignUpForm';", 'feature-entry'],
  ['widgets/pull-quote/Score.tsx', "import { Score } from '../quiz';", 'no-other-widget'],
  ['widgets/pull-quote/Start.tsx', "import { start } from '../../src/runtime';", 'layer-widgets'],
  ['widgets/pull-quote/Press.tsx', "import { Button } from '../../src/ui/Button';", 'layer-entry'],
  ['widgets/pull-quote/Data.ts', "import { openDatabase } from '../../demo/services';", 'layer-widgets'],
  ['widgets/pull-quote/Hook.tsx', "import { useState } from 'preact/hooks';", 'react-by-its-name'],
  ['src/forms/state.ts', "import { signal } from '@preact/signals-core';", 'signals-by-core'],
  ['src/features/visitor/one.ts', "import './two';", 'no-circle'],
] as const;

const FOLDERS = [
  'src/contract',
  'src/core',
  'src/http',
  'src/session',
  'src/services',
  'src/ui',
  'src/forms',
  'src/page',
  'src/runtime',
  'src/features/visitor',
  'src/features/sign-up',
  'widgets/quiz',
  'widgets/pull-quote',
  'demo/services',
];

const { default: config } = (await import(join(process.cwd(), '.dependency-cruiser.mjs'))) as {
  default: { options: ICruiseOptions; forbidden: { name: string; comment?: string }[] };
};

let folder: string;
let broken: ReadonlyMap<string, readonly string[]>;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  for (const name of FOLDERS) write(`${name}/index.ts`, 'export {};');
  // The other half of a cycle, closed by import().
  write('src/features/visitor/two.ts', "void import('./one');");
  for (const [file, code] of [...allowed, ...rejected]) write(file, `${code}\nexport {};`);
  const { options, forbidden } = config;
  const { output } = await cruise(
    ['src', 'widgets'],
    {
      ...options,
      baseDir: folder,
      ruleSet: { forbidden } as ICruiseOptions['ruleSet'],
      validate: true,
      tsConfig: undefined,
    },
    undefined,
    {},
  );
  const found = new Map<string, string[]>();
  for (const { from, rule } of (output as ICruiseResult).summary.violations)
    found.set(from, [...(found.get(from) ?? []), rule.name]);
  broken = found;
});
after(() => rmSync(folder, { recursive: true }));

describe('Who may import whom', () => {
  for (const [file, line] of allowed)
    it(`${file} may say ${line}`, () => assert.deepEqual(broken.get(file), undefined));
  for (const [file, line, rule] of rejected)
    it(`${file} breaks ${rule} by ${line}`, () =>
      assert.ok(broken.get(file)?.includes(rule), String(broken.get(file))));

  it('says what to do instead', () => {
    for (const { name, comment } of config.forbidden) assert.ok(comment && comment.length > 40, name);
  });
});

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text}\n`);
}
