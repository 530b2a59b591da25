import type { FootnoteOptions } from './connect-footnotes';
import { whenTouched } from './when-touched';

/**
 * Connects them when the visitor first touches the page: what that needs is
 * fetched then. Returns what leaves the nodes as the server wrote them.
 */
export function connectLater(options: FootnoteOptions): () => void {
  const { text } = options;
  let isWanted = true;
  let pressed: Element | undefined;
  let disconnect: (() => void) | undefined;

  const onPress = ({ target }: Event) => {
    if (disconnect) open(target as Element);
    else pressed = target as Element;
  };
  const connect = ({ connectFootnotes }: typeof import('./connect-footnotes')) => {
    if (!isWanted) return;
    disconnect = connectFootnotes(options);
    if (pressed) open(pressed);
  };
  const stopWaiting = whenTouched(() => {
    text.addEventListener('click', onPress);
    // Without it the links of the page do what links do.
    import('./connect-footnotes').then(connect, () => {});
  });

  return () => {
    isWanted = false;
    stopWaiting();
    text.removeEventListener('click', onPress);
    disconnect?.();
  };
}

/** A raised number that is, or has just become, a link only inside: a press beside that means it, too. */
function open(pressed: Element) {
  if (!pressed.closest('a')) pressed.closest('sup')?.querySelector<HTMLElement>('.inlay-footnote-reference')?.click();
}
