/** One loop over the controls outside forms: what visitors see who press one while the network or a service fails. */
import { act, waitFor } from 'testing';
import { isSignedIn } from '../../../src/session';
import { mountPlaceholder } from '../../setup/mount';
import { fakeServices, type Answerer } from '../../setup/services';
import { forgetEverything, tokenFor } from '../../setup/visitor';
import { FAULTS, hurryTime, type Fault } from '../faults';
import { loadWidget } from '../load-widget';
import { scenes, type Scene } from './scenes';

const REFRESH = 'POST /services/user/v2/auth/token';
const faults = Object.keys(FAULTS) as Fault[];
const clock = hurryTime();
beforeEach(forgetEverything);

async function open({ widget, attributes = '', arrive, services, call, answer, press }: Scene) {
  act(arrive);
  const faked = fakeServices({ ...services, [call]: answer });
  const mounted = await mountPlaceholder(`<div data-module="${widget}" ${attributes}></div>`, loadWidget(widget), {
    captcha: { provider: 'none' },
  });
  await waitFor(press);
  return { ...faked, ...mounted };
}

const pageText = () => document.body.textContent;

describe.each(scenes.map((scene) => [scene.control, scene] as const))('%s', (_control, scene) => {
  test('tells each trouble, waits for another press, and arrives in the end', async () => {
    const { user, answer, callsOf } = await open(scene);
    const press = (index: number) => user.click(index ? scene.again() : scene.press());
    for (const [index, fault] of faults.entries()) {
      answer(scene.call, FAULTS[fault]);
      await press(index);
      await waitFor(() => expect([fault, callsOf(scene.call).length]).toEqual([fault, index + 1]));
      await waitFor(() => expect(pageText()).toMatch(scene.failed));
      await waitFor(() => expect(scene.again()).not.toHaveAttribute('aria-busy'));
    }

    answer(scene.call, scene.answer);
    await press(faults.length);
    expect(callsOf(scene.call)).toHaveLength(faults.length);
    clock.pass(20_000);
    await waitFor(() => expect(scene.again()).not.toHaveAttribute('aria-disabled'));
    await press(faults.length);
    await waitFor(scene.hasArrived);
    expect(callsOf(scene.call)).toHaveLength(faults.length + 1);
  });

  test('sends once, however often it is pressed', async () => {
    const { user, answer, callsOf } = await open(scene);
    let arrive = () => {};
    answer(scene.call, () => new Promise((resolve) => (arrive = () => resolve(scene.answer))));
    for (let press = 0; press < 5; press += 1) await user.click(scene.press());
    await waitFor(() => expect(callsOf(scene.call)).toHaveLength(1));
    await user.click(scene.press());
    await act(async () => arrive());
    await waitFor(scene.hasArrived);
    expect(callsOf(scene.call)).toHaveLength(1);
  });
});

describe.each(scenes.flatMap((scene) => (scene.pendingAction ? [[scene.control, scene] as const] : [])))(
  '%s, with a session that ends',
  (_control, scene) => {
    /** The service accepts only the renewed token. */
    async function press(refresh: Answerer) {
      const page = await open(scene);
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
      await page.user.click(scene.press());
      return page;
    }
    const pendingAction = () => localStorage.getItem('inlay:pending-action');

    test('continues automatically if it can be renewed', async () => {
      const { callsOf } = await press({ json: {} });
      await waitFor(scene.hasArrived);
      expect(callsOf(REFRESH)).toHaveLength(1);
      expect(callsOf(scene.call)).toHaveLength(2);
      expect(pendingAction()).toBeNull();
    });

    test('is kept for after the next sign-in where it cannot', async () => {
      await press(() => ({ status: 401, json: { error: 'invalid_grant' } }));
      await waitFor(() => expect(isSignedIn()).toBe(false));
      await waitFor(() => expect(pendingAction()).toContain(scene.pendingAction));
      await waitFor(() => expect(pageText()).toMatch(/Sign in/));
    });

    test('is kept if its state is unknown', async () => {
      await press('offline');
      await waitFor(() => expect(pendingAction()).toContain(scene.pendingAction));
      expect(isSignedIn()).toBe(true);
    });
  },
);
