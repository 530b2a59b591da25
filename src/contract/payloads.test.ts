import { readDatasource } from './datasource';
import { JsonError, parseJson } from './json';

const image = { src: '/steel.jpg', alt: 'A mill' };

/** The output of each CMS, and the values that widgets read from it. */
const PAYLOADS: readonly (readonly [string, unknown, unknown])[] = [
  [
    'Drupal’s JSON:API without its version',
    { data: { type: 'node--page', id: '7', attributes: { title: 'Steel', field_eyebrow: 'Report' } } },
    { id: '7', title: 'Steel', eyebrow: 'Report' },
  ],
  [
    'a container of AEM’s core components',
    {
      ':type': 'alder/components/container',
      ':itemsOrder': ['title', 'description', 'standard_image'],
      ':items': {
        description: { ':type': 'alder/components/text', text: '<p>A tonne.</p>', richText: true },
        title: { ':type': 'core/wcm/components/title/v3/title', text: 'Steel', type: 'h2' },
        standard_image: { ':type': 'core/wcm/components/image/v3/image', ...image },
      },
    },
    { title: 'Steel', description: '<p>A tonne.</p>', standardImage: image },
  ],
  [
    'an accordion of AEM’s core components',
    {
      ':items': {
        item_1: { ':type': 'alder/components/container', 'cq:panelTitle': 'Who pays?', body: '<p>We.</p>' },
        item_2: { ':type': 'alder/components/container', 'cq:panelTitle': 'When?', body: '<p>Soon.</p>' },
      },
      ':itemsOrder': ['item_2', 'item_1'],
    },
    {
      items: [
        { title: 'When?', body: '<p>Soon.</p>' },
        { title: 'Who pays?', body: '<p>We.</p>' },
      ],
    },
  ],
  [
    'an entry of Contentful',
    {
      sys: { id: '1', type: 'Entry' },
      fields: {
        title: 'Steel',
        standardImage: {
          sys: { id: '2', type: 'Asset' },
          fields: {
            description: 'A mill',
            file: { url: '/steel.jpg', details: { image: { width: 16, height: 9 } } },
          },
        },
        description: {
          nodeType: 'document',
          data: {},
          content: [
            { nodeType: 'heading-3', data: {}, content: [{ nodeType: 'text', value: 'R & D', marks: [] }] },
            {
              nodeType: 'paragraph',
              data: {},
              content: [
                { nodeType: 'text', value: 'One', marks: [{ type: 'bold' }] },
                {
                  nodeType: 'hyperlink',
                  data: { uri: '/a' },
                  content: [{ nodeType: 'text', value: 'two', marks: [] }],
                },
              ],
            },
          ],
        },
      },
    },
    {
      title: 'Steel',
      standardImage: { ...image, width: 16, height: 9 },
      description: '<h3>R &#38; D</h3><p><strong>One</strong><a href="/a">two</a></p>',
    },
  ],
  [
    'a story of Storyblok',
    {
      story: {
        name: 'Steel',
        content: {
          _uid: 'u1',
          component: 'promo',
          title: 'Steel',
          standard_image: { fieldtype: 'asset', filename: '/steel.jpg', alt: 'A mill' },
          link: { fieldtype: 'multilink', linktype: 'story', cached_url: 'insights/steel', url: '' },
          description: {
            type: 'doc',
            content: [
              {
                type: 'bullet_list',
                content: [
                  {
                    type: 'list_item',
                    content: [
                      {
                        type: 'text',
                        text: 'One',
                        marks: [{ type: 'link', attrs: { href: '/a' } }, { type: 'italic' }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        },
      },
    },
    {
      component: 'promo',
      title: 'Steel',
      standardImage: image,
      link: { url: '/insights/steel' },
      description: '<ul><li><em><a href="/a">One</a></em></li></ul>',
    },
  ],
  [
    'a post of WordPress',
    { id: 4, link: '/steel', title: { rendered: 'Steel' }, content: { rendered: '<p>A tonne.</p>', protected: false } },
    { id: 4, title: 'Steel', body: '<p>A tonne.</p>', url: '/steel' },
  ],
  [
    'the layout service of Sitecore',
    {
      sitecore: { context: { language: 'en' }, route: { name: 'steel', fields: { title: { value: 'Steel' } } } },
    },
    { title: { value: 'Steel' } },
  ],
];

test.each(PAYLOADS)('%s is recognised and read', (_system, printed, expected) => {
  expect(foreignIn(printed)).toEqual(printed);
  expect(JSON.parse(JSON.stringify(readDatasource(printed)))).toEqual(expected);
});

/** The value that the parser passes to the reader of datasources. */
function foreignIn(printed: unknown): unknown {
  try {
    parseJson(JSON.stringify(printed), true);
  } catch (error) {
    if (error instanceof JsonError) return error.foreign;
  }
  return undefined;
}
