/**
 * Everything that a widget outside this repository needs, for `inlay.kit`: React's API under its own names, complete in
 * both flavours, so that no second copy is needed; the kinds of props; and the shared hooks.
 */
export {
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  PureComponent,
  startTransition,
  StrictMode,
  Suspense,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} from 'react';
export { createPortal, flushSync } from 'react-dom';
export { createRoot, hydrateRoot } from 'react-dom/client';
export { jsx, jsxs } from 'react/jsx-runtime';
export {
  choice,
  content,
  date,
  defineProps,
  defineWidget,
  flag,
  group,
  image,
  integer,
  link,
  list,
  number,
  text,
} from '../contract';
export { defineMessages, safeLink, useText, useWidget } from '../core';
export { useSession } from '../session';
