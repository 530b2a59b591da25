/** `/account/profile/` and `/account/profile` are one page. */
export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
