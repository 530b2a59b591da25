import { useEffect, useState } from 'react';
import { logIfStillHere, text, type WidgetContext } from '../../../contract';
import { lazy, useWidget } from '../../../core';
import { throwUnreachable } from '../../../http';
import type { Row, SourceContent } from './source';

const loadSources = lazy(() => import('./late'), { onError: throwUnreachable });

/** The prop of a list that reads a file or feed of the host instead of calling a service. */
export function sourceProp(formats: string) {
  return text({
    max: 2000,
    description: `The address of a source, or its name in \`sources\` of the configuration: ${formats}. The browser reads it instead of calling the service; see docs/sources.md.`,
  });
}

/** The items of a list's source. */
export interface Source<T> {
  /** Requests the source once, and again after a failure. Throws an HttpError. */
  read(): Promise<readonly T[]>;
  stop(): void;
}

/**
 * Undefined without an address. The first address counts: a component whose address can change needs it as its `key`.
 * Faults are in the console, and in edit mode in a note. An unmount aborts the request.
 */
export function useSource<T>(
  address: string | undefined,
  content: SourceContent,
  toItems: (rows: readonly Row[]) => readonly T[],
): Source<T> | undefined {
  const widget = useWidget();
  const [source] = useState(() =>
    address ? createSource(address, content, { toItems, prop: 'source', widget }) : undefined,
  );
  useEffect(() => {
    // A list in edit mode shows no items, but its editor should learn of a fault.
    if (widget.isEditing) source?.read().catch(() => {});
    return source?.stop;
    // oxlint-disable-next-line react/exhaustive-deps -- one source for the life of the component
  }, []);
  return source;
}

interface SourceOptions<T> {
  toItems: (rows: readonly Row[]) => readonly T[];
  prop: string;
  widget: WidgetContext;
}

/** The same outside a component: the caller stops it. */
export function createSource<T>(
  address: string,
  content: SourceContent,
  { toItems, prop, widget: { module, note } }: SourceOptions<T>,
): Source<T> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const report = (fault: string) => {
    logIfStillHere('warn', `Inlay: ${module}: data-${prop} ${fault}.`);
    note(fault, prop);
  };
  return {
    read: lazy(async () => toItems(await (await loadSources()).readSource(address, content, { signal, report }))),
    stop: () => leaving.abort(),
  };
}
