import type ComboboxNav from '@github/combobox-nav';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazy } from '../../../core';

const loadNavigation = lazy(() => import('@github/combobox-nav'));

type Ref<T> = { readonly current: T | null };

/**
 * Arrow keys move through the options while focus stays in the field; `choose` receives the index of the chosen option.
 * A list that an arrow key opens starts at its first or last option, as `entry` says. When the `displayed` texts
 * change, it is a new list. The library loads at the first focus, long before the first suggestion.
 */
export function useListNavigation(
  field: Ref<HTMLInputElement>,
  list: Ref<HTMLElement>,
  isOpen: boolean,
  displayed: string,
  choose: (index: number) => void,
  entry: { current: 1 | -1 | undefined },
) {
  const [OptionNavigation, setNavigation] = useState<typeof ComboboxNav>();
  const navigation = useRef<ComboboxNav | null>(null);
  const latest = useRef(choose);
  latest.current = choose;

  useEffect(() => {
    const input = field.current;
    const load = () =>
      void loadNavigation().then(
        (loaded) => setNavigation(() => loaded.default),
        () => undefined,
      );
    if (input === document.activeElement) load();
    input?.addEventListener('focus', load, { once: true });
    return () => input?.removeEventListener('focus', load);
  }, [field]);

  useLayoutEffect(() => {
    const options = list.current;
    if (!OptionNavigation || !field.current || !options) return;
    const onChosen = (event: Event) =>
      event.target instanceof HTMLElement && latest.current(Number(event.target.dataset.index));
    navigation.current = new OptionNavigation(field.current, options, { tabInsertsSuggestions: false });
    options.addEventListener('combobox-commit', onChosen);
    return () => {
      options.removeEventListener('combobox-commit', onChosen);
      navigation.current?.stop();
    };
  }, [field, list, OptionNavigation]);

  useLayoutEffect(() => {
    // A removed option must not stay the active one.
    navigation.current?.clearSelection();
  }, [displayed]);

  useLayoutEffect(() => {
    if (!isOpen) return navigation.current?.stop();
    navigation.current?.start();
    if (entry.current) navigation.current?.navigate(entry.current);
    entry.current = undefined;
  }, [isOpen, entry, OptionNavigation]);
}
