import { useEffect, type RefObject } from 'react';
import { config } from '../../src/core';

const EDITABLE =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * `/` and Ctrl+K (⌘K) focus the search field, the first one if there are several. They do nothing while the visitor
 * types.
 */
export function useShortcut(form: RefObject<HTMLFormElement | null>, isEditing: boolean): string | undefined {
  const isOn = config().flags.searchShortcut && !isEditing;
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      const isCommand = ctrlKey || metaKey;
      if (defaultPrevented || isComposing || altKey || key.toLowerCase() !== (isCommand ? 'k' : '/')) return;
      const [target] = event.composedPath();
      const field = form.current?.querySelector('input');
      const dialog = document.querySelector('dialog:modal');
      if (!field || (dialog && !dialog.contains(field)) || (target instanceof Element && target.closest(EDITABLE)))
        return;
      field.focus();
      // Not in a hidden part of the page.
      if (!field.matches(':focus')) return;
      field.select();
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [form, isOn]);
  return isOn ? '/ Control+K Meta+K' : undefined;
}
