import { type Contract, loadContract, type Route } from './contract.ts';

export interface CallOptions {
  /** Values for the braces in the path. */
  path?: Record<string, string>;
  /** A list repeats its parameter. */
  query?: Record<string, string | readonly string[]>;
  headers?: Record<string, string | undefined>;
  json?: unknown;
  form?: Record<string, string>;
  /** Sends a body that breaks the contract on purpose. */
  isWrong?: boolean;
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
  /** The number of the error code, if it is numeric. */
  code: number | undefined;
}

export interface Client {
  contract: Contract;
  /** Calls an operation by its id; request and response are checked against the contract. */
  call<Body = Record<string, unknown>>(operationId: string, options?: CallOptions): Promise<Answer<Body>>;
}

export async function createClient(origin: string): Promise<Client> {
  const contract = await loadContract(origin);
  return {
    contract,
    async call<Body>(operationId: string, options: CallOptions = {}) {
      const route = contract.route(operationId);
      const { json, form, headers = {}, isWrong = false } = options;
      const sent = json ?? form;
      if (sent !== undefined && !isWrong) contract.checkRequest(route, sent);
      const response = await fetch(origin + pathOf(route, options), {
        method: route.method.toUpperCase(),
        headers: {
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...Object.fromEntries(
            Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
          ),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: new URLSearchParams(form) }),
      });
      const text = await response.text();
      const body = text === '' ? undefined : (JSON.parse(text) as unknown);
      contract.checkAnswer(route, response.status, body);
      return { status: response.status, headers: response.headers, body: body as Body, code: codeIn(body) };
    },
  };
}

function pathOf({ path }: Route, { path: values = {}, query = {} }: CallOptions): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, item])),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

function codeIn(body: unknown): number | undefined {
  const { error } = (body ?? {}) as { error?: { code?: number } };
  return error?.code;
}
