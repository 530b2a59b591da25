import { choiceStore, VISITOR_PREFIX } from '../../src/core';
import { isView, type View } from './period';

const KEY = `${VISITOR_PREFIX}calendar-view`;

/** The visitor's last view in this browser. */
export function rememberedView(): View {
  const view = choiceStore().get(KEY) ?? '';
  return isView(view) ? view : 'month';
}

export function rememberView(view: View) {
  choiceStore().set(KEY, view);
}
