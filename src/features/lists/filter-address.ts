import { truncate } from '../../contract';
import { defineListAddress, type ListAddress } from './address';
import type { Filters } from './filters';
import { optionsNamed } from './names';

/** The query of most lists. */
export interface FilterQuery {
  readonly filters: Filters;
  /** Single values: a text, an order, a day, a month. */
  readonly values: Readonly<Record<string, string>>;
  /** From 1. */
  readonly page: number;
}

export interface FilterGroupAddress {
  /** Its parameter, if it is not the group's own name. */
  parameter?: string;
  /**
   * The available names. Others are ignored; case, accents and spaces do not matter. Without this list, any name is
   * kept.
   */
  options?: readonly string[];
}

export interface ValueAddress {
  parameter?: string;
  default?: string;
  isValid?: (value: string) => boolean;
}

export interface FilterAddressOptions {
  groups?: Readonly<Record<string, FilterGroupAddress>>;
  values?: Readonly<Record<string, ValueAddress>>;
  /** The parameter of the page number; without it the number is always 1. */
  page?: string;
}

/** In characters: the maximum length of a value in the URL. */
const MAX_VALUE_LENGTH = 200;

/** Several names of a group repeat the parameter; old URLs join them with commas, see `optionsNamed`. */
export function defineFilterAddress({
  groups = {},
  values = {},
  page,
}: FilterAddressOptions): ListAddress<FilterQuery> {
  const groupEntries = Object.entries(groups).map(([name, { parameter = name, options }]) => ({
    name,
    parameter,
    options,
  }));
  const valueEntries = Object.entries(values).map(
    ([name, { parameter = name, default: initial = '', isValid = () => true }]) => ({
      name,
      parameter,
      initial,
      isValid,
    }),
  );
  return defineListAddress({
    names: [...groupEntries, ...valueEntries].map(({ parameter }) => parameter).concat(page ?? []),
    isOurs(name, value) {
      if (name === page) return /^\d+$/.test(value);
      const group = groupEntries.find(({ parameter }) => parameter === name);
      if (group) return namesIn(value, group.options).length > 0;
      return valueEntries.find(({ parameter }) => parameter === name)!.isValid(value);
    },
    read(parameters) {
      const filters = groupEntries.flatMap(({ name, parameter, options }) => {
        const chosen = [...new Set(parameters.getAll(parameter).flatMap((text) => namesIn(text, options)))];
        return chosen.length ? [[name, chosen] as const] : [];
      });
      const single = valueEntries.map(({ name, parameter, initial, isValid }) => {
        const value = truncate((parameters.get(parameter) ?? '').trim(), MAX_VALUE_LENGTH);
        return [name, value && isValid(value) ? value : initial] as const;
      });
      const number = page ? Number(parameters.get(page)) : 1;
      return {
        filters: Object.fromEntries(filters),
        values: Object.fromEntries(single),
        page: Number.isSafeInteger(number) && number > 1 ? number : 1,
      };
    },
    write: (query) => ({
      ...Object.fromEntries(groupEntries.map(({ name, parameter }) => [parameter, query.filters[name]])),
      ...Object.fromEntries(
        valueEntries.map(({ name, parameter, initial }) => [
          parameter,
          query.values[name] === initial ? '' : query.values[name],
        ]),
      ),
      ...(page && query.page > 1 && { [page]: query.page }),
    }),
  });
}

/** A change of filters, text or order starts at the first page. */
export function restarted(
  query: FilterQuery,
  { filters = query.filters, values }: { filters?: Filters; values?: Readonly<Record<string, string>> },
): FilterQuery {
  return { filters, values: { ...query.values, ...values }, page: 1 };
}

/** Without options, a comma may be part of the name; only numeric ids contain none. */
function namesIn(text: string, options: readonly string[] | undefined): readonly string[] {
  if (options) return optionsNamed(text, options);
  const names = /^[\d\s,]+$/.test(text) ? text.split(',') : [text];
  return names.flatMap((name) => truncate(name.trim(), MAX_VALUE_LENGTH) || []);
}
