import { pageKey, tabStore } from '../../src/core';

/** Each accordion has its own key: its page, and its first section. */
function keyOf(anchors: readonly (string | undefined)[]): string {
  return `accordion:${pageKey()}#${anchors.find(Boolean) ?? ''}`;
}

/** The sections that the visitor left open in this tab; undefined on the first visit. */
export function recallOpen(anchors: readonly (string | undefined)[]): ReadonlySet<number> | undefined {
  const saved: unknown = tabStore.getJson(keyOf(anchors));
  if (!Array.isArray(saved)) return undefined;
  return new Set(anchors.flatMap((anchor, index) => (anchor && saved.includes(anchor) ? [index] : [])));
}

export function rememberOpen(anchors: readonly (string | undefined)[], open: ReadonlySet<number>) {
  tabStore.setJson(
    keyOf(anchors),
    [...open].map((index) => anchors[index]),
  );
}
