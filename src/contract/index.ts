/** The public contract for integrators, editors and widget authors. It uses no React and imports no other folder. */
export { InlayError, LoadError, PropsError, toError } from './errors';
export { attempt, log, logIfStillHere } from './log';
export {
  attributesOf,
  defineProps,
  jsonNodesIn,
  placeOf,
  readProps,
  readServerContent,
  type PropsOf,
  type ReadProps,
  type ServerContent,
} from './props';
export { defineWidget, type Load, type Widget, type WidgetOptions, type WidgetContext } from './widget';
export { choice, date, readDatesWith, text, UnreadDate, sourceText } from './kinds/text';
export { flag } from './kinds/flag';
export { integer, number } from './kinds/number';
export { image, link, type Image, type Link } from './kinds/link';
export { content, group, list, listAround, partsOf, type Members } from './kinds/structure';
export type { Note, Place, Reason } from './note';
export type { Prop, PropOptions } from './kinds/kind';
export { liveElementAt, move, type Content, type HtmlContent, type LiveContent } from './content';
export { attributeOf, camelCase, collectFields, kebabCase, type Fields } from './fields';
export { JsonError, storeRepairedJson } from './json';
export { isRecord, mismatch, unwrap, type Source } from './source';
export { truncate } from './truncate';
export { domCall, domGet } from './dom';
export type * from './loader';
