/** Placeholders whose every prop is an attack, through every way to write a value. */
import { readFileSync } from 'node:fs';

interface DeclaredProp {
  readonly name: string;
  readonly attribute: string;
  readonly kind: string;
  readonly required: boolean;
  readonly description: string;
  readonly choices?: readonly string[];
  readonly members?: readonly DeclaredProp[];
}

interface DeclaredWidget {
  readonly name: string;
  readonly props: readonly DeclaredProp[];
}

type Door = 'json' | 'attribute' | 'field';
const DOORS: readonly Door[] = ['json', 'attribute', 'field'];

/** The sources of the bundle under test. */
export const widgets = JSON.parse(readFileSync('dist/catalogue.json', 'utf8')) as readonly DeclaredWidget[];

/** Kinds for which an attack is invalid: it would be rejected, and the widget with it. */
const PLAIN: Readonly<Record<string, (prop: DeclaredProp) => unknown>> = {
  flag: () => true,
  integer: () => 400,
  number: () => 50,
  date: () => '2026-03-18',
  choice: ({ choices }) => choices?.[0],
  id: () => 'tide',
  address: () => '/',
};

/** The browser requests these URLs, also of other sites. sources.test.ts tests which are rejected. */
const isRequested = ({ kind, description }: DeclaredProp) =>
  kind === 'text' && /^The address of a (?:source|CSV file)\b/.test(description);

/** The minimum number of attacks per placeholder, since few widgets have fewer props. */
const SHARE = 8;

/**
 * Placeholders of every widget, as many as are needed for each to meet all attacks: every prop, including nested ones,
 * gets the next. The way to write it varies.
 */
export function attackedBy(texts: readonly string[]): string {
  const indices = Array.from({ length: Math.ceil(texts.length / SHARE) }, (_, index) => index);
  return widgets
    .flatMap((widget) => indices.map((index) => placeholder(widget, index, attacksFrom(texts, index * SHARE))))
    .join('\n');
}

/** One placeholder of every widget: every prop, including nested ones, gets one of the attacks. */
export function attackedOnceBy(texts: readonly string[]): string {
  return widgets.map((widget, index) => placeholder(widget, index, attacksFrom(texts, index * SHARE))).join('\n');
}

type Next = () => string;

function attacksFrom(texts: readonly string[], start: number): Next {
  let at = start;
  return () => texts[at++ % texts.length]!;
}

function placeholder({ name, props }: DeclaredWidget, index: number, next: Next): string {
  const json: Record<string, unknown> = {};
  let attributes = '';
  let fields = '';
  props.forEach((prop, position) => {
    const door = DOORS[(index + position) % DOORS.length]!;
    const isPlain = prop.kind in PLAIN;
    if ((isPlain || isRequested(prop)) && !prop.required) return;
    if (isPlain || prop.members || prop.kind === 'list' || door === 'json') json[prop.name] = valueOf(prop, next);
    else if (door === 'attribute') attributes += ` ${prop.attribute}="${escaped(next())}"`;
    else if (prop.kind === 'text' || prop.kind === 'content')
      fields += `<p data-field="${prop.name}">${escaped(next())}</p>`;
    else json[prop.name] = valueOf(prop, next);
  });
  return `<div data-attacked data-module="${name}" data-load="eager"${attributes}>${script(json)}${fields}</div>`;
}

function valueOf(prop: DeclaredProp, next: Next): unknown {
  const { kind, members } = prop;
  if (kind in PLAIN) return PLAIN[kind]!(prop);
  const memberValues = () => Object.fromEntries(members!.map((member) => [member.name, valueOf(member, next)]));
  // Without members, the declaration of a list does not describe its items: invalid ones are dropped.
  if (kind === 'list') return members ? [memberValues(), memberValues()] : [next(), linkWith(next), linkTo(next())];
  if (members) return memberValues();
  if (kind === 'link') return next().length % 2 ? linkWith(next) : linkTo(next());
  if (kind === 'image') return { src: next(), alt: next(), srcset: next(), sizes: next() };
  return next();
}

/** A valid URL, so that the rest is shown. */
function linkWith(next: Next) {
  return { url: 'https://evil.example/', text: next(), title: next(), target: next() };
}

function linkTo(url: string) {
  return { url, text: url };
}

function script(json: object): string {
  return `<script type="application/json">${JSON.stringify(json).replaceAll('<', '\\u003c')}</script>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
