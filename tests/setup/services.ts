/** Fake services at `window.fetch`: records the requests of a widget, and sends a response per operation. */

export interface Answer {
  status?: number;
  json?: unknown;
  /** A body that is not JSON, such as the page of a captive portal. */
  text?: string;
  headers?: Record<string, string>;
}

export interface Call {
  /** Such as `POST /services/user/v2/auth/signin`. */
  readonly operation: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly json: unknown;
  readonly signal: AbortSignal | undefined;
}

/**
 * `offline`: the network is down. `blocked`: only this call, as by CORS. `never` stays pending until the call is
 * aborted.
 */
type Unanswered = 'offline' | 'blocked' | 'never';
export type Answerer = Answer | Unanswered | ((call: Call) => Answer | Unanswered | Promise<Answer>);

export interface FakeServices {
  readonly calls: readonly Call[];
  callsOf(operation: string): readonly Call[];
  /** Replaces the response of one operation. */
  answer(operation: string, answerer: Answerer): void;
}

/** An operation without a response gets a 404, like an unknown URL. */
export function fakeServices(answers: Record<string, Answerer> = {}): FakeServices {
  const table = new Map(Object.entries(answers));
  const calls: Call[] = [];
  let isDown = false;

  window.fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.href);
    const call: Call = {
      operation: `${init.method ?? 'GET'} ${url.pathname}`,
      url,
      headers: new Headers(init.headers),
      json: typeof init.body === 'string' && init.body.startsWith('{') ? (JSON.parse(init.body) as unknown) : init.body,
      signal: init.signal ?? undefined,
    };
    // The check whether the network is down is not a service call.
    if (call.operation === 'HEAD /favicon.ico' && !isDown) return responseOf({ status: 404 });
    if (call.operation === 'HEAD /favicon.ico') throw new TypeError('Failed to fetch');
    calls.push(call);
    const answerer = table.get(call.operation) ?? { status: 404 };
    const answer = typeof answerer === 'function' ? await answerer(call) : answerer;
    isDown = answer === 'offline';
    if (answer === 'offline' || answer === 'blocked') throw new TypeError('Failed to fetch');
    if (answer === 'never')
      return new Promise((_, reject) =>
        call.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    return responseOf(answer);
  };

  return {
    calls,
    callsOf: (operation) => calls.filter((call) => call.operation === operation),
    answer: (operation, answerer) => void table.set(operation, answerer),
  };
}

/** An error in the shape of the service. */
export function refusal(status: number, code: number, more: { lockedUntil?: string } = {}): Answer {
  return { status, json: { error: { code, message: 'for developers', ...more } } };
}

function responseOf({ status = 200, json, text, headers }: Answer): Response {
  const body = text ?? (json === undefined ? '' : JSON.stringify(json));
  const responseHeaders = new Headers(headers);
  return { ok: status < 400, status, headers: responseHeaders, text: async () => body } as Response;
}
