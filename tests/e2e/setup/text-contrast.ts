import type { Page } from '@playwright/test';

/** Text whose contrast with its background is too low. */
export interface FaintText {
  readonly widget: string;
  readonly text: string;
  readonly contrast: number;
  /** By WCAG 1.4.3: 3 for large text, else 4.5. */
  readonly least: number;
  readonly colours: string;
}

export interface MeasuredTexts {
  readonly count: number;
  readonly faint: readonly FaintText[];
}

/**
 * Measures every visible text of the page's modules against its background, which is computed from the elements around it.
 * Text on pictures is left to picture-contrast.ts. Disabled controls may have any contrast.
 */
export function measureTexts(page: Page): Promise<MeasuredTexts> {
  return page.evaluate(measure);
}

/** Runs in the page. */
function measure(): MeasuredTexts {
  type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
  interface Around {
    readonly background: Rgba | undefined;
    readonly opacity: number;
    readonly isHidden: boolean;
  }
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const colours = new Map<string, Rgba>();
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.style.background = 'Canvas';
  const canvas = parse(getComputedStyle(sheet).backgroundColor);
  sheet.remove();

  const arounds = new Map<Element, Around>();
  const media = picturesIn(document);

  const faint: FaintText[] = [];
  let count = 0;
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-module]:not([data-module] *)'))
    visit(placeholder, placeholder);
  return { count, faint };

  function visit(root: Node, placeholder: HTMLElement) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLElement) {
        if (node.shadowRoot) visit(node.shadowRoot, placeholder);
        if (node.matches('input, textarea')) check(node, shownIn(node as HTMLInputElement), placeholder);
      } else if (!node.parentElement?.closest('option, textarea')) {
        check(node.parentElement, node.textContent ?? '', placeholder, node);
      }
    }
  }

  function check(element: Element | null, wholeText: string, placeholder: HTMLElement, node?: Node) {
    const text = wholeText.trim().slice(0, 40);
    if (!text || !element || !isSeen(element, node) || element.closest(':disabled, [aria-disabled="true"]')) return;
    const { background, opacity } = aroundOf(element);
    if (!background || isOnPicture(node ?? element)) return;
    const pseudo = !node && !(element as HTMLInputElement).value ? '::placeholder' : undefined;
    const { color, fontSize, fontWeight } = getComputedStyle(element, pseudo);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const [red, green, blue, alpha] = parse(color);
    const ink = blend([red, green, blue, alpha * opacity], background);
    const contrast = (lighter(ink, background) + 0.05) / (darker(ink, background) + 0.05);
    count += 1;
    if (contrast < least - 0.005)
      faint.push({
        widget: placeholder.dataset['module']!,
        text,
        contrast: Math.round(contrast * 100) / 100,
        least,
        colours: `${ink.map(Math.round).slice(0, 3).join(' ')} on ${background.map(Math.round).slice(0, 3).join(' ')}`,
      });
  }

  function shownIn({ type, value, placeholder }: HTMLInputElement) {
    return /^(checkbox|radio|range|file|color|hidden|image)$/.test(type) ? '' : value || placeholder || '';
  }

  function isSeen(element: Element, node?: Node) {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      boxesOf(node ?? element).length > 0 &&
      !aroundOf(element).isHidden
    );
  }

  function boxesOf(node: Node) {
    const range = document.createRange();
    if (node instanceof Element) range.selectNode(node);
    else range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  }

  /** What the element and those around it say together; no background where a picture is among them. */
  function aroundOf(element: Element | null): Around {
    if (!element) return { background: canvas, opacity: 1, isHidden: false };
    let around = arounds.get(element);
    if (!around) {
      const outer = aroundOf(parentOf(element));
      const { backgroundColor, backgroundImage, clipPath, opacity, overflow } = getComputedStyle(element);
      const colour = parse(backgroundColor);
      const { width, height } = element.getBoundingClientRect();
      around = {
        background: backgroundImage.includes('url(')
          ? undefined
          : colour[3] === 1
            ? colour
            : outer.background && blend(colour, outer.background),
        opacity: outer.opacity * Number(opacity),
        // Text for screen readers alone.
        isHidden:
          outer.isHidden || clipPath === 'inset(50%)' || (overflow !== 'visible' && (width <= 1 || height <= 1)),
      };
      arounds.set(element, around);
    }
    return around;
  }

  function isOnPicture(node: Node) {
    const boxes = boxesOf(node);
    return media.some(
      ({ medium, area }) =>
        !medium.contains(node) &&
        boxes.some(
          (box) =>
            Math.min(area.right, box.right) - Math.max(area.left, box.left) > 2 &&
            Math.min(area.bottom, box.bottom) - Math.max(area.top, box.top) > box.height / 2,
        ),
    );
  }

  function picturesIn(root: Document | ShadowRoot): { medium: Element; area: DOMRect }[] {
    const roots = [...root.querySelectorAll('[data-isolate]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [...root.querySelectorAll('img, video, canvas, iframe, svg')]
      .filter((medium) => medium.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((medium) => ({ medium, area: medium.getBoundingClientRect() }))
      .concat(roots.flatMap(picturesIn));
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }

  function parse(colour: string): Rgba {
    let found = colours.get(colour);
    if (!found) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      found = [red, green, blue, alpha / 255];
      colours.set(colour, found);
    }
    return found;
  }

  function blend([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
    const mix = (part: number, under: number) => part * alpha + under * (1 - alpha);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
  }

  function lighter(first: Rgba, other: Rgba) {
    return Math.max(luminance(first), luminance(other));
  }

  function darker(first: Rgba, other: Rgba) {
    return Math.min(luminance(first), luminance(other));
  }

  function luminance([red, green, blue]: Rgba) {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
