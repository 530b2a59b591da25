import type { Module } from '../contract';

/**
 * What the build knows, as short as it can be told, since the loader carries
 * it: three columns, one entry for every file, parted by `|`.
 * - Names, parted by spaces: a widget's is its module's; `_` marks what is none,
 *   `_runtime` first, other shared chunks, a language's texts such as `_de`.
 * - Hashes of seven characters each, without a separator.
 * - When it loads and what it shares, parted by `,`: `idle 12`. No word means
 *   `visible`; each character is a position in this very list, from `0` on in the order of ASCII. Widgets that share a file
 *   are last and have no hash: their first position is that file.
 */
export type PackedManifest = string;

export function unpack(packed: PackedManifest): Map<string, Module> {
  const [names, hashes, more] = packed.split('|').map((column, index) => column.split(index > 1 ? ',' : ' ')) as [
    string[],
    [string],
    string[],
  ];
  const fileOf = (position: number) =>
    `chunks/${names[position]}-${hashes[0].slice(position * 7, position * 7 + 7)}.js`;
  const isFile = (position: number) => hashes[0].length > position * 7;
  const sharedOf = (position: number) =>
    [...more[position]!.split(' ').pop()!].map((digit) => fileOf(digit.charCodeAt(0) - 48));
  // A page uses few of them, so the properties are computed on access.
  return new Map(
    names.map((name, position) => [
      name,
      {
        name,
        // A widget in a file of several has no hash of its own: the first of what it shares is its file.
        get url() {
          return isFile(position) ? fileOf(position) : sharedOf(position)[0]!;
        },
        get load() {
          return more[position]!.split(' ').reverse()[1];
        },
        get shared() {
          return sharedOf(position).slice(isFile(position) ? 0 : 1);
        },
      },
    ]),
  );
}
