import { importWithRetry } from './import-module';

const URL = 'https://static.example/chunks/quiz-abcde.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Imports with the given responses of a network, in order; resolves with the result and the requests. */
async function visit(answers: (() => Promise<unknown>)[]) {
  const requested: string[] = [];
  const result = importWithRetry((url) => {
    requested.push(url);
    return answers[requested.length - 1]!();
  }, URL).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  return { result: await result, requested };
}

const chunk = { default: {} };
const arrives = async () => chunk;
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise(() => {});

test('imports a chunk with one request', async () => {
  expect(await visit([arrives])).toEqual({ result: chunk, requested: [URL] });
});

test.each([
  ['fails', fails],
  ['never answers', never],
])('tries another URL once where the import %s', async (_what, answer) => {
  expect(await visit([answer, arrives])).toEqual({ result: chunk, requested: [URL, `${URL}?retry`] });
});

test('fails after the second attempt, with its error', async () => {
  const { result, requested } = await visit([fails, fails]);
  expect(result).toEqual(new TypeError('Failed to fetch'));
  expect(requested).toHaveLength(2);
});

test('waits a second before it tries again', async () => {
  const requested: string[] = [];
  void importWithRetry((url) => {
    requested.push(url);
    return fails();
  }, URL).catch(() => {});
  await jest.advanceTimersByTimeAsync(999);
  expect(requested).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(requested).toHaveLength(2);
});
