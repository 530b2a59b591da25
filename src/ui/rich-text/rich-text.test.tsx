import { render, screen, waitFor } from 'testing';
import type { Content, LiveContent } from '../../contract';
import { RichText } from './RichText';
import { sanitise } from './sanitise';

const html = (text: string): Content => ({ kind: 'html', html: text });

const sanitised = (text: string) => {
  const container = document.createElement('div');
  container.append(sanitise(text));
  return container;
};

test("the server's own nodes move in with their listeners, and go home at the end", () => {
  document.body.innerHTML = '<div id="home"><p>Server <button>Play</button></p></div>';
  const home = document.querySelector('#home')!;
  const paragraph = home.firstElementChild!;
  const onPlay = jest.fn();
  home.querySelector('button')!.addEventListener('click', onPlay);
  const content: LiveContent = {
    kind: 'live',
    element: paragraph,
    take: (target) => target.append(paragraph),
    release: () => home.append(paragraph),
  };

  const { container, unmount } = render(<RichText content={content} />);
  expect(container).toContainElement(paragraph as HTMLElement);
  screen.getByRole('button', { name: 'Play' }).click();
  expect(onPlay).toHaveBeenCalledTimes(1);

  unmount();
  expect(home).toContainElement(paragraph as HTMLElement);
});

test('plain text is rendered immediately', () => {
  render(<RichText content={html('Thank you')} />);
  expect(screen.getByText('Thank you')).toBeVisible();
});

test('HTML of a service keeps its structure', async () => {
  render(<RichText content={html('<p>See <a href="/method">the method</a></p>')} />);
  expect(await screen.findByRole('link', { name: 'the method' })).toHaveAttribute('href', '/method');
});

test('until its sanitiser has loaded, HTML reserves its space with invisible text', async () => {
  const { container } = render(
    <RichText content={html('<p>See <a href="/method">the method</a></p><ul><li>And <em>more</em></li></ul>')} />,
  );
  expect(
    [...container.querySelectorAll('.inlay-rich-text__unseen > p')].map((line) =>
      line.textContent!.replace(/\s+/g, ' ').trim(),
    ),
  ).toEqual(['See the method', 'And more']);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'the method' })).toBeVisible();
  expect(container.querySelector('.inlay-rich-text__unseen')).toBeNull();
});

test('each row of a table has a line of the place that is held', () => {
  const { container } = render(
    <RichText content={html('<table><tr><th>Port</th><th>Ships</th></tr><tr><td>Arva</td><td>12</td></tr></table>')} />,
  );
  expect(container.querySelectorAll('.inlay-rich-text__unseen > p')).toHaveLength(2);
});

test('the last text wins, however long the first takes', async () => {
  const { rerender } = render(<RichText content={html('<p>First</p>')} />);
  rerender(<RichText content={html('<p>Second</p>')} />);
  await waitFor(() => expect(screen.getByText('Second')).toBeVisible());
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test('nothing is shown for no content', () => {
  const { container } = render(<RichText content={undefined} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', 'script'],
  ['an event handler', '<img src="x" onerror="alert(1)">', '[onerror]'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '[href]'],
  ['a style that covers the page', '<p style="position:fixed;inset:0">a</p>', '[style]'],
  ['a stylesheet', '<p>a</p><style>*{display:none}</style>', 'style'],
  ['a form that asks for a password', '<form action="//evil.example"><input type="password"></form>', 'form, input'],
  ['a frame', '<iframe src="//evil.example"></iframe>', 'iframe'],
  ['a widget of ours', '<div data-module="inlay-contact-form">a</div>', '[data-module]'],
  ['scripted drawings', '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>"></use></svg>', 'svg'],
  [
    'markup that breaks out when parsed twice',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '[onerror]',
  ],
])('%s does not survive', (_what, dirty, trace) => {
  expect(sanitised(dirty).querySelector(trace)).toBeNull();
});

test('a link to a new tab gives that tab no hold on this one', () => {
  expect(sanitised('<a href="https://x.example" target="_blank">a</a>').querySelector('a')).toHaveAttribute(
    'rel',
    'noopener',
  );
});

test('a value with a less-than sign stays as it is', async () => {
  render(<RichText content={html('<p><a href="/a?b=<c>" title="under 5: a < b">Small firms</a></p>')} />);
  const link = await screen.findByRole('link', { name: 'Small firms' });
  expect([link.title, link.getAttribute('href')]).toEqual(['under 5: a < b', '/a?b=<c>']);
});

test('changes that its owner makes to the nodes are reverted before they are returned', async () => {
  const calls: string[] = [];
  const adopt = (container: HTMLElement) => {
    calls.push(`adopted ${container.textContent}`);
    return () => void calls.push(`released ${container.textContent}`);
  };
  const { rerender, unmount } = render(<RichText content={html('One')} adopt={adopt} />);
  rerender(<RichText content={html('<b>Two</b>')} adopt={adopt} />);
  await screen.findByText('Two');
  unmount();
  expect(calls).toEqual(['adopted One', 'released One', 'adopted Two', 'released Two']);
});

test('the JSON of a placeholder that is allowed is hidden text, and of others nothing remains', () => {
  const json = '{"body":"<p>5 &lt; 6 & 7</p>"}';
  const container = document.createElement('div');
  const script = (type: string) => `<script ${type}>${json}</script>`;
  container.append(
    sanitise(
      `<div data-module="table">${script('type="application/json"')}</div><div data-module="wall">${script('type=application/json')}</div>${script("type='application/json'")}<div data-module="table">${script('type="module"')}</div>`,
      ['table'],
    ),
  );
  expect(container.querySelector('script')).toBeNull();
  expect([...container.querySelectorAll('[hidden]')].map(({ textContent }) => textContent)).toEqual([json]);
  expect(container.querySelector('[data-module=table] > [hidden]')).not.toBeNull();
});
