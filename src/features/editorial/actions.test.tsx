import { render, screen, within } from 'testing';
import { defineProps, readProps } from '../../contract';
import { wordsOf } from '../../runtime/edit/advice';
import { Actions } from './Actions';
import { callToActions } from './props';

const props = defineProps({ callToActionLinks: callToActions({ max: 2, description: 'Where to go.' }) });

function read(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const { props: values, notes } = readProps('promo', props, document.body.firstElementChild!);
  return { props: values, notes: notes.map(wordsOf) };
}

const json = (links: unknown) =>
  `<script type="application/json">${JSON.stringify({ callToActionLinks: links })}</script>`;

test('reads links from the server-rendered list', () => {
  expect(
    read(
      '<ul data-field="callToActionLinks"><li><a href="/a">Read on</a></li><li><a href="/b" target="_blank">Compare</a></li></ul>',
    ).props.callToActionLinks,
  ).toEqual([
    { url: '/a', text: 'Read on' },
    { url: '/b', text: 'Compare', target: '_blank' },
  ]);
});

test('links are read as old datasources print them', () => {
  const links = [
    { LinkType: 'internal', Text: 'Read on', Url: '/a' },
    { LinkType: 'anchor', Name: 'Method', Anchor: 'method' },
  ];
  expect(read(json({ value: links })).props.callToActionLinks).toEqual([
    { url: '/a', text: 'Read on' },
    { url: '#method', text: 'Method' },
  ]);
});

test.each([
  [
    'in the page',
    '<a data-field="callToActionLinks" href="javascript:alert(1)">Press</a><a data-field="callToActionLinks" href="/b">Read on</a>',
  ],
  [
    'in a datasource',
    json([
      { Url: 'javascript:alert(1)', Text: 'Press' },
      { Url: '/b', Text: 'Read on' },
    ]),
  ],
])('a link that would run a script is left out with a note, %s', (_, html) => {
  const { props: values, notes } = read(html);
  expect(values.callToActionLinks).toEqual([{ url: '/b', text: 'Read on' }]);
  expect(notes).toEqual([
    'item 1 of callToActionLinks leads to "javascript:alert(1)", which is no address that a link may have, so it leads nowhere',
  ]);
});

test('a link without a text or without an address is left out with a note', () => {
  const { props: values, notes } = read(json([{ Url: '/a' }, { Text: 'Nowhere' }, { Url: '/c', Text: 'Here' }]));
  expect(values.callToActionLinks).toEqual([{ url: '/c', text: 'Here' }]);
  expect(notes).toEqual([
    'item 1 of callToActionLinks leads to /a but has no text, so it is left out',
    'item 2 of callToActionLinks has no address, so it is left out',
  ]);
});

test('more links than a module may have are cut', () => {
  const { props: values, notes } = read(json(['a', 'b', 'c'].map((letter) => ({ Url: `/${letter}`, Text: letter }))));
  expect(values.callToActionLinks).toHaveLength(2);
  expect(notes).toEqual(['callToActionLinks has 3 items; only the first 2 are used']);
});

test('an element without links has none', () => {
  expect(read('').props.callToActionLinks).toEqual([]);
});

describe.each(['links', 'buttons'] as const)('%s', (variant) => {
  test('lead where they say and announce a new tab', () => {
    render(
      <Actions
        variant={variant}
        links={[
          { url: '/a', text: 'Read on' },
          { url: '/b', text: 'Compare', target: '_blank' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/a');
    expect(screen.getByRole('link', { name: 'Compare (opens in a new tab)' })).toHaveAttribute('rel', 'noopener');
  });

  test('never lead into a script', () => {
    const { container } = render(<Actions variant={variant} links={[{ url: 'javascript:alert(1)', text: 'Win' }]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

test('a button keeps the class that its datasource gives it', () => {
  const { callToActionLinks } = read(json([{ Url: '/a', Text: 'Join', CssClass: 'is-campaign' }])).props;
  render(<Actions links={callToActionLinks!} variant="buttons" />);
  expect(screen.getByRole('link', { name: 'Join' })).toHaveClass('inlay-button', 'is-campaign');
});

test.each(['links', 'buttons'] as const)(
  '%s keep the server-rendered attributes of a link, and a download link downloads',
  (variant) => {
    const { props: values } = read(
      `<ul data-field="callToActionLinks"><li><a href="/report.pdf" class="host-cta inlay-button" rel="nofollow sponsored"
      download="report.pdf" hreflang="de" type="application/pdf" aria-label="The report" referrerpolicy="no-referrer"
      data-track="cta" target="_blank">Report</a></li></ul>`,
    );
    const { container } = render(<Actions links={values.callToActionLinks} variant={variant} />);
    const link = within(container).getByRole('link', { name: /^The report/ });
    expect(link).toHaveClass('host-cta');
    expect(Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value]))).toMatchObject({
      href: '/report.pdf',
      rel: 'nofollow sponsored noopener',
      download: 'report.pdf',
      hreflang: 'de',
      type: 'application/pdf',
      referrerpolicy: 'no-referrer',
      'data-track': 'cta',
    });
  },
);

test('a datasource may say how its link is followed', () => {
  const { props: values } = read(
    json([{ Url: '/a.pdf', Text: 'A', Rel: 'nofollow', Download: true, HrefLang: 'de', type: 'internal' }]),
  );
  expect(values.callToActionLinks[0]).toEqual({
    url: '/a.pdf',
    text: 'A',
    attributes: { rel: 'nofollow', download: '', hrefLang: 'de' },
  });
});
