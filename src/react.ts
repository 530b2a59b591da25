/**
 * The public API of `inlay/react`, for hosts that bundle and have their own React: loader and widgets are in their
 * bundle, and React is theirs.
 */
import type { DefineMessages } from './core';

export { startBundled as start, type BundledOptions as StartOptions } from './start-bundled';
export type { Inlay, Kit } from './start-inlay';
export {
  choice,
  content,
  date,
  defineProps,
  defineWidget,
  flag,
  group,
  image,
  InlayError,
  integer,
  link,
  list,
  LoadError,
  number,
  PropsError,
  text,
} from './contract';
export type {
  Content,
  HtmlContent,
  Image,
  Link,
  LiveContent,
  Load,
  PlaceholderReport,
  PlaceholderState,
  Prop,
  PropsOf,
  Widget,
  WidgetOptions,
} from './contract';
export { safeLink, useText, useWidget } from './core';
export type { Config, EventDetail, EventMap, EventName } from './core';
export { useSession } from './session';
export type { SessionState } from './session';

/** The texts of a widget of the host, which may be in any languages. */
export const defineMessages: DefineMessages = (namespace, texts) => ({ namespace, texts });
