import type { Option } from '../../forms';
import { fetchBusinessFunctions, fetchCountries, type LookupItem } from '../../services/content';
import { fetchTitles } from '../../services/user';

// The calls for the options of the form, in a late module, so that the form does not wait for them.
export { detectCountry } from '../../services/geo';
export { fetchCompanies } from '../../services/user';
export { fetchCountries } from '../../services/content';

export interface Lists {
  readonly titles: readonly Option[];
  readonly functions: readonly Option[];
  readonly countries: readonly Option[];
}

/** A list that cannot be loaded is empty: it must not prevent a registration. */
export async function fetchLists(language: string, signal: AbortSignal): Promise<Lists> {
  const [titles, functions, countries] = await Promise.all([
    fetchTitles(signal).then(
      (jobTitles) => jobTitles.map(({ id, name }) => ({ value: id, label: name })),
      () => [],
    ),
    fetchBusinessFunctions(language, signal).then(toOptions, () => []),
    fetchCountries(language, signal).then(toOptions, () => []),
  ]);
  return { titles, functions, countries };
}

function toOptions(items: readonly LookupItem[]): Option[] {
  return items.map(({ code, description }) => ({ value: code, label: description }));
}
