import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();

/** What somebody reads who writes this line into that file. */
async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result!.messages.filter(({ ruleId }) => ruleId === 'inlay/layers').map(({ message }) => message);
}

const allowed = [
  ['widgets/pull-quote/PullQuote.tsx', "import { RichText } from '../../src/ui';"],
  ['widgets/pull-quote/PullQuote.tsx', "import styles from './pull-quote.css';"],
  ['widgets/pull-quote/pull-quote.test.tsx', "import { mountPlaceholder } from '../../tests/setup/mount';"],
  ['src/contract/widget.ts', "import type { ComponentType } from 'react';"],
  ['src/loader/start.ts', "import type { Entry } from '../contract';"],
  ['src/loader/start.ts', "void import('../runtime/entry');"],
  ['src/loader/start.ts', "import { findSources } from '../core/config/sources';"],
  ['src/runtime/mount.tsx', "import { readProps } from '../contract';"],
  ['src/runtime/start.ts', "void import('../core/session');"],
  ['src/runtime/start.ts', "void import('../page');"],
  ['src/core/signals.ts', "import { signal } from '@preact/signals-core';"],
] as const;

const refused = [
  ['src/contract/widget.ts', "import { useState } from 'react';", 'Contract must not import "react". The contract stands alone: take what you need as a parameter, or move this code to core.'],
  ['src/contract/widget.ts', "import { config } from '../core';", 'Contract must not import core. The contract stands alone: take what you need as a parameter, or move this code to core.'],
  ['src/loader/start.ts', "import { readProps } from '../contract';", 'Loader must not import contract. The loader stays small: import only types of the contract, contract/dom and core/config/sources, and reach everything else by import().'],
  ['src/core/events/index.ts', "import { toast } from '../../ui';", 'Core must not import ui. Core knows only the contract: publish an event, or let the caller pass it in.'],
  ['src/ui/button/Button.tsx', "import { signIn } from '../../services';", 'Ui must not import services. The kit knows neither services nor session: take data and callbacks as props.'],
  ['src/services/geo.ts', "import { Alert } from '../ui';", 'Services must not import ui. Services know no view: return typed data and let the caller show it.'],
  ['src/runtime/mount.tsx', "import { Alert } from '../ui';", 'Runtime must not import ui. The runtime knows no widget and no control: pass it through the contract.'],
  ['src/runtime/start.ts', "import { startPage } from '../page';", 'Runtime must not import page. The runtime knows no widget and no control: pass it through the contract.'],
  ['widgets/pull-quote/PullQuote.tsx', "import { Score } from '../quiz';", 'A widget (pull-quote) must not import the widget quiz. Move what you share down to ui, forms, account or editorial, or let the widgets meet in the session and the event channel.'],
  ['widgets/pull-quote/PullQuote.tsx', "import { start } from '../../src/loader/start';", 'A widget (pull-quote) must not import loader. Move what you share down to ui, forms, account or editorial, or let the widgets meet in the session and the event channel.'],
  ['widgets/pull-quote/PullQuote.tsx', "import { Button } from '../../src/ui/button/Button';", 'Import from "src/ui", its index.ts, not from "ui/button/Button". Export it there if others may use it.'],
  ['widgets/pull-quote/PullQuote.tsx', "import { openDatabase } from '../../demo/services/index';", 'Nothing of ours outside src/ and widgets/ is part of the product: move what "../../demo/services/index" holds into src/.'],
  ['widgets/pull-quote/PullQuote.tsx', "import { useState } from 'preact/hooks';", 'Import from "react": the build aliases it to preact, and the react flavour needs it.'],
  ['src/forms/form/create-form.ts', "import { signal } from '@preact/signals-core';", 'Import signals from "src/core": its one door behaves alike under Preact and React.'],
] as const;

describe('Who may import whom', () => {
  for (const [file, line] of allowed) it(`${file} may say ${line}`, async () => assert.deepEqual(await complaints(file, line), []));
  for (const [file, line, message] of refused) it(`${file} is told what to do instead of ${line}`, async () => assert.deepEqual(await complaints(file, line), [message]));
});
