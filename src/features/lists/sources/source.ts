import { InlayError } from '../../../contract';
import { type TextResponse, trustedPolicy } from '../../../http';

/** The content that a list requires of its source. */
export type SourceContent = 'events' | 'posts' | 'videos' | 'jobs' | 'people' | 'table';

/** In the shape of the response of the service that the list would call otherwise. A row of a table is a list of texts. */
export type Row = Readonly<Record<string, unknown>> | readonly string[];

export interface SourceFile extends TextResponse {
  /** Undefined unless the text is JSON. */
  readonly json: unknown;
}

/** A format of sources. */
export interface SourceKind {
  /** For messages, such as "RSS or Atom". */
  readonly name: string;
  matches(file: SourceFile): boolean;
  /** How to read each kind of content of the format. */
  readonly readers: Readonly<
    Partial<Record<SourceContent, (file: SourceFile) => readonly Row[] | Promise<readonly Row[]>>>
  >;
  /** The URL of the next page of the same source. */
  next?(file: SourceFile): string | undefined;
}

/** A member of untrusted JSON, by its path. Undefined if there is none. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );
}

/** The first text or number among several members, trimmed. Empty if there is none. */
export function textAt(value: unknown, ...paths: readonly (readonly (string | number)[])[]): string {
  for (const path of paths) {
    const found = valueAt(value, ...path);
    if (typeof found === 'number' || (typeof found === 'string' && found.trim())) return String(found).trim();
  }
  return '';
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? (found as unknown[]) : [];
}

/** Absolute, because the file can be on another site. Empty for an invalid URL. */
export function addressIn({ url }: Pick<SourceFile, 'url'>, address: string): string {
  try {
    return address.trim() ? new URL(address.trim(), url).href : '';
  } catch {
    return '';
  }
}

/** A document separate from the page: its scripts do not run. Throws an InlayError if the page forbids the policy. */
export function parseInert(text: string, type: 'text/html' | 'application/xml'): Document {
  let trusted: string;
  try {
    trusted = trustedPolicy('inlay-source', { createHTML: (html: string) => html }).createHTML(text);
  } catch (cause) {
    throw new InlayError('needs the Trusted Types policy "inlay-source". Add it to trusted-types', { cause });
  }
  return new DOMParser().parseFromString(trusted, type);
}

export function distinct(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}
