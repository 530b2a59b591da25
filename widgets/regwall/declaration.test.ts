import { declaredByPage, gatedSelectors } from './Declaration';

const page = (data: unknown) =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`,
  );
const part = (cssSelector: unknown, isAccessibleForFree: unknown = false) => ({
  '@type': 'WebPageElement',
  isAccessibleForFree,
  cssSelector,
});

test.each([
  [{ '@type': 'Article', isAccessibleForFree: false, hasPart: part('.gated') }, ['.gated']],
  [
    { '@graph': [{ '@type': 'Organization' }, { '@type': 'Article', hasPart: [part('.one'), part('.two', 'False')] }] },
    ['.one', '.two'],
  ],
  [{ hasPart: part(['.one', '.two']) }, ['.one', '.two']],
  [{ hasPart: part('.open', true) }, []],
  [{ isAccessibleForFree: false }, []],
  [{ hasPart: part(7) }, []],
  ['text', []],
  [null, []],
])('in %j the gated parts are %j', (data, selectors) => {
  expect(gatedSelectors(data)).toEqual(selectors);
});

test.each([
  ['names this very part', [{ '@type': 'Article', hasPart: part('.gated') }], 'alike'],
  ['names another part', { hasPart: part('.report') }, 'otherwise'],
  ['names none', { '@type': 'Article' }, undefined],
  ['does not parse', '{ "broken', undefined],
])('a page whose data %s', (_, data, declared) => {
  page(data);
  expect(declaredByPage('.gated')).toBe(declared);
});
