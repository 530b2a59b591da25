import { act, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import appModule from './index';

const page = window as Window & { inlay?: unknown };
const mount = jest.fn<Promise<void>, [Element, string, object]>();
const unmount = jest.fn<void, [Element]>();

beforeEach(() => {
  jest.resetAllMocks();
  mount.mockResolvedValue();
  page.inlay = { mount, unmount };
});
afterEach(() => {
  delete page.inlay;
});

const html = (attributes: string, content = '<a href="/account/sign-in">Sign in</a>') =>
  `<div data-module="app-module" ${attributes}>${content}</div>`;

test('the component gets the content of the server and its props from the loader, and gives the content back', async () => {
  const { element, unmount: unmountWidget } = await mountPlaceholder(
    html(`data-name="SignIn" data-props='{"redirect": "/insights"}'`),
    appModule,
  );
  const [container, module, props] = mount.mock.calls[0]!;
  expect([module, props]).toEqual(['sign-in', { redirect: '/insights' }]);
  expect(container.parentElement).toBe(element);
  expect(container).toContainElement(screen.getByRole('link', { name: 'Sign in' }));
  unmountWidget();
  expect(unmount).toHaveBeenCalledWith(container);
  expect(element.outerHTML).toBe(
    html(`data-name="SignIn" data-props='{"redirect": "/insights"}'`)
      .replaceAll("'", '"')
      .replace('"{"redirect": "/insights"}"', '"{&quot;redirect&quot;: &quot;/insights&quot;}"'),
  );
});

test('props come from the JSON of a datasource too, and win over those that the name implies', async () => {
  const json =
    '<script type="application/json">{"name": {"value": "SiteWideSearch"}, "props": {"value": {"variant": "page", "cachedPages": 4}}}</script>';
  await mountPlaceholder(html('', json), appModule);
  expect(mount.mock.calls[0]!.slice(1)).toEqual(['site-search', { variant: 'page', cachedPages: 4 }]);
  expect(mount.mock.calls[0]![0]).toBeEmptyDOMElement();
});

test('an integrator’s component is loaded by its key', async () => {
  await mountPlaceholder(html('data-name="postarole"'), appModule, {
    modules: { 'app/PostARole': 'https://host.example/post.js' },
  });
  expect(mount.mock.calls[0]![1]).toBe('app/PostARole');
});

test('a name that means nothing is explained to the editor, and the content stays', async () => {
  const { element, notes } = await mountPlaceholder(html('data-name="SingIn"'), appModule, { mode: 'edit' });
  await waitFor(() => expect(notes()).toEqual(['There is no component “SingIn”. Did you mean “SignIn”?']));
  expect(element.querySelector('a')).toBeVisible();
  expect(mount).not.toHaveBeenCalled();
});

test('another name loads another component', async () => {
  const { element } = await mountPlaceholder(html('data-name="SingIn"'), appModule);
  await act(async () => {
    element.dataset.name = 'SignIn';
    const { update } = await import('../../src/runtime/mount');
    update(element);
  });
  expect(mount.mock.calls[0]![1]).toBe('sign-in');
});

test('a component that contains itself is loaded once', async () => {
  const modules = { 'app/Loop': 'https://host.example/loop.js' };
  const { element } = await mountPlaceholder(html('data-name="Loop"', ''), appModule, { modules });
  mount.mock.calls[0]![0].innerHTML = '<p></p>';
  const inner = await mountPlaceholder(html('data-name="loop"'), appModule, { modules }, (placeholder) =>
    element.querySelector('p')!.append(placeholder),
  );
  expect(mount).toHaveBeenCalledTimes(1);
  expect(inner.notes()).toEqual(['The component “loop” contains itself, so it is not loaded again.']);
});

test.each(['{"redirect"', '"text"', '[1]', '7'])('props %s are explained, and left out', async (props) => {
  const { notes } = await mountPlaceholder(
    `<div data-module="app-module" data-name="SignIn" data-props='${props}'></div>`,
    appModule,
  );
  expect(notes().join()).toContain('data-props must be a group of values such as {"redirect": "/"}');
  expect(mount.mock.calls[0]![2]).toEqual({});
});

test('what goes wrong with the component is the loader’s to tell', async () => {
  mount.mockRejectedValue(new Error('sign-in: its script could not be loaded'));
  await expect(mountPlaceholder(html('data-name="SignIn"'), appModule)).resolves.toBeDefined();
});
