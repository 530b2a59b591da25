import { log } from '../../contract';
import { config, subscribe } from '../../core';
import { checkMembers } from './check-members';
import { type Fields, fieldsOf } from './fields';
import { canonicalAddress, completeHead, replaceHead } from './head';
import { describeInstead, describeOnce } from './json-ld';
import { describe, describeFirm, describeTrail } from './schema';

/**
 * Completes the server-rendered metadata, and updates it when the subject changes without a page load. `subject` comes
 * from the configuration. Returns a cleanup function.
 */
export function startMetadata(subject: unknown): () => void {
  const page = fieldsOf(subject);
  let undo = () => {};
  checkMembers(page);
  completeHead(page);
  attempt(() => describePage(page));
  const stops = [
    subscribe('subject-changed', follow, { replay: true }),
    subscribe(
      'offices-shown',
      (detail) => attempt(() => describeOffices(detail.offices.length ? fieldsOf(detail) : page)),
      { replay: true },
    ),
  ];
  return () => {
    stops.forEach((stop) => stop());
    undo();
  };

  function follow(next: unknown) {
    undo();
    undo = next ? show(fieldsOf(next)) : () => {};
  }
}

function describePage(page: Fields) {
  const address = canonicalAddress(page.address('url'));
  const descriptions = [
    ['trail', describeTrail(page.text('title'), address)],
    [kindOf(page), isVisible(page) ? describe(kindOf(page), page, address) : undefined],
  ] as const;
  for (const [kind, description] of descriptions) if (kind && description) describeOnce(kind, description);
  describeOffices(page);
  page
    .items('videos')
    .filter(isVisible)
    .forEach((video, index) => {
      const description = describe('video', video, address);
      if (description) describeOnce('video', description, `video-${index}`);
    });
}

/** The firm, and which of its offices the page lists. */
function describeOffices(fields: Fields) {
  const pageText = plain(document.body.textContent);
  const offices = fields.items('offices').filter((office) => pageText.includes(plain(office.text('name'))));
  const description = pageText.includes(plain(config().metadata.firm)) ? describeFirm(offices) : undefined;
  if (description) describeOnce('firm', description);
}

function show(fields: Fields): () => void {
  const kind = kindOf(fields);
  const undoHead = replaceHead(fields);
  const undoDescription = kind
    ? attempt(() =>
        describeInstead(
          kind,
          isVisible(fields) ? describe(kind, fields, canonicalAddress(fields.address('url'))) : undefined,
        ),
      )
    : undefined;
  return () => {
    undoDescription?.();
    undoHead();
  };
}

function kindOf(fields: Fields): string | undefined {
  const kind = fields.text('kind');
  if (kind) return ['article', 'event', 'job', 'video', 'person'].find((candidate) => candidate === kind);
  const type = fields.text('contentType')?.toLowerCase();
  return type === 'profile'
    ? 'person'
    : type === 'article' || type === 'press release' || fields.text('articleType')
      ? 'article'
      : undefined;
}

/** Search engines require that described content is visible: its title must be in a heading. */
function isVisible(fields: Fields): boolean {
  const title = plain(fields.text('title'));
  return (
    Boolean(title) &&
    [...document.querySelectorAll('h1, h2, h3, h4, [role="heading"], figcaption, caption')].some(
      (heading) => !heading.closest('[hidden], template') && plain(heading.textContent).includes(title),
    )
  );
}

/** Soft hyphens and no-break spaces are typography, not text. */
function plain(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** If Trusted Types forbid our policy, no JSON-LD is added. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    log(
      'error',
      'Inlay: the structured data (JSON-LD) could not be added. Does the page allow the Trusted Types policy "inlay-data"?',
      error,
    );
    return undefined;
  }
}
