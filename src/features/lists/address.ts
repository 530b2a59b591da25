import { parameterName } from '../../core';

/** The part of a page's URL that determines the content of a list. */
export interface ListAddress<Q> {
  /** Distinguishes the lists of a page. */
  readonly id: string;
  /** The query in a URL. Invalid values become the default. */
  read(address?: string): Q;
  /** The URL of a query. Other parameters stay unchanged. */
  href(query: Q, base?: string): string;
  /** Whether the URL has a state that is not of this list: then the list stays unchanged. */
  isForeign?(address?: string): boolean;
  /** Equal for queries with the same result, whatever else the URL contains. */
  key(query: Q): string;
}

export interface ListAddressOptions<Q> {
  /** Every parameter of this list. Two lists on a page use different names; `parameters.names` may rename them. */
  names: readonly string[];
  /**
   * Whether the value can be of this list. Others belong to the host, such as `?page=about`: they are neither read nor
   * removed. Without this function, every value is the list's.
   */
  isOurs?: (name: string, value: string) => boolean;
  read: (parameters: URLSearchParams) => Q;
  /** By the names above, in the order of the URL. Empty values, and those that `read` defaults to, are left out. */
  write: (query: Q) => Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** Whether a link within the list keeps the fragment of the page. */
  keepsHash?: boolean;
}

export function defineListAddress<Q>({
  names,
  isOurs = () => true,
  read,
  write,
  keepsHash = true,
}: ListAddressOptions<Q>): ListAddress<Q> {
  const pairsOf = (query: Q) =>
    Object.entries(write(query)).flatMap(([name, value = '']) =>
      [value].flat().flatMap((single) => (single === '' ? [] : [[name, String(single)] as const])),
    );
  /** The list's own name of a parameter in a URL; undefined for a parameter of the host. */
  const ownNameOf = (nameInUrl: string, value: string) =>
    names.find((name) => parameterName(name) === nameInUrl && isOurs(name, value));
  return {
    id: names.join(),
    read: (address = location.href) => {
      const ownParameters = [...new URL(address).searchParams].flatMap(([nameInUrl, value]) => {
        const name = ownNameOf(nameInUrl, value);
        return name ? [[name, value]] : [];
      });
      return read(new URLSearchParams(ownParameters));
    },
    href(query, base = location.href) {
      const url = new URL(base);
      const otherParameters = [...url.searchParams].filter(([name, value]) => !ownNameOf(name, value));
      const ownParameters = pairsOf(query).map(([name, value]) => [parameterName(name), value]);
      url.search = new URLSearchParams([...otherParameters, ...ownParameters]).toString();
      if (!keepsHash) url.hash = '';
      return url.href;
    },
    key: (query) => new URLSearchParams(pairsOf(query).map((pair) => [...pair])).toString(),
  };
}

export interface HashAddressOptions<Q> {
  /**
   * The query in a fragment, without its `#`. Undefined for other fragments. The empty fragment is always the list's.
   */
  read: (hash: string) => Q | undefined;
  /** Empty for the default, which has no fragment. */
  write: (query: Q) => string;
}

/** A list whose state is in the fragment of the URL. The URL's query and other fragments stay. */
export function defineHashAddress<Q>({ read, write }: HashAddressOptions<Q>): ListAddress<Q> {
  const hashOf = (address: string) => new URL(address).hash.slice(1);
  return {
    id: '#',
    read: (address = location.href) => read(hashOf(address)) ?? read('')!,
    isForeign: (address = location.href) => read(hashOf(address)) === undefined,
    href(query, base = location.href) {
      const url = new URL(base);
      url.hash = write(query);
      return url.href;
    },
    key: write,
  };
}
