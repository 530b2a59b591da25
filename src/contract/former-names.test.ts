import { FORMER_KEYS, FORMER_TEXTS, withPresentKeys, withPresentTexts } from './former-names';

const source = (values: unknown, isTrusted = true) => ({ from: 'window.inlayConfig', isTrusted, values });

describe('The former keys of a configuration', () => {
  const read = (values: unknown, isTrusted?: boolean) => {
    const messages: string[] = [];
    const [{ values: present } = source({})] = withPresentKeys([source(values, isTrusted)], (message) => {
      messages.push(message);
    });
    return [present, messages];
  };

  test.each([
    ['shortestPassword', 'minPasswordLength'],
    ['longestPassword', 'maxPasswordLength'],
    ['longestEmail', 'maxEmailLength'],
    ['longestName', 'maxNameLength'],
    ['longestCompany', 'maxCompanyLength'],
  ])('policy.%s is read as policy.%s, with one warning', (former, name) =>
    expect(read({ language: 'de', policy: { codeLength: 4, [former]: 20 } })).toEqual([
      { language: 'de', policy: { codeLength: 4, [name]: 20 } },
      [`configuration key "policy.${former}" is deprecated: it is now "policy.${name}". (window.inlayConfig)`],
    ]),
  );

  test('a key that moved to another object is read there', () =>
    expect(read({ metadata: { firm: 'Bell', parameters: ['p'] }, parameters: { names: { q: 's' } } })).toEqual([
      { metadata: { firm: 'Bell' }, parameters: { names: { q: 's' }, identifying: ['p'] } },
      [
        'configuration key "metadata.parameters" is deprecated: it is now "parameters.identifying". (window.inlayConfig)',
      ],
    ]));

  test('the present key wins over the former one, and the warning says so', () =>
    expect(read({ policy: { longestName: 20, maxNameLength: 30 } })).toEqual([
      { policy: { maxNameLength: 30 } },
      [
        'configuration key "policy.longestName" is deprecated and not read, because its new name "policy.maxNameLength" is set, too. (window.inlayConfig)',
      ],
    ]));

  test('attributes of the tag contain JSON', () =>
    expect(read({ policy: '{"longestName": 20}' })[0]).toEqual({ policy: { maxNameLength: 20 } }));

  test.each([
    [undefined],
    [null],
    ['x'],
    [new SyntaxError('x')],
    [{ policy: '{' }],
    [{ policy: null }],
    [{ policy: [7] }],
  ])('other values are unchanged: %j', (values) => expect(read(values)).toEqual([values, []]));

  test('the body may not contain these keys, under any name', () => {
    const values = { policy: { longestName: 20 } };
    expect(read(values, false)).toEqual([values, []]);
  });

  test('no former key is a present one', () => {
    const present = Object.values({ ...FORMER_KEYS, ...FORMER_TEXTS });
    for (const former of Object.keys({ ...FORMER_KEYS, ...FORMER_TEXTS })) expect(present).not.toContain(former);
  });
});

describe('The former keys and placeholders of a dictionary', () => {
  const read = (entries: Record<string, string>) => {
    const messages: string[] = [];
    return [withPresentTexts(entries, (message) => messages.push(message)), messages];
  };

  test.each(Object.entries(FORMER_TEXTS))('%s is read as %s, with one warning', (former, name) =>
    expect(read({ 'quiz.next': 'On', [former]: 'A text' })).toEqual([
      { 'quiz.next': 'On', [former]: 'A text', [name]: 'A text' },
      [`dictionary key "${former}" is deprecated: it is now "${name}".`],
    ]),
  );

  test.each([
    ['footnotes.backAgain', 'Note {number}, {place}', 'Note {number}, {position}', 'place', 'position'],
    ['job-search.for', 'for {words}', 'for {query}', 'words', 'query'],
    ['list-view.added', '{added}: {shown}', '{added}: {visible}', 'shown', 'visible'],
    [
      'list-view.progress',
      '{ shown, plural, one {# card} other {# cards}}',
      '{visible, plural, one {# card} other {# cards}}',
      'shown',
      'visible',
    ],
  ])('in %s, "%s" is read as "%s"', (key, text, present, former, name) =>
    expect(read({ [key]: text })).toEqual([
      { [key]: present },
      [`placeholder "{${former}}" of dictionary key "${key}" is deprecated: it is now "{${name}}".`],
    ]),
  );

  test('the present key wins over the former one, and the warning says so', () =>
    expect(read({ 'blog.all': 'Old', 'blog.allEntries': 'New' })).toEqual([
      { 'blog.all': 'Old', 'blog.allEntries': 'New' },
      ['dictionary key "blog.all" is deprecated and not read, because its new name "blog.allEntries" is set, too.'],
    ]));

  test('of two keys that became one, the first is used', () =>
    expect(read({ 'video-gallery.transcript': 'B', 'media.transcript': 'A' })[0]).toMatchObject({
      'transcripts.transcript': 'A',
    }));

  test('a word at the start of a plural form is no placeholder', () => {
    const entries = { 'list-view.progress': '{visible, plural, one {shown: #} other {shown: #}}' };
    expect(read(entries)).toEqual([entries, []]);
  });

  test('the same placeholder in other texts is unchanged', () =>
    expect(read({ 'quiz.score': '{shown} {words}' })).toEqual([{ 'quiz.score': '{shown} {words}' }, []]));
});
