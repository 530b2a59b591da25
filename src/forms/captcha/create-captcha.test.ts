import { configure } from '../../core';
import { captchaToken } from './create-captcha';

const provide = (provider: string) =>
  configure([{ from: 'test', isTrusted: true, values: { captcha: { provider, siteKey: 'key' } } }]);

test('without a provider there is no token and no request', async () => {
  provide('none');
  expect(await captchaToken('quiz_submit')).toBeUndefined();
});

test('a provider receives the action, and is removed without traces', async () => {
  provide('recaptcha');
  const execute = jest.fn((..._given: unknown[]) => Promise.resolve('token'));
  Object.assign(window, {
    grecaptcha: { ready: (callback: () => void) => callback(), render: () => 7, execute, reset() {} },
  });
  jest
    .spyOn(document.head, 'append')
    .mockImplementation(
      (script) => void setTimeout(() => (script as HTMLScriptElement).dispatchEvent(new Event('load'))),
    );
  expect(await captchaToken('quiz_submit')).toBe('token');
  expect(execute).toHaveBeenCalledWith(7, { action: 'quiz_submit' });
  expect(document.body).toBeEmptyDOMElement();
});
