import { setTimeout as wait } from 'node:timers/promises';
import type { Hono, MiddlewareHandler } from 'hono';
import { readBody } from '../http/body.ts';
import { type Fault, fault, type Faults } from './faults.ts';

const path = '/services/faults';

/** Lets tests create faults with POST and remove all of them with DELETE. */
export function mountFaults(app: Hono, faults: Faults): void {
  app.post(path, async (context) => {
    faults.add(await readBody(context, fault));
    return context.body(null, 204);
  });
  app.delete(path, (context) => {
    faults.clear();
    return context.body(null, 204);
  });
}

/** Applies a fault before, or instead of, the real response. */
export function disturb(faults: Faults): MiddlewareHandler {
  return async (context, next) => {
    const { method, path: requestPath } = context.req;
    const found = requestPath === path || method === 'OPTIONS' ? undefined : faults.take({ method, path: requestPath });
    if (found?.latency) await wait(found.latency);
    if (found?.status === undefined && found?.body === undefined) return next();
    return answer(found);
  };
}

function answer({ status = 200, body, headers = {}, trickle }: Fault): Response {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const isEmpty = status === 204 || status === 304;
  const content = isEmpty ? null : trickle ? inBytes(text, trickle) : text;
  return new Response(content, {
    status,
    headers: { ...(!isEmpty && { 'content-type': 'application/json' }), ...headers },
  });
}

function inBytes(text: string, interval: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === bytes.length) return controller.close();
      await wait(interval);
      controller.enqueue(bytes.slice(sent, sent + 1));
      sent += 1;
    },
  });
}
