/** One loop over every form: what visitors see who submit it while the network or a service fails. */
import { readdirSync, readFileSync } from 'node:fs';
import { act, screen, waitFor } from 'testing';
import { isSignedIn } from '../../../src/session';
import type { Answerer } from '../../setup/services';
import { forgetEverything, tokenFor } from '../../setup/visitor';
import { FAULTS, hurryTime, type Fault } from '../faults';
import { isReady, openScene, valueOf, type OpenScene, type Scene } from './scene';
import { scenes, WITHOUT_SCENE } from './scenes';

const REFRESH = 'POST /services/user/v2/auth/token';

const SORRY = /went wrong on our side/;
const WORDS: Record<Fault, RegExp | 'unexpected'> = {
  offline: /You seem to be offline/,
  'a service that is down': 'unexpected',
  'a page in place of an answer': 'unexpected',
  'a service that never answers': /took too long/,
  'a rate limit': /Too many attempts/,
};

const FAULT_NAMES = Object.keys(FAULTS) as Fault[];
/** All forms share their code, so `npm test` tries one case per form, in turn. `npm run test:all` tries every case. */
const isTried = (form: number, number: number, cases: number) =>
  Boolean(process.env.EXHAUSTIVE) || form % cases === number;
const faultsFor = (form: number) => FAULT_NAMES.filter((_, number) => isTried(form, number, FAULT_NAMES.length));
const clock = hurryTime();
beforeEach(forgetEverything);

test('every form of ours has its scene', () => {
  const formsWithScene = new Set(scenes.map(({ form }) => form));
  expect(formsOfSource().filter((name) => !formsWithScene.has(name) && !WITHOUT_SCENE.has(name))).toEqual([]);
  expect([...formsWithScene, ...WITHOUT_SCENE.keys()].filter((name) => !formsOfSource().includes(name))).toEqual([]);
});

describe.each(scenes.map((scene, number) => [scene.form, scene.widget, scene, number] as const))(
  '%s in %s',
  (_form, _widget, scene, number) => {
    const faults = faultsFor(number);
    test('tells each trouble and what to do, loses nothing, and arrives in the end', async () => {
      const page = await openScene(scene);
      for (const [index, fault] of faults.entries()) {
        page.answer(scene.call, FAULTS[fault]);
        await page.press();
        const faultText = WORDS[fault];
        const expectedText = faultText === 'unexpected' ? (scene.unexpected ?? SORRY) : faultText;
        await waitFor(() => expect(alerts()).toMatch(expectedText));
        expect([fault, page.callsOf(scene.call).length]).toEqual([fault, index + 1]);
        await waitFor(() => expect(document.activeElement?.closest('[role="alert"], form, dialog')).toBeTruthy());
        expectPreserved(scene);
        expect(page.button()).not.toHaveAttribute('aria-busy', 'true');
        // The same values are sent only once in a second: five clicks are one submission.
        clock.pass(1000);
      }

      if (faults.includes('a rate limit')) {
        expect(page.button()).toHaveAccessibleDescription(/You can try again in \d+ seconds/);
        await page.press();
        expect(page.callsOf(scene.call)).toHaveLength(faults.length);
      }
      page.answer(scene.call, scene.answer);
      clock.pass(20_000);
      await waitFor(() => isReady(page.button()));
      await page.press();
      await waitFor(scene.hasArrived);
      expect(page.callsOf(scene.call)).toHaveLength(faults.length + 1);
    });

    if (isTried(number, 0, 2))
      test('sends once, however often it is pressed', async () => {
        const page = await openScene(scene);
        let arrive = () => {};
        page.answer(scene.call, () => new Promise((resolve) => (arrive = () => resolve(scene.answer as never))));
        for (let press = 0; press < 5; press += 1) await page.press();
        await waitFor(() => expect(page.callsOf(scene.call)).toHaveLength(1));
        expect(page.button()).toHaveAttribute('aria-busy', 'true');
        await act(async () => arrive());
        await waitFor(scene.hasArrived);
        expect(page.callsOf(scene.call)).toHaveLength(1);
      });

    if (isTried(number, 1, 2))
      test('is forgotten in peace when the visitor leaves before the answer', async () => {
        const page = await openScene(scene);
        page.answer(scene.call, 'never');
        await page.press();
        await waitFor(() => expect(page.callsOf(scene.call)).toHaveLength(1));
        page.unmount();
        expect(page.callsOf(scene.call)[0]!.signal?.aborted).toBe(true);
      });
  },
);

describe.each(
  scenes
    .filter(({ isSignedIn: needsSession }) => needsSession)
    .map((scene, number) => [scene.form, scene.widget, scene, number] as const),
)('%s in %s, with a session that ends', (_form, _widget, scene, number) => {
  /** The service accepts only the renewed token. */
  async function open(refresh: Answerer): Promise<OpenScene> {
    const page = await openScene(scene);
    const first = tokenFor('42', { expiresIn: 900 });
    page.answer(
      REFRESH,
      typeof refresh === 'string' || typeof refresh === 'function'
        ? refresh
        : { ...refresh, headers: { access_token: first, refresh_token: 'second' } },
    );
    page.answer(scene.call, ({ headers }) =>
      headers.get('access_token') === first ? scene.answer : { status: 401, json: { error: { code: 2001 } } },
    );
    return page;
  }

  if (isTried(number, 0, 3))
    test('continues automatically if it can be renewed', async () => {
      const page = await open({ json: {} });
      await page.press();
      await waitFor(scene.hasArrived);
      expect(page.callsOf(REFRESH)).toHaveLength(1);
      expect(page.callsOf(scene.call)).toHaveLength(2);
    });

  if (isTried(number, 1, 3))
    test('shows the way back in where it cannot', async () => {
      const page = await open(() => ({ status: 401, json: { error: 'invalid_grant' } }));
      await page.press();
      await waitFor(() => expect(isSignedIn()).toBe(false));
      expect(page.callsOf(scene.call)).toHaveLength(1);
      await waitFor(() => expect(page.element.ownerDocument.body.textContent).toMatch(/[Ss]ign in/));
    });

  if (isTried(number, 2, 3))
    test('keeps all values if its state is unknown', async () => {
      const page = await open('offline');
      await page.press();
      await waitFor(() => expect(alerts()).not.toBe(''));
      expect(isSignedIn()).toBe(true);
      expectPreserved(scene);
    });
});

const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

function expectPreserved({ preservedValues = {} }: Scene) {
  expect(Object.fromEntries(Object.keys(preservedValues).map((label) => [label, valueOf(label)]))).toEqual(
    preservedValues,
  );
}

/** The names of forms in the source code. */
function formsOfSource(): string[] {
  const files = ['src', 'widgets']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const names = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:useForm[^(]*\(\{|<(?:SubscribeBlock|SubscribeForm|LinkForm|ProofForm))\s+name(?:: '|=")([a-z-]+)/g,
    ),
  ]);
  return [...new Set(names.map(([, name]) => name!))];
}
