import { addressWith, writeHistory } from '../../src/core';
import type { FiveFiftyProps } from './props';
import type { RelatedArticle, Story } from './story';

export type Panel =
  | { readonly kind: 'hero'; readonly anchor: string }
  | { readonly kind: 'related'; readonly anchor: string }
  | { readonly kind: 'story'; readonly anchor: string; readonly story: Story; readonly index: number };

/** The panels in order. The last one is left out if there are no related articles. */
export function panelsOf(props: FiveFiftyProps, related: readonly RelatedArticle[]): readonly Panel[] {
  const { items, relatedArticlesTitle, relatedArticlesDek, closingText, callToActionLinks } = props;
  const hasEnd =
    related.length > 0 || relatedArticlesTitle || relatedArticlesDek || closingText || callToActionLinks.length > 0;
  return [
    { kind: 'hero', anchor: 'tab-hero' },
    ...items.map(
      (story, index) =>
        ({
          kind: 'story',
          anchor: `tab-story-${index}-mediatype-${story.shows === 'none' ? 'image' : story.shows}`,
          story,
          index,
        }) as const,
    ),
    ...(hasEnd ? [{ kind: 'related', anchor: 'tab-related-articles' } as const] : []),
  ];
}

/** The editor's articles, then those of the stories, each URL once. Unsafe URLs are left out. */
export function relatedOf({
  relatedArticles,
  items,
}: Pick<FiveFiftyProps, 'relatedArticles' | 'items'>): readonly RelatedArticle[] {
  const behindStories = items.flatMap(
    ({ callToActionLink: link, callToActionEyebrow, callToActionThumbnail }): RelatedArticle[] => {
      if (!link) return [];
      const { title, eyebrow, source, standardImage } = link.article ?? {};
      return [
        {
          url: link,
          title: title ?? link.text,
          eyebrow: eyebrow ?? callToActionEyebrow,
          source,
          standardImage: standardImage ?? callToActionThumbnail,
        },
      ];
    },
  );
  const seen = new Set<string>();
  return [...relatedArticles, ...behindStories].filter(({ url, title }) => {
    if (!(title ?? url.text)) return false;
    const href = addressOf(url.url);
    const isNew = !seen.has(href);
    seen.add(href);
    return isNew;
  });
}

function addressOf(url: string): string {
  const { origin, pathname, search } = new URL(url, location.href);
  return origin + pathname.replace(/\/$/, '') + search;
}

/** Matches the anchors of all five-fifty modules of the page. */
const ANCHOR = /^tab-(?:hero|story-\d+-mediatype-[a-z]+|related-articles)(?:-\d+)?$/;

/** Writes the panel's fragment to the URL, without a step in the history. Other fragments, such as a route, stay. */
export function showInAddress(anchor: string) {
  const current = location.hash.slice(1);
  if (current === anchor || (current && !ANCHOR.test(current))) return;
  writeHistory('replaceState', history.state, addressWith(`#${anchor}`));
}

const numbers = new WeakMap<Element, number>();

/** The number of this module among those of the page, from 1. Ids of the second module end in `-2`. */
export function claimNumber(element: Element): number {
  const stored = numbers.get(element);
  if (stored) return stored;
  const placeholders = [...document.querySelectorAll('[data-module="five-fifty"], [data-module="inlay-five-fifty"]')];
  const taken = new Set(placeholders.map((module) => numbers.get(module)));
  let number = Math.max(1, placeholders.indexOf(element) + 1);
  while (taken.has(number)) number += 1;
  numbers.set(element, number);
  return number;
}
