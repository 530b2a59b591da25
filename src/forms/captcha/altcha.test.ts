import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { HttpError } from '../../http';
import { createAltcha } from './altcha';
import type { CaptchaAdapter } from './provider';

const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' };
const signal = () => new AbortController().signal;

let adapter: CaptchaAdapter | undefined;
const fetched = jest.fn();

async function challenge() {
  return createChallenge({
    ...secrets,
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 21,
    deriveKey,
    data: { form: 'test' },
  });
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(await challenge())));
  window.fetch = fetched;
});

afterEach(() => {
  adapter?.destroy();
  jest.restoreAllMocks();
});

const create = async () => (adapter = await createAltcha());
const decode = (token: string) => JSON.parse(atob(token)) as Payload;

test('the service accepts the browser’s solution', async () => {
  const { token } = await create();
  const payload = decode(await token(signal()));
  expect(payload.solution.counter).toBe(21);
  expect(await verifySolution({ ...payload, ...secrets, deriveKey })).toMatchObject({ verified: true });
});

test('starts the computation with the form, before a token is requested', async () => {
  await create();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('no token is handed out twice', async () => {
  const { token } = await create();
  expect(await token(signal())).not.toBe(await token(signal()));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an old token is renewed', async () => {
  const { token } = await create();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 100_000);
  await token(signal());
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a service that is out of reach is named as such', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest
    .spyOn(window, 'setTimeout')
    .mockImplementation(((action: () => void) => void queueMicrotask(action)) as unknown as typeof setTimeout);
  const { token } = await create();
  await expect(token(signal())).rejects.toBeInstanceOf(HttpError);
});

test('a service that was out of reach when the form was started is requested again at the submit', async () => {
  fetched.mockImplementationOnce(async () => new Response('{"error":{}}', { status: 404 }));
  const { token } = await create();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(decode(await token(signal())).solution.counter).toBe(21);
});

test('an invalid challenge is an error, not an endless loop', async () => {
  fetched.mockImplementation(async () => new Response('{"parameters":{"algorithm":"MD5"}}'));
  const { token } = await create();
  await expect(token(signal())).rejects.toMatchObject({ kind: 'malformed' });
});

test('a page without a secure connection says so', async () => {
  const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  await expect(createAltcha()).rejects.toMatchObject({ key: 'insecure' });
  subtle.mockRestore();
});
