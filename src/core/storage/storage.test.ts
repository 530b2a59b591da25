import { CACHE_PREFIX, localStore, storageKey, tabStore } from './';
import { getCookie, removeCookie, setCookie } from './cookies';

afterEach(() => {
  jest.restoreAllMocks();
  for (const key of ['name', 'user', `${CACHE_PREFIX}old`, `${CACHE_PREFIX}new`]) localStore.remove(key);
  localStorage.clear();
});

describe('A store', () => {
  test('keeps texts and values under our own prefix', () => {
    localStore.set('name', 'Ingrid');
    localStore.setJson('user', { id: 7 });
    expect(localStorage.getItem(storageKey('name'))).toBe('Ingrid');
    expect(localStore.getJson('user')).toEqual({ id: 7 });
    localStore.remove('name');
    expect(localStore.get('name')).toBeNull();
  });

  test('of one tab is not that of all', () => {
    tabStore.set('name', 'Tab');
    expect(localStore.get('name')).toBeNull();
    tabStore.remove('name');
  });

  test('returns null for a corrupted value', () => {
    localStorage.setItem(storageKey('user'), '{half');
    expect(localStore.getJson('user')).toBeNull();
  });

  test('lasts as long as the page where the browser blocks storage', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    localStore.set('name', 'Ingrid');
    expect(localStore.get('name')).toBe('Ingrid');
    localStore.setJson('user', { id: 7 });
    expect(localStore.getJson('user')).toEqual({ id: 7 });
    localStore.remove('name');
    expect(localStore.get('name')).toBeNull();
  });

  test('removes entries that can be fetched again to make room, and no entries of the host', () => {
    localStorage.setItem('host', 'theirs');
    localStore.set('user', 'kept');
    localStore.set(`${CACHE_PREFIX}old`, 'x');
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function fill(this: Storage, key, value) {
      if (this.getItem(storageKey(`${CACHE_PREFIX}old`)) !== null) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    localStore.set('name', 'Ingrid');
    expect(localStorage.getItem(storageKey('name'))).toBe('Ingrid');
    expect(localStore.get(`${CACHE_PREFIX}old`)).toBeNull();
    expect(localStore.get('user')).toBe('kept');
    expect(localStorage.getItem('host')).toBe('theirs');
  });

  test('keeps an entry that does not fit at all for the page', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    localStore.set('name', 'Ingrid');
    expect(localStore.get('name')).toBe('Ingrid');
  });

  test('forgets the value of the page once the newer one is stored', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    localStore.set('name', 'old');
    full.mockRestore();
    localStore.set('name', 'new');
    localStorage.setItem(storageKey('name'), 'from another tab');
    expect(localStore.get('name')).toBe('from another tab');
  });
});

describe('A cookie', () => {
  afterEach(() => removeCookie('inlay_test'));

  test.each(['plain', 'with space; and=signs', 'Zürich', '%', '"quoted"'])('keeps "%s"', (value) => {
    setCookie('inlay_test', value);
    expect(getCookie('inlay_test')).toBe(value);
    removeCookie('inlay_test');
    expect(getCookie('inlay_test')).toBeUndefined();
  });

  test.each(['%', '%E0%A4%A', ''])('that is malformed counts as none: "%s"', (value) => {
    document.cookie = `inlay_test=${value}; path=/`;
    expect(getCookie('inlay_test')).toBeUndefined();
  });

  test('is not confused with another whose name ends with its name', () => {
    document.cookie = 'x_inlay_test=other; path=/';
    expect(getCookie('inlay_test')).toBeUndefined();
    document.cookie = 'x_inlay_test=; path=/; max-age=0';
  });

  test('in a sandboxed frame is no exception', () => {
    const forbid = () => {
      throw new DOMException('Sandboxed', 'SecurityError');
    };
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(forbid);
    expect(() => setCookie('inlay_test', 'x')).not.toThrow();
    jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(forbid);
    expect(getCookie('inlay_test')).toBeUndefined();
  });
});
