import { decide, type Circumstances, type Step } from './decide';
import type { Route, RouteName } from './route';

const route = (name: RouteName, more: Partial<Route> = {}): Route => ({ name, isPath: false, ...more });
const circumstances = (more: Partial<Circumstances> = {}): Circumstances => ({
  isSignedIn: false,
  isGated: false,
  linkEvents: ['quiz-shared'],
  ...more,
});

const file = '/reports/steel.pdf';
const home: Step = { kind: 'home' };
const download: Step = { kind: 'perform', pending: { action: 'download', file } };
const save: Step = { kind: 'perform', pending: { action: 'save-article' } };
const print: Step = { kind: 'perform', pending: { action: 'print' } };
const askFor = (step: Step): Step => ({
  kind: 'ask',
  first: 'sign-in',
  ...(step.kind === 'perform' && { pending: step.pending }),
});

/** The route, and what happens for anonymous and for signed-in visitors. */
const table: [Route, Step, Step][] = [
  [route('signin'), askFor(home), home],
  [route('auth-signin'), askFor(home), home],
  [route('signin-prompt'), askFor(home), askFor(home)],
  [route('signin-welcome'), { kind: 'thank' }, home],
  [route('signup'), { kind: 'ask', first: 'sign-up' }, home],
  [route('signup-thanks'), { kind: 'thank' }, home],
  [route('signup-welcome'), { kind: 'thank' }, home],
  [route('registration-modal'), { kind: 'ask', first: 'sign-up' }, { kind: 'on' }],
  [route('download', { file }), { kind: 'route', to: 'auth-download', file }, download],
  [route('auth-download', { file }), askFor(download), download],
  [route('view-file', { file }), askFor(download), download],
  [route('save'), { kind: 'route', to: 'auth-save' }, save],
  [route('auth-save'), askFor(save), save],
  [route('auth-print'), askFor(print), print],
];

test.each(table.map(([of, anonymous, signedIn]) => [of.name, of, anonymous, signedIn] as const))(
  '%s',
  (_name, of, anonymous, signedIn) => {
    expect(decide(of, circumstances())).toEqual(anonymous);
    expect(decide(of, circumstances({ isSignedIn: true }))).toEqual(signedIn);
  },
);

test('printing asks for a sign-in only on pages for registered users', () => {
  expect(decide(route('print'), circumstances())).toEqual(print);
  expect(decide(route('print'), circumstances({ isGated: true }))).toEqual({ kind: 'route', to: 'auth-print' });
  expect(decide(route('print'), circumstances({ isGated: true, isSignedIn: true }))).toEqual(print);
});

test('an address publishes what the configuration allows, and nothing else', () => {
  expect(decide(route('published-event', { event: 'quiz-shared/steel/7' }), circumstances())).toEqual({
    kind: 'publish',
    event: 'quiz-shared',
    parameters: ['steel', '7'],
  });
  for (const event of ['signed-out', 'signed-in', 'session-changed', 'chatbot-signed-in']) {
    expect(decide(route('published-event', { event }), circumstances({ linkEvents: [event] }))).toEqual(home);
  }
  for (const event of ['signed-in', 'signed-out', 'toast', 'quiz-shared-more', 'Quiz-shared', '__proto__', ' ']) {
    expect(decide(route('published-event', { event }), circumstances())).toEqual(home);
  }
});
