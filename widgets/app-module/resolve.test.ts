import { closest } from '../../src/contract/closest';
import { explain } from './explain';
import { APPLICATIONS, resolve } from './resolve';

const NONE = {};

test.each([
  ['QuizTracker', { module: 'quiz' }],
  ['SignIn', { module: 'sign-in' }],
  ['SiteWideSearch', { module: 'site-search', props: { variant: 'box' } }],
  ['HomeLogin', { module: 'session-badge' }],
  ['ContactUs', { module: 'contact-form' }],
  ['ForgotPassword', { module: 'forgot-password' }],
  ['ResetPassword', { module: 'reset-password' }],
  ['Registration', { module: 'registration' }],
  ['ChangePassword', { module: 'edit-profile' }],
  ['DirectorySearch', { module: 'profile-grid', props: { search: true, fromService: true } }],
  ['JobDetails', { module: 'job-detail' }],
  ['SearchAll', { module: 'site-search', props: { variant: 'page' } }],
  ['JobSearch', { module: 'job-search' }],
  ['Profile', { module: 'profile-page' }],
  ['PersonalSettings', { module: 'edit-profile' }],
  ['EmailSubscriptions', { module: 'edit-subscriptions' }],
  ['HomeBadge', { module: 'session-badge' }],
  ['ContentSearch', { module: 'site-search', props: { variant: 'page' } }],
  ['UpdateInfo', { module: 'edit-profile', props: { variant: 'mq' } }],
])('%s is %j', (name, expected) => {
  expect(resolve(name, NONE)).toEqual(expected);
  expect(resolve(name.toLowerCase(), NONE)).toEqual(expected);
});

test.each([
  'ForgotEmailFMNO',
  'RecruiterRegistration',
  'PostARole',
  'Candidate',
  'BulkUpload',
  'CandidateSearch',
  'MyPosts',
  'Connections',
  'ManageCorporateRecruiter',
])('%s is the integrator’s, and says where to add it until it is', (name) => {
  expect(resolve(name, NONE)).toBeUndefined();
  expect(explain(name.toLowerCase(), NONE, closest)).toBe(
    `Nothing stands for the component “${name}” yet. Write the address of its script into modules["app/${name}"] of the configuration.`,
  );
  expect(resolve(name.toUpperCase(), { [`app/${name}`]: '/own.js' })).toEqual({ module: `app/${name}` });
});

test('an integrator’s component replaces ours of the same name, and may have any name', () => {
  const modules = { 'app/SignIn': '/own.js', 'app/Weather': '/weather.js', weather: '/other.js' };
  expect(resolve('signin', modules)).toEqual({ module: 'app/SignIn' });
  expect(resolve('Weather', modules)).toEqual({ module: 'app/Weather' });
});

test.each([
  ['SingIn', 'There is no component “SingIn”. Did you mean “SignIn”?'],
  ['JobSerch', 'There is no component “JobSerch”. Did you mean “JobSearch”?'],
  ['Wether', 'There is no component “Wether”. Did you mean “Weather”?'],
  [
    'app-module',
    'There is no component “app-module”. Correct the name, or write the address of its script into modules["app/app-module"] of the configuration.',
  ],
  [
    'constructor',
    'There is no component “constructor”. Correct the name, or write the address of its script into modules["app/constructor"] of the configuration.',
  ],
])('%s is explained', (name, explanation) => {
  expect(resolve(name, { 'app/Weather': '/weather.js' })).toBeUndefined();
  expect(explain(name, { 'app/Weather': '/weather.js' }, closest)).toBe(explanation);
});

test('all 28 names are known', () => {
  expect(Object.keys(APPLICATIONS)).toHaveLength(28);
});
