import type { Context } from 'hono';
import { type Language, languages } from '../../content/load.ts';

/** The language of the response: `?lang=`, else the first supported language that the request accepts, else English. */
export function languageOf(context: Context): Language {
  const requestedTags = [context.req.query('lang') ?? '', ...accepted(context.req.header('accept-language') ?? '')];
  return requestedTags.map(toLanguage).find((language) => language !== undefined) ?? 'en';
}

/** `de-CH` is German; `fr` is not supported. */
export function toLanguage(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

function accepted(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
