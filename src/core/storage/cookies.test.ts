import { getCookie, removeCookie, repairedCookies, setCookie } from './cookies';

describe('Two cookies of one name', () => {
  const inFolder = (value: string) => (document.cookie = `kept=${value}; Path=/insights`);
  beforeEach(() => history.replaceState(null, '', '/insights/steel'));
  afterEach(() => {
    for (const path of ['/', '/insights']) document.cookie = `kept=; Max-Age=0; Path=${path}`;
    repairedCookies.clear();
  });

  test('become one when it is written', () => {
    inFolder('old');
    setCookie('kept', 'new');
    expect(document.cookie).toBe('kept=new');
    expect([...repairedCookies]).toEqual(['kept']);
  });

  test('are both removed', () => {
    document.cookie = 'kept=new; Path=/';
    inFolder('old');
    removeCookie('kept');
    expect(document.cookie).toBe('');
  });

  test('are read as the one in the configured scope', () => {
    document.cookie = 'kept=new; Path=/';
    inFolder('old');
    expect(document.cookie).toBe('kept=old; kept=new');
    expect(getCookie('kept')).toBe('new');
  });
});

test('one cookie is written without touching other scopes', () => {
  setCookie('alone', 'a');
  setCookie('alone', 'b');
  removeCookie('alone');
  expect(document.cookie).toBe('');
  expect(repairedCookies.size).toBe(0);
});
