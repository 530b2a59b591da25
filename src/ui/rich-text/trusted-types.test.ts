/** Chrome's behaviour with `Content-Security-Policy: trusted-types inlay; require-trusted-types-for 'script'`. */
test('two versions of the bundle on one page share the one policy that is allowed', () => {
  const names: string[] = [];
  const createPolicy = (name: string, rules: object) => {
    if (name !== 'inlay' || names.includes(name)) throw new TypeError(`Policy "${name}" disallowed`);
    names.push(name);
    return { name, ...rules };
  };
  Object.assign(window, { trustedTypes: { createPolicy, emptyHTML: '', getAttributeType: () => null } });

  const load = () => {
    let sanitise: (html: string) => DocumentFragment;
    jest.isolateModules(() => ({ sanitise } = require('./sanitise')));
    return sanitise!;
  };
  const first = load();
  const second = load();
  expect(first('<b>one</b>').textContent).toBe('one');
  expect(second('<b>two</b><script>three</script>').textContent).toBe('two');
  expect(names).toEqual(['inlay']);
});
