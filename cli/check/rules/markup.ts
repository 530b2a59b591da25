/** Faults of plain HTML that affect modules. */
import { isRecord, unwrap, camelCase, type Members, type Prop } from '../../../src/contract/index.ts';
import { type Finding, findingAt } from '../finding.ts';
import type { PageDocument, PageElement } from '../page/dom.ts';

export function checkIds(page: PageDocument): Finding[] {
  const first = new Map<string, PageElement>();
  return page.querySelectorAll('[id]').flatMap((element) => {
    const id = element.getAttribute('id')!;
    const before = first.get(id);
    if (!before) first.set(id, element);
    const where = before?.location ? ` in line ${before.location.startLine}` : '';
    return before && id ? [findingAt('duplicate-id', `The id "${id}" is already used${where}.`, element)] : [];
  });
}

export function checkImages(placeholders: readonly PageElement[]): Finding[] {
  const images = new Set(placeholders.flatMap((element) => element.querySelectorAll('img')));
  return [...images].flatMap((image) => {
    const source = image.getAttribute('src') ?? '';
    const name = source.startsWith('data:') ? 'An image' : `The image ${source}`;
    const isHidden = image.closest('noscript, [aria-hidden="true"], [data-fallback]');
    return [
      ...(image.hasAttribute('alt') || isHidden || image.getAttribute('role') === 'presentation'
        ? []
        : [findingAt('image-alt', `${name} has no alt attribute.`, image)]),
      ...(image.hasAttribute('width') && image.hasAttribute('height')
        ? []
        : [findingAt('image-size', `${name} needs both width and height.`, image)]),
    ];
  });
}

/** Images in JSON: an empty `alt` marks them as decorative, a missing one is a fault. */
export function imagesWithoutAlt(values: Readonly<Record<string, unknown>>, members: Members): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = camelCase(key);
    const prop = Object.hasOwn(members, name) ? members[name]! : undefined;
    return prop ? imagesIn(prop, value, key) : [];
  });
}

function imagesIn({ kind, details }: Prop, source: unknown, path: string): string[] {
  const value = unwrap(source);
  if (kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((item, index) => imagesIn(details as Prop, item, `${path}[${index}]`))
      : [];
  if (!isRecord(value)) return [];
  if (kind === 'image') return (value['src'] ?? value['url']) && !('alt' in value) ? [path] : [];
  return isRecord(details) ? imagesWithoutAlt(value, details as Members).map((inner) => `${path}.${inner}`) : [];
}

/** Reports only if one of the two headings is in a placeholder. */
export function checkHeadings(page: PageDocument): Finding[] {
  let previous: { element: PageElement; level: number } | undefined;
  return page.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]').flatMap((element) => {
    if (element.closest('[hidden], template, [data-fallback]') || !element.textContent.trim()) return [];
    const level = Number(element.getAttribute('aria-level') ?? element.localName[1]) || 2;
    const before = previous;
    previous = { element, level };
    const isOurs = [element, before?.element].some((heading) => heading?.closest('[data-module]'));
    if (!before || !isOurs || level <= before.level + 1) return [];
    const text = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 60);
    return [
      findingAt(
        'heading-order',
        `“${text}” is a heading of level ${level} after one of level ${before.level}.`,
        element,
      ),
    ];
  });
}
