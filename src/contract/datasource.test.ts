import { readDatasource } from './datasource';
import { type JsonError, storeRepairedJson } from './json';
import { choice, text } from './kinds/text';
import { content, list } from './kinds/structure';
import { image, link } from './kinds/link';
import { defineProps, readProps } from './props';

const description = 'Something.';

const props = defineProps({
  title: text({ description }),
  description: content({ description }),
  standardImage: image({ description }),
  callToActionLinks: list(link({ description }), { description }),
  backgroundTheme: choice(['paper', 'ink'], { description }),
});

/** A promo bar with title, text, image and two links, as each CMS prints one. */
const promos: Readonly<Record<string, unknown>> = {
  'Sitecore’s layout service': {
    uid: '0b6d3e7a-8a0c-4c3e-9d53-1c1b6a2f1d11',
    componentName: 'PromoBar',
    dataSource: '{5E1D3C4F-3B5C-4D5A-9C79-0C7A0F6B6A11}',
    params: { backgroundTheme: 'ink', FieldNames: 'Default' },
    fields: {
      Title: {
        value: 'Steel &amp; water',
        editable: '<input id="fld_1" class="scFieldValue" type="hidden" value="Steel" />',
      },
      description: { value: '<p>What a tonne costs.</p>' },
      standardImage: {
        value: { src: '/-/media/steel.jpg?h=900&iar=0&w=1600', alt: 'A mill', width: '1600', height: '900' },
      },
      callToActionLinks: [
        {
          id: '9b7f',
          url: '/sitecore/content/global/links/read-on',
          name: 'Read on',
          displayName: 'Read on',
          fields: {
            link: {
              value: {
                href: '/insights/steel',
                id: '{7C2A}',
                querystring: 'q=1',
                anchor: 'costs',
                target: '',
                title: '',
                class: 'cta',
                text: 'Read on',
                linktype: 'internal',
                url: '/insights/steel',
              },
            },
          },
        },
        {
          id: '1c2d',
          url: '/sitecore/content/global/links/mail',
          name: 'Write',
          displayName: 'Write',
          fields: {
            link: {
              value: {
                href: 'https://www.example.com/contact',
                target: '_blank',
                text: 'Write to us',
                linktype: 'external',
                url: 'https://www.example.com/contact',
              },
            },
          },
        },
      ],
    },
  },
  'Sitecore’s GraphQL': {
    data: {
      datasource: {
        title: { jsonValue: { value: 'Steel &amp; water' } },
        description: { jsonValue: { value: '<p>What a tonne costs.</p>' } },
        standardImage: {
          jsonValue: { value: { src: '/-/media/steel.jpg', alt: 'A mill', width: '1600', height: '900' } },
        },
        callToActionLinks: {
          targetItems: [
            {
              link: {
                jsonValue: {
                  value: {
                    href: '/insights/steel',
                    querystring: 'q=1',
                    anchor: 'costs',
                    text: 'Read on',
                    class: 'cta',
                    linktype: 'internal',
                  },
                },
              },
            },
            {
              link: {
                jsonValue: {
                  value: { href: 'https://www.example.com/contact', target: '_blank', text: 'Write to us' },
                },
              },
            },
          ],
        },
      },
    },
  },
  'AEM, as a model': {
    ':type': 'wcm/core/components/contentfragment/v1/contentfragment',
    id: 'contentfragment-7f',
    title: 'Promo: steel',
    description: '',
    model: 'alder-voss/models/promo',
    elementsOrder: ['title', 'description'],
    elements: {
      title: { title: 'Title', dataType: 'string', ':type': 'string', multiValue: false, value: 'Steel &amp; water' },
      description: {
        title: 'Description',
        dataType: 'string',
        ':type': 'text/html',
        multiValue: false,
        value: '<p>What a tonne costs.</p>',
        paragraphs: ['<p>What a tonne costs.</p>'],
      },
      standardImage: {
        title: 'Image',
        dataType: 'string',
        ':type': 'string',
        multiValue: false,
        value: '/content/dam/steel.jpg',
      },
      callToActionLinks: {
        title: 'Links',
        dataType: 'string',
        ':type': 'string[]',
        multiValue: true,
        value: [
          { url: '/insights/steel?q=1#costs', text: 'Read on' },
          { url: 'https://www.example.com/contact', text: 'Write to us', target: '_blank' },
        ],
      },
    },
    ':items': {},
    ':itemsOrder': [],
  },
  'AEM, by GraphQL': {
    data: {
      promoByPath: {
        item: {
          __typename: 'PromoModel',
          _path: '/content/dam/alder-voss/promos/steel',
          title: 'Steel &amp; water',
          description: {
            html: '<p>What a tonne costs.</p>',
            plaintext: 'What a tonne costs.',
            json: [{ nodeType: 'paragraph' }],
          },
          standardImage: {
            _path: '/content/dam/steel.jpg',
            _publishUrl: 'https://publish.example.com/content/dam/steel.jpg',
            mimeType: 'image/jpeg',
            width: 1600,
            height: 900,
            description: 'A mill',
          },
          callToActionLinks: [
            { _path: '/content/dam/links/read-on', url: '/insights/steel?q=1#costs', text: 'Read on' },
            {
              _path: '/content/dam/links/write',
              url: 'https://www.example.com/contact',
              text: 'Write to us',
              target: '_blank',
            },
          ],
        },
      },
    },
  },
  'Drupal’s JSON:API': {
    jsonapi: { version: '1.1', meta: { links: { self: { href: 'http://jsonapi.org/format/1.1/' } } } },
    data: {
      type: 'block_content--promo_bar',
      id: '6b3c2f6e-5a6e-4a1e-9f3a-0c9f2f1a7b10',
      links: { self: { href: 'https://cms.example.com/jsonapi/block_content/promo_bar/6b3c' } },
      attributes: {
        drupal_internal__id: 12,
        drupal_internal__revision_id: 40,
        langcode: 'en',
        status: true,
        info: 'Promo: steel',
        changed: '2026-11-20T09:00:00+00:00',
        field_title: 'Steel &amp; water',
        field_description: {
          value: '<p>What a tonne costs.</p>',
          format: 'basic_html',
          processed: '<p>What a tonne costs.</p>',
        },
        field_call_to_action_links: [
          {
            uri: 'internal:/insights/steel?q=1#costs',
            url: '/insights/steel?q=1#costs',
            title: 'Read on',
            options: [],
          },
          {
            uri: 'https://www.example.com/contact',
            title: 'Write to us',
            options: { attributes: { target: '_blank' } },
          },
        ],
      },
      relationships: {
        block_content_type: {
          data: {
            type: 'block_content_type--block_content_type',
            id: '77',
            meta: { drupal_internal__target_id: 'promo_bar' },
          },
        },
        revision_user: { data: null },
        field_standard_image: { data: { type: 'media--image', id: 'm1', meta: { drupal_internal__target_id: 3 } } },
      },
    },
    included: [
      {
        type: 'media--image',
        id: 'm1',
        attributes: { name: 'steel.jpg', status: true },
        relationships: {
          field_media_image: {
            data: {
              type: 'file--file',
              id: 'f1',
              meta: { alt: 'A mill', title: '', width: 1600, height: 900, drupal_internal__target_id: 9 },
            },
          },
          thumbnail: { data: { type: 'file--file', id: 'f1', meta: { alt: '', width: 180, height: 180 } } },
        },
      },
      {
        type: 'file--file',
        id: 'f1',
        attributes: {
          filename: 'steel.jpg',
          uri: { value: 'public://2026-11/steel.jpg', url: '/sites/default/files/2026-11/steel.jpg' },
          filemime: 'image/jpeg',
          filesize: 120_000,
        },
      },
    ],
  },
  'WordPress’ REST, with fields of ACF': {
    id: 512,
    date: '2026-11-20T09:00:00',
    guid: { rendered: 'https://www.example.com/?p=512' },
    slug: 'steel',
    status: 'publish',
    type: 'promo',
    link: 'https://www.example.com/promo/steel/',
    title: { rendered: 'Steel &amp; water' },
    content: { rendered: '', protected: false },
    excerpt: { rendered: '<p>What a tonne costs.</p>\n', protected: false },
    featured_media: 45,
    acf: {
      call_to_action_links: [
        { title: 'Read on', url: '/insights/steel?q=1#costs', target: '' },
        { title: 'Write to us', url: 'https://www.example.com/contact', target: '_blank' },
      ],
    },
    _links: { self: [{ href: 'https://www.example.com/wp-json/wp/v2/promo/512' }] },
    _embedded: {
      'wp:featuredmedia': [
        {
          id: 45,
          media_type: 'image',
          source_url: 'https://www.example.com/wp-content/uploads/steel.jpg',
          alt_text: 'A mill',
          media_details: { width: 1600, height: 900, sizes: {} },
        },
      ],
    },
  },
};

function propsOf(datasource: unknown) {
  const text = JSON.stringify(datasource);
  const element = document.createElement('div');
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = text;
  element.append(script);
  // Like the runtime with values that `readProps` cannot read directly.
  try {
    return readProps('promo-bar', props, element).props;
  } catch (error) {
    const { cause } = error as { cause: JsonError };
    storeRepairedJson(text, JSON.stringify(readDatasource(cause.foreign)));
    return readProps('promo-bar', props, element).props;
  }
}

describe.each(Object.entries(promos))('%s', (system, datasource) => {
  test('has its texts, its image, and its links with query string and anchor', () => {
    const { title, description, standardImage, callToActionLinks } = propsOf(datasource);
    expect(title).toBe('Steel &amp; water');
    expect(description?.kind === 'html' && description.html.trim()).toBe('<p>What a tonne costs.</p>');
    expect(standardImage?.src).toMatch(/steel\.jpg/);
    if (system !== 'AEM, as a model') expect(standardImage?.alt).toBe('A mill');
    const [first, second, third] = callToActionLinks ?? [];
    expect(first).toMatchObject({ url: '/insights/steel?q=1#costs', text: 'Read on' });
    expect(second).toMatchObject({ url: 'https://www.example.com/contact', text: 'Write to us' });
    expect(third).toBeUndefined();
  });
});

test('parameters of a rendering count like fields', () => {
  expect(propsOf(promos['Sitecore’s layout service'])).toMatchObject({ backgroundTheme: 'ink' });
});

test.each([
  [
    'a field with its metadata',
    { title: { value: 'Steel', metadata: { fieldId: '1' } } },
    { title: { value: 'Steel', metadata: { fieldId: '1' } } },
  ],
  [
    'paragraphs of Drupal',
    {
      data: {
        type: 'node--page',
        id: '1',
        attributes: { title: 'T' },
        relationships: {
          field_items: {
            data: [
              { type: 'paragraph--item', id: 'p1' },
              { type: 'paragraph--item', id: 'gone' },
            ],
          },
        },
      },
      included: [{ type: 'paragraph--item', id: 'p1', attributes: { field_title: 'One' } }],
    },
    { id: '1', title: 'T', items: [{ id: 'p1', title: 'One' }] },
  ],
  [
    'two resources that name each other',
    {
      data: { type: 'a', id: '1', attributes: {}, relationships: { field_b: { data: { type: 'b', id: '2' } } } },
      included: [
        { type: 'b', id: '2', attributes: { name: 'B' }, relationships: { field_a: { data: { type: 'b', id: '2' } } } },
      ],
    },
    { id: '1', b: { id: '2', name: 'B' } },
  ],
  [
    'pictures of ACF',
    {
      acf: { standard_image: { ID: 45, url: '/steel.jpg', alt: 'A mill', width: 1600, height: 900, sizes: {} } },
      title: { rendered: 'T' },
    },
    { title: 'T', standardImage: { src: '/steel.jpg', alt: 'A mill', width: 1600, height: 900 } },
  ],
  [
    'results of a search',
    { query: 'steel', results: [{ fields: { link: { value: { href: '/a', text: 'A' } } } }] },
    { query: 'steel', results: [{ href: '/a', text: 'A' }] },
  ],
  ['nothing but results', { results: [{ title: 'A' }] }, { results: [{ title: 'A' }] }],
  [
    'a list of fragments',
    { data: { promoList: { items: [{ _path: '/content/dam/a', title: 'A' }] } } },
    { items: [{ title: 'A' }] },
  ],
  [
    'names and values',
    { title: 'Steel', items: [{ url: '/a' }, null, 7] },
    { title: 'Steel', items: [{ url: '/a' }, null, 7] },
  ],
  ['a list', [1, 2], [1, 2]],
])('%s is read', (_what, printed, expected) => {
  expect(JSON.parse(JSON.stringify(readDatasource(printed)))).toEqual(expected);
});
