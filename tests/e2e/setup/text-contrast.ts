import type { Page } from '@playwright/test';
import { type Colour, contrast } from '../../../src/ui/colours/colour/colour.ts';

/** Text whose contrast with its background is too low. */
export interface FaintText {
  readonly widget: string;
  readonly text: string;
  readonly contrast: number;
  /** The minimum by WCAG 1.4.3: 3 for large text, else 4.5. */
  readonly least: number;
  readonly colours: string;
}

export interface MeasuredTexts {
  readonly count: number;
  readonly faint: readonly FaintText[];
}

/** A visible text. Colours are as CSS computes them. */
interface VisibleText extends Pick<FaintText, 'widget' | 'text' | 'least'> {
  readonly colour: string;
  readonly opacity: number;
  /** The backgrounds from the text's element outwards. Null is an image. */
  readonly backgrounds: readonly (string | null)[];
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Measures every visible text of the page's modules against its background, which is computed from the elements around
 * it. Text on images is excluded: picture-contrast.ts measures it. Disabled controls may have any contrast.
 */
export async function measureTexts(page: Page): Promise<MeasuredTexts> {
  const texts = await page.evaluate(findTexts);
  const names = new Set(texts.flatMap(({ colour, backgrounds }) => [colour, ...backgrounds]));
  names.delete(null);
  const colours = new Map(await page.evaluate(readColours, [...names] as string[]));
  const measured = texts.flatMap((text) => measure(text, colours) ?? []);
  return { count: measured.length, faint: measured.filter((text) => text.contrast < text.least - 0.005) };
}

/** Undefined for a text on an image. */
function measure(
  { widget, text, least, colour, opacity, backgrounds }: VisibleText,
  colours: ReadonlyMap<string, Rgba>,
): FaintText | undefined {
  const background = blendBackgrounds(backgrounds.map((name) => (name === null ? undefined : colours.get(name)!)));
  if (!background) return undefined;
  const [red, green, blue, alpha] = colours.get(colour)!;
  const ink = blend([red, green, blue, alpha * opacity], background);
  return {
    widget,
    text,
    least,
    contrast: Math.round(contrast(ink, background) * 100) / 100,
    colours: `${ink.map(Math.round).join(' ')} on ${background.map(Math.round).join(' ')}`,
  };
}

/** Blends from the first opaque layer inwards. Undefined if a layer above it is an image. */
function blendBackgrounds([inner, ...outer]: readonly (Rgba | undefined)[]): Colour | undefined {
  if (!inner) return undefined;
  const [red, green, blue, alpha] = inner;
  if (alpha === 1) return [red, green, blue];
  const below = blendBackgrounds(outer);
  return below && blend(inner, below);
}

function blend([red, green, blue, alpha]: Rgba, below: Colour): Colour {
  const mix = (part: number, under: number) => part * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
}

/** Runs in the page. Converts colours in any notation of CSS. */
function readColours(names: readonly string[]): [string, Rgba][] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  return names.map((name) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = name;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [name, [red, green, blue, alpha / 255]];
  });
}

/** Runs in the page, so it can use nothing outside itself. */
function findTexts(): VisibleText[] {
  interface Surroundings extends Pick<VisibleText, 'backgrounds' | 'opacity'> {
    readonly isHidden: boolean;
  }
  const sample = document.body.appendChild(document.createElement('div'));
  sample.style.background = 'Canvas';
  const outermost = { backgrounds: [getComputedStyle(sample).backgroundColor], opacity: 1, isHidden: false };
  sample.remove();

  const cache = new Map<Element, Surroundings>();
  const media = findMedia(document);
  const texts: VisibleText[] = [];
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-module]:not([data-module] *)'))
    visit(placeholder, placeholder.dataset['module']!);
  return texts;

  function visit(root: Node, widget: string) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLElement) {
        if (node.shadowRoot) visit(node.shadowRoot, widget);
        if (node.matches('input, textarea')) add(widget, node, inputText(node as HTMLInputElement));
      } else if (!node.parentElement?.closest('option, textarea')) {
        add(widget, node.parentElement, node.textContent ?? '', node);
      }
    }
  }

  function add(widget: string, element: Element | null, wholeText: string, node?: Node) {
    const text = wholeText.trim().slice(0, 40);
    if (!text || !element || element.closest(':disabled, [aria-disabled="true"]')) return;
    const boxes = boxesOf(node ?? element);
    const { isHidden, ...surroundings } = surroundingsOf(element);
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isVisible || isHidden || !boxes.length || isOnMedia(node ?? element, boxes)) return;
    const pseudo = !node && !(element as HTMLInputElement).value ? '::placeholder' : undefined;
    const { color: colour, fontSize, fontWeight } = getComputedStyle(element, pseudo);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    texts.push({ widget, text, least, colour, ...surroundings });
  }

  function inputText({ type, value, placeholder }: HTMLInputElement) {
    return /^(checkbox|radio|range|file|color|hidden|image)$/.test(type) ? '' : value || placeholder || '';
  }

  function boxesOf(node: Node) {
    const range = document.createRange();
    if (node instanceof Element) range.selectNode(node);
    else range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  }

  function surroundingsOf(element: Element | null): Surroundings {
    if (!element) return outermost;
    const cached = cache.get(element);
    if (cached) return cached;
    const outer = surroundingsOf(parentOf(element));
    const { backgroundColor, backgroundImage, clipPath, opacity, overflow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // Such as text for screen readers only.
    const isClipped = clipPath === 'inset(50%)' || (overflow !== 'visible' && (width <= 1 || height <= 1));
    const surroundings = {
      backgrounds: [backgroundImage.includes('url(') ? null : backgroundColor, ...outer.backgrounds],
      opacity: outer.opacity * Number(opacity),
      isHidden: outer.isHidden || isClipped,
    };
    cache.set(element, surroundings);
    return surroundings;
  }

  function isOnMedia(node: Node, boxes: readonly DOMRect[]) {
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

  function findMedia(root: Document | ShadowRoot): { medium: Element; area: DOMRect }[] {
    const roots = [...root.querySelectorAll('[data-isolate]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [...root.querySelectorAll('img, video, canvas, iframe, svg')]
      .filter((medium) => medium.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((medium) => ({ medium, area: medium.getBoundingClientRect() }))
      .concat(roots.flatMap(findMedia));
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}
