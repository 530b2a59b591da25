/** `articleId_language`: the same article in two languages is two articles. */
export function articleKey(articleId: string, language = ''): string {
  return `${articleId}_${language || 'en'}`;
}
