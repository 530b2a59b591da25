import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Sample } from './figures.ts';

export interface Answer {
  /** 0 without a response. */
  status: number;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** Whether it was sent twice, as browsers do. The first attempt may have had its effect. */
  isResent: boolean;
}

export interface Call {
  /** Its name in the figures. */
  act: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}

/** Sends requests over persistent connections, and passes each measurement to `onSample`. */
export type Caller = (call: Call) => Promise<Answer>;

export function createCaller(origin: string, onSample: (sample: Sample) => void): Caller {
  const agent = new Agent({ keepAlive: true });
  return ({ act, method = 'GET', path, headers = {}, json, form }) =>
    new Promise((resolve) => {
      const begin = performance.now();
      let isResent = false;
      const answered = (answer: Omit<Answer, 'isResent'>) => {
        onSample({ act, status: answer.status, milliseconds: performance.now() - begin });
        resolve({ ...answer, isResent });
      };
      const lost = () => answered({ status: 0, headers: {}, body: undefined });
      const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
      const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
      const send = () => {
        const sent = request(
          origin + path,
          {
            method,
            agent,
            headers: {
              ...headers,
              ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
            },
          },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('end', () =>
              answered({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: parse(Buffer.concat(parts)),
              }),
            );
            response.on('error', lost);
          },
        );
        // If an idle connection was closed by the server, browsers send the request again.
        sent.on('error', (error: NodeJS.ErrnoException) => {
          if (!sent.reusedSocket || error.code !== 'ECONNRESET') return lost();
          isResent = true;
          send();
        });
        sent.end(body);
      };
      send();
    });
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
