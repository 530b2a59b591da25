import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import type { WidgetContext } from '../contract';
import { WidgetReactContext } from '../core';
import type { Container } from './container';

/**
 * One root for each placeholder, and one level around its component: what hooks
 * ask about its place. Errors are the root's own; the Preact build has
 * `preact-root.ts` in this place.
 */
export interface Root {
  readonly container: Container;
  readonly react: ReactRoot;
  isClosed: boolean;
}

export interface RootOwner {
  /** Called for what a component throws, now or later; `isClosed` where it had left, or was leaving. */
  onError(container: Container, error: unknown, isClosed: boolean): void;
  /** Undefined where nothing of ours is mounted. */
  contextOf(container: Container): WidgetContext | undefined;
}

let owner: RootOwner;

/** Once, before the first root. */
export function setRootOwner(runtime: RootOwner) {
  owner = runtime;
}

export function openRoot(container: Container): Root {
  const root: Root = {
    container,
    isClosed: false,
    react: createRoot(container, {
      onCaughtError() {},
      onUncaughtError: (error) => owner.onError(container, error, root.isClosed),
    }),
  };
  return root;
}

export function renderRoot<Props extends object>(
  { container, react }: Root,
  Component: ComponentType<Props>,
  props: Props,
) {
  flushSync(() =>
    react.render(
      <WidgetReactContext.Provider value={owner.contextOf(container)!}>
        <Component {...props} />
      </WidgetReactContext.Provider>,
    ),
  );
}

export function closeRoot(root: Root): Container {
  root.isClosed = true;
  flushSync(() => root.react.unmount());
  return root.container;
}
