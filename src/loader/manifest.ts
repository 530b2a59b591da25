import type { Module } from '../contract';

/**
 * The build's list of files, packed because the loader contains it. Three columns, separated by `|`, with one entry per
 * file:
 * - Names, separated by spaces. A widget has the name of its module. Other names begin with `_`: first `_runtime`, then
 *   shared chunks and the texts of languages, such as `_de`.
 * - Hashes of seven characters each, without a separator.
 * - Strategy and shared files, separated by `,`: `idle 12`. The default strategy is `visible`. Each character is a
 *   position in this list, as an ASCII code from `0` on. Widgets that share a file are last and have no hash: their first
 *   position is that file.
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
        // A widget in a shared file has no hash. Its first shared entry is the file.
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
