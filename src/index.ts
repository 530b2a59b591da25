/** The public API of the npm entry, for hosts that bundle and for authors of widgets. */
export { startInlay as start, type Inlay, type Kit, type StartOptions } from './start-inlay';
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
export type { Config, EventDetail, EventMap, EventName } from './core';
export type { SessionState } from './session';
