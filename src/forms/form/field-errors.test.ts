import { HttpError } from '../../http';
import { fieldErrorsOf } from './field-errors';

const FIELDS = ['email', 'firstName', 'subscriptions'];
const names = {
  fields: { firstName: 'name.given', username: 'login', subscriptions: 'topics' },
  codes: { TAKEN: { code: 1002 } },
};
const keyOf = (code: string | number) => (code === 1002 ? 'validEmail' : undefined);
const problemsOf = (fieldErrors: unknown) =>
  Object.fromEntries(fieldErrorsOf(new HttpError('status', 'POST x', { fieldErrors, names }), FIELDS, keyOf));

const text = 'Too short';
const wrong = { key: 'invalid', text };

test.each([
  ['RFC 9457', [{ pointer: '#/name/given', detail: text }], { firstName: wrong }],
  ['JSON:API', [{ source: { pointer: '/data/attributes/name/given' }, detail: text }], { firstName: wrong }],
  ['Laravel', { 'name.given': [text, 'and more'], email: [text] }, { firstName: wrong, email: wrong }],
  ['Laravel, in a list', { 'topics.0': [text] }, { subscriptions: wrong }],
  ['Spring', [{ field: 'login', defaultMessage: text, code: 'Size' }], { email: wrong }],
  ['ASP.NET', { '$.Name.Given': [text], Email: [text] }, { firstName: wrong, email: wrong }],
  ['ASP.NET with a model', { 'model.Email': [text] }, { email: wrong }],
  ['a code of the configuration', [{ field: 'email', code: 'TAKEN', message: text }], { email: { key: 'validEmail' } }],
  ['a field without a text', [{ field: 'email' }], { email: { key: 'invalid', text: undefined } }],
  ['a field that the form does not have', { age: [text] }, {}],
  ['nothing of use', [null, 7, 'x'], {}],
])('finds the field that the service means: %s', (_what, errors, expected) => {
  expect(problemsOf(errors)).toEqual(expected);
});
