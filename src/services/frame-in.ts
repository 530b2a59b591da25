/** The address of the first frame in a piece of HTML. */
export function frameIn(html: string): string | undefined {
  const [tag = ''] = /<iframe\b[^>]*/i.exec(html) ?? [];
  const [, double, single, bare] = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
  return (double ?? single ?? bare)?.replaceAll('&amp;', '&').trim() || undefined;
}
