import type { Page, Route } from '@playwright/test';

type Answer = (route: Route, times: number) => unknown;

/** Responds to the calls of a service; returns the requests, in order. */
export async function answerCalls(
  page: Page,
  address: RegExp,
  answer: Answer,
): Promise<{ url: string; method: string; at: number; headers: Record<string, string> }[]> {
  const calls: { url: string; method: string; at: number; headers: Record<string, string> }[] = [];
  await page.route(address, (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS')
      return route.fulfill({ status: 204, headers: readable(request.headers().origin) });
    calls.push({ url: request.url(), method: request.method(), at: Date.now(), headers: request.headers() });
    return answer(route, calls.length);
  });
  return calls;
}

export const json =
  (value: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify(value),
      headers: { ...readable(route.request().headers().origin), ...headers },
    });

export const refusal = (status: number, code: number, headers: Record<string, string> = {}) =>
  json({ error: { code, message: 'for developers' } }, { status, headers });

/** Allows a page of another origin to read a response. */
function readable(origin = '*'): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers':
      'content-type, authorization, access_token, refresh_token, captchakey, source-registration, accept-language',
    'access-control-expose-headers': 'access_token, refresh_token, retry-after',
  };
}
