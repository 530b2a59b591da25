import { explainJson } from './explain-json';

test.each([
  [
    '{"title": "Steel"\n"text": "One"}',
    'Line 2: a comma is missing before "text": "One". Add it at the end of the entry before.',
  ],
  ['{\n  title: "Steel"}', 'Line 2: the name title needs straight quotation marks. Write "title":.'],
  ['{"title" "Steel"}', 'Line 1: a colon is missing after "title". Write "title": "…".'],
  ['{"title": Steel}', 'Line 1: “Steel” needs straight quotation marks around it: "Steel".'],
  ['{"title": True}', 'Line 1: True must be in lower case: true.'],
  ["{'title': 1}", 'Line 1: a name should stand where “\'title\': 1” is. Write it as "title": "…".'],
  ['{"title": "Steel\n}', 'Line 1: the text that begins with "Steel has no closing quotation mark. Add " at its end.'],
  ['{\n"items": [1, 2', 'Line 2: the [ of line 2 is never closed. Add ] at the end.'],
  ['{"items": [1, 2}', 'Line 1: } stands where the [ of line 1 should be closed. Write ] instead.'],
  ['{"items": [1,]}', 'Line 1: nothing follows the comma before ]. Remove the comma.'],
  [
    '{"quote": "He said "no" twice"}',
    'Line 1: “no" twice"” follows a closing quotation mark. Inside a text, write \\" for a quotation mark.',
  ],
  ['{"path": "C:\\data"}', 'Line 1: inside a text, write a backslash twice: \\\\d.'],
  ['{"title": }', 'Line 1: a value is missing before “}”. Write one, such as "…".'],
  [
    '{"title": "Steel"} and more',
    'Line 1: there is text after the end: “and more”. Remove it, or move it before the last } or ].',
  ],
  ['{"years": [1961 1962]}', 'Line 1: a comma is missing before “1962”. Add it at the end of the entry before.'],
  ['{"title":', 'Line 1: a value is missing at the end. Write one, such as "…".'],
  ['{"title": "\\u12"}', 'Check quotes, commas and brackets.'],
  ['\n\n  {\n\n"title": nothing}', 'Line 3: “nothing” needs straight quotation marks around it: "nothing".'],
])('%j is explained by its line and what to write', (text, reason) => {
  expect(() => void JSON.parse(text)).toThrow();
  expect(explainJson(text)).toBe(reason);
});

test('brackets without end are no reason to fail', () => {
  expect(explainJson('['.repeat(100_000))).toMatch(/never closed|^Check quotes/);
});
