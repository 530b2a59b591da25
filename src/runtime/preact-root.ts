import { options, render, type ComponentChild } from 'preact';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { jsx } from 'react/jsx-runtime';
import { findWidgetBy } from '../core';
import type { Container } from './container';
import type { RootOwner } from './react-root';

/**
 * Replaces `react-root.tsx` in the Preact build. Each placeholder has one root, with nothing around its component,
 * because each level costs half a kilobyte. The container of the root identifies the placeholder of errors and hooks.
 */
export type Root = Container;

/** Mangled names of Preact 11; its version is pinned, and the tests of mounting fail if they differ. */
interface Node {
  readonly type?: unknown;
  /** The parent; a root has none. */
  readonly __?: Node | null;
  /** The component, and its container. */
  readonly __c?: { readonly __P?: Container | null } | null;
}

/** A container, with Preact's tree and its first node. */
type Rendered = Root & { readonly __k?: { readonly __e?: globalThis.Node | null } };

declare module 'preact' {
  interface Options {
    /** Catches the error of a component: passes it to a boundary, or rethrows it. */
    __e(error: unknown, node: Node, ...more: unknown[]): void;
    /** Called before a component renders. */
    __r?(node: Node): void;
  }
}

const { __e: catchError, __r: beforeRender, diffed: afterDiff } = options;
const closed = new WeakSet<Container>();

/** The maximum number of renders of a component per task. Preact has no limit, and the page would freeze. */
const MAX_RENDERS = 100;

/** By component, in the current task. */
const renders = new Map<unknown, number>();

let owner: RootOwner;
let rendering: Node | undefined;

/** Once, before the first root. */
export function setRootOwner(runtime: RootOwner) {
  owner = runtime;
  findWidgetBy(() => contextOf(rendering && containerOf(rendering)));
}

export function openRoot(container: Container): Root {
  closed.delete(container);
  return container;
}

export function renderRoot<Props extends object>(root: Root, component: ComponentType<Props>, props: Props) {
  flushSync(() => render(jsx(component as ComponentType, props) as ComponentChild, root));
}

export function closeRoot(root: Root): Container {
  closed.add(root);
  flushSync(() => render(null, root));
  return root;
}

/** The first node that the component renders, if it renders any. */
export function firstNodeOf(root: Root): globalThis.Node | null | undefined {
  return (root as Rendered).__k?.__e;
}

options.__e = (error, node, ...more) => {
  // Compat reads `then` of the thrown value, which may be null.
  const isNothing = error == null;
  try {
    catchError(isNothing ? new Error(`threw ${error}`) : error, node, ...more);
  } catch (thrown) {
    const uncaught = isNothing ? error : thrown;
    const container = containerOf(node);
    // Rethrown, it would stop the effects of every other root.
    if (container && (closed.has(container) || contextOf(container)))
      owner.onError(container, uncaught, closed.has(container) || isLate(node));
    else throw uncaught;
  }
};

options.__r = (node) => {
  beforeRender?.(node);
  rendering = node;
  const times = (renders.get(node.__c) ?? 0) + 1;
  if (!renders.size) queueMicrotask(() => renders.clear());
  renders.set(node.__c, times);
  if (times > MAX_RENDERS) throw new Error('renders without end, because each rendering changes its own state');
};

options.diffed = (node) => {
  rendering = undefined;
  afterDiff?.(node);
};

function contextOf(container: Container | undefined) {
  return container && owner?.contextOf(container);
}

function containerOf(node: Node): Container | undefined {
  let root = node;
  while (root.__) root = root.__;
  return root.__c?.__P ?? undefined;
}

/**
 * Effects are cleaned up after the next paint, when another component may have the container. Then only its root is
 * their ancestor.
 */
function isLate(node: Node): boolean {
  return !node.type && !node.__?.__;
}
