/** The lists to choose from, fetched beside the form, which shows without waiting for them. */
import type { Option } from '../../../forms';
import { fetchBusinessFunctions, fetchCountries, fetchTitles, type LookupItem } from '../../../services';

export { detectCountry } from '../../../services';

export interface Lists {
  readonly titles: readonly Option[];
  readonly functions: readonly Option[];
  readonly countries: readonly Option[];
}

/** One that cannot be had is empty: nobody should fail to go on over it. */
export async function fetchLists(language: string, signal: AbortSignal): Promise<Lists> {
  const [titles, functions, countries] = await Promise.all([
    fetchTitles(signal).then((all) => all.map(({ id, name }) => ({ value: id, label: name })), () => []),
    fetchBusinessFunctions(language, signal).then(toOptions, () => []),
    fetchCountries(language, signal).then(toOptions, () => []),
  ]);
  return { titles, functions, countries };
}

function toOptions(items: readonly LookupItem[]): Option[] {
  return items.map(({ code, description }) => ({ value: code, label: description }));
}
