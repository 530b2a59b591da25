import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { domCall, domGet, type WidgetContext } from '../contract';
import { WidgetReactContext } from '../core';
import type { Container } from './container';

/**
 * One root for each placeholder, with one provider around its component for the hooks. The Preact build uses
 * `preact-root.ts` instead.
 */
export interface Root {
  readonly container: Container;
  readonly react: ReactRoot;
  isClosed: boolean;
}

export interface RootOwner {
  /** Called for each error of the component, at any time. `isClosed` if the root was unmounted or is unmounting. */
  onError(container: Container, error: unknown, isClosed: boolean): void;
  /** Undefined if nothing of ours is mounted. */
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

/** A node of React's tree; the version of React is pinned, and the tests of mounting fail if names differ. */
interface Fiber {
  readonly tag: number;
  /** The node itself, for an element or a text. */
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** The tag of a portal, whose children are elsewhere in the page. */
const PORTAL = 4;

/** The first node that the component renders, if it renders any. */
export function firstNodeOf(root: Root): Node | undefined {
  return nodesOf(root)[0];
}

/** The nodes that the component renders into the container. */
function nodesOf({ react }: Root): Node[] {
  return nodesIn((react as ReactRoot & { readonly _internalRoot: { readonly current: Fiber } })._internalRoot.current);
}

function nodesIn({ stateNode, child }: Fiber): Node[] {
  if (stateNode instanceof Node) return [stateNode];
  const nodes: Node[] = [];
  for (let part = child; part; part = part.sibling) if (part.tag !== PORTAL) nodes.push(...nodesIn(part));
  return nodes;
}

/** Can be called again. */
export function closeRoot(root: Root): Container {
  if (root.isClosed) return root.container;
  root.isClosed = true;
  // React throws for a node that the host removed or moved.
  for (const node of nodesOf(root))
    if (domGet(node, 'parentNode') !== root.container) domCall(root.container as Element, 'append', node);
  flushSync(() => root.react.unmount());
  return root.container;
}
