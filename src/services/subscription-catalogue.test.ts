import { CATALOGUE, CATALOGUE_CALL } from '../../tests/setup/catalogue';
import { fakeServices } from '../../tests/setup/services';
import { fetchSubscriptionCatalogue } from './subscription-catalogue';

const answerOf = (subscriptions: unknown) => ({ [CATALOGUE_CALL]: { json: { data: { subscriptions } } } });
const weekly = { alertCode: { value: 'weekly' }, title: { value: 'The Friday Letter' } };

test('all four groups come in one shape, in the page’s language', async () => {
  const { calls } = fakeServices(CATALOGUE);
  const { newsLetters, alerts, guides, informationalMail } = await fetchSubscriptionCatalogue('de');
  expect(calls[0]!.url.search).toBe('?lang=de');
  expect(newsLetters[0]).toEqual({
    code: 'weekly',
    title: 'The Friday Letter',
    toolTip: '',
    description: 'What The Friday Letter is about.',
    frequency: 'Weekly',
    previewLink: '/insights',
    previewLinkLabel: 'See recent issues',
    language: 'en',
  });
  expect([alerts.length, guides.length, informationalMail.length]).toEqual([2, 1, 1]);
});

test.each([
  ['a group is missing', { newsLetters: { alerts: [weekly] } }, ['weekly']],
  ['a group is null', { newsLetters: null }, []],
  ['a group is a text', { newsLetters: 'none' }, []],
  ['an alert has no code', { newsLetters: { alerts: [{ title: { value: 'No code' } }, weekly, null, 7] } }, ['weekly']],
  ['a code comes twice', { newsLetters: { alerts: [weekly, weekly] } }, ['weekly']],
  [
    'fields are not wrapped',
    { newsLetters: { alertItems: { alerts: [{ alertCode: 'weekly', title: 'The Friday Letter' }] } } },
    ['weekly'],
  ],
])('it survives when %s', async (_, subscriptions, codes) => {
  fakeServices(answerOf(subscriptions));
  expect((await fetchSubscriptionCatalogue('en')).newsLetters.map(({ code }) => code)).toEqual(codes);
});

test('a hundred thousand alerts are cut, and a megabyte of text with them', async () => {
  const alerts = Array.from({ length: 100_000 }, (_, index) => ({
    alertCode: { value: `a-${index}` },
    title: { value: index ? '' : 'x'.repeat(1_000_000) },
  }));
  fakeServices(answerOf({ alerts: { alertItems: { alerts } } }));
  const { alerts: read } = await fetchSubscriptionCatalogue('en');
  expect(read).toHaveLength(1_000);
  expect(read[0]!.title.length).toBeLessThanOrEqual(2_000);
  expect(read[1]!.title).toBe('a-1');
});

test('no groups at all is malformed', async () => {
  fakeServices({ [CATALOGUE_CALL]: { json: { data: null } } });
  await expect(fetchSubscriptionCatalogue('en')).rejects.toMatchObject({ kind: 'malformed' });
});

test('it gives up after ten seconds', async () => {
  jest.useFakeTimers();
  fakeServices({ [CATALOGUE_CALL]: 'never' });
  const failure = expect(fetchSubscriptionCatalogue('en')).rejects.toMatchObject({ kind: 'timeout' });
  await jest.advanceTimersByTimeAsync(10_000);
  await failure;
  jest.useRealTimers();
});
