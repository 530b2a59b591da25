import type { Exchange } from './browser.ts';
import type { Finding } from './findings.ts';

export interface CheckedCall {
  readonly service: string;
  readonly call: string;
  readonly method: string;
  /** Without a query. */
  readonly url: string;
  /** The status of the response, or of the preflight if the call was not made. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  readonly cors: Exchange['cors'] | undefined;
  /** False if only the preflight was sent. */
  readonly isCalled: boolean;
  /** Whether the service refused it, as it must for anonymous visitors. */
  readonly isRefusal: boolean;
  readonly found: readonly string[];
  readonly leftOut: readonly string[];
  readonly findings: readonly Finding[];
}

interface Report {
  readonly isFine: boolean;
  readonly origin: string;
  readonly configuration: readonly Finding[];
  readonly calls: readonly CheckedCall[];
}

/** For reading: one line for each call, and its findings below. */
export function reportAsText({ isFine, origin, configuration, calls }: Report): string {
  const count = [{ findings: configuration }, ...calls]
    .flatMap(({ findings }) => findings)
    .filter(({ level }) => level === 'wrong').length;
  return [
    `Pages of ${origin}`,
    ...(configuration.length ? ['', 'Configuration', ...configuration.flatMap(linesOf)] : []),
    ...[...new Set(calls.map(({ service }) => service))].flatMap((service) => [
      '',
      `services.${service}`,
      ...calls.filter((candidate) => candidate.service === service).flatMap(describe),
    ]),
    '',
    isFine ? 'No problems found.' : `${count} ${count === 1 ? 'problem' : 'problems'} found.`,
  ].join('\n');
}

function describe({
  call,
  method,
  url,
  status,
  milliseconds,
  cors,
  isCalled,
  isRefusal,
  found,
  leftOut,
  findings,
}: CheckedCall): string[] {
  const isOffered = findings.every(({ code }) => code !== 'not-offered');
  const mark = findings.some(({ level }) => level === 'wrong') ? '✗' : isCalled && isOffered ? '✓' : '–';
  const refusalNote = isRefusal ? ', as it must be for a visitor who is not signed in' : '';
  const outcome = isCalled
    ? `${status ?? 'no response'}${refusalNote}, ${milliseconds} ms, CORS: ${cors ?? 'not checked'}`
    : `not called, because it writes; CORS: ${cors ?? 'not checked'}`;
  return [
    `  ${mark} ${(call || 'place').padEnd(14)} ${method} ${url}  ${outcome}`,
    ...(found.length
      ? [
          `      found ${found.join(', ')}${leftOut.length ? `; optional fields that are missing: ${leftOut.join(', ')}` : ''}`,
        ]
      : []),
    ...findings.flatMap(linesOf),
  ];
}

function linesOf({ level, code, message, key }: Finding): string[] {
  return [`      ${level === 'wrong' ? 'wrong' : 'note'} (${code}): ${message}`, `        → ${key}`];
}
