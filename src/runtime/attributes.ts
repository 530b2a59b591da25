import { attributesOf, type Widget } from '../contract';
import { config } from '../core';

/** The observed attributes, by document or shadow root. */
const watched = new WeakMap<Node, { readonly widgets: Set<Widget>; readonly names: Set<string> }>();

/** Once for each widget and root, not for each placeholder. */
export function watchAttributes(observer: MutationObserver, element: Element, widget: Widget) {
  const root = element.getRootNode();
  const { widgets, names } = watched.get(root) ?? { widgets: new Set<Widget>(), names: new Set(['data-language']) };
  if (widgets.has(widget)) return;
  watched.set(root, { widgets: widgets.add(widget), names });
  for (const attribute of attributesOf(widget.props ?? {})) names.add(attribute);
  // Edit mode also reports misspelt names.
  observer.observe(
    root,
    config().mode === 'edit' ? { subtree: true, attributes: true } : { subtree: true, attributeFilter: [...names] },
  );
}
