import { render, screen } from 'testing';
import { configure } from '../../core';
import { FeedLinks } from './';

const show = (feeds: object, props: Partial<Parameters<typeof FeedLinks>[0]> = {}) => {
  configure([{ from: 'test', isTrusted: true, values: { feeds } }]);
  return render(<FeedLinks feed="events" {...props} />);
};
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('without an address in the configuration there is nothing to subscribe to', () => {
  const { container } = show({});
  expect(container).toBeEmptyDOMElement();
});

test('the subscription and the file contain the filtered events', () => {
  show(
    { events: 'https://services.test/calendar.ics?site=en' },
    { parameters: 'format=Virtual&location=Europe&location=Asia-Pacific' },
  );
  const address = '//services.test/calendar.ics?site=en&format=Virtual&location=Europe&location=Asia-Pacific';
  expect(link('Subscribe to this calendar')).toHaveAttribute('href', `webcal:${address}`);
  expect(link('Save these events as a file')).toHaveAttribute('href', `https:${address}`);
});

test('an address beside the page will do, and a folder of the content tree goes along', () => {
  show({ events: '/calendar.ics' }, { parentFolderId: 'events-careers' });
  expect(link('Subscribe to this calendar')).toHaveAttribute(
    'href',
    `webcal://${location.host}/calendar.ics?parentFolderId=events-careers`,
  );
});

test('a file may contain less than the subscription', () => {
  show(
    { events: '/calendar.ics' },
    { parameters: 'location=Europe', fileParameters: 'location=Europe&from=2026-12-01&to=2026-12-31' },
  );
  expect(link('Subscribe to this calendar')).toHaveAttribute(
    'href',
    `webcal://${location.host}/calendar.ics?location=Europe`,
  );
  expect(link('Save these events as a file')).toHaveAttribute(
    'href',
    `${location.origin}/calendar.ics?location=Europe&from=2026-12-01&to=2026-12-31`,
  );
});

test('positions are an Atom feed in the language of the page', () => {
  show({ jobs: '/feed.atom' }, { feed: 'jobs', parameters: 'query=steel+%26+water' });
  expect(link('Subscribe to these positions (Atom feed)')).toHaveAttribute(
    'href',
    `${location.origin}/feed.atom?query=steel+%26+water&lang=en`,
  );
});

test('an address that no link must have offers nothing', () => {
  const { container } = show({ events: 'javascript:alert(1)' });
  expect(container).toBeEmptyDOMElement();
});
