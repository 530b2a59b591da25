import { useEffect } from 'react';
import { addStyles, config, useWidget } from '../../src/core';
import { declaredByPage } from './Declaration';
import { CONTENT, type Gated } from './gated';
import type { RegwallProps } from './props';
import { isGating, judge, wallOf, type Verdict, type Visitor, type Wall } from './rules';
import styles from './explanation.css';

addStyles(styles);

export interface ExplanationProps {
  props: RegwallProps;
  gated: Gated;
  /** The visitor previewed in the toolbar. */
  visitor: Visitor;
}

/** Explains who sees this wall and why, in the editor's language, and lists problems. */
export function Explanation({ props, gated, visitor }: ExplanationProps) {
  const { note } = useWidget();
  useEffect(() => problemsIn(props, gated).forEach((text) => note(text)), [props, gated, note]);

  return (
    <aside className="inlay-regwall__note" role="note" lang="en" dir="ltr">
      {explain(props, visitor).map((line) => (
        <p key={line} className="inlay-regwall__line">
          {line}
        </p>
      ))}
    </aside>
  );
}

/** Who sees this wall on the live page, and why; the previewed visitor comes first. */
function explain(props: RegwallProps, visitor: Visitor): string[] {
  const wall = wallOf(props);
  return [
    `The visitor chosen in the toolbar sees ${describe(judge(wall, visitor), wall)}.`,
    ...audience(props.subscriptionCode).map(([who, other]) => `${who}: ${describe(judge(wall, other), wall)}.`),
    ...rules(),
    ...(config().flags.metering && isGating(wall)
      ? [
          'First they read some articles a month without the wall: flags.metering is on, and the account service says how many.',
        ]
      : []),
    'Here nothing covers the page. The wall asks, it does not lock: the gated text is in the page for search engines and for readers without JavaScript. What must stay secret belongs behind the download service.',
  ];
}

/** Who reads on without the wall, according to the rules of the configuration. */
function rules(): string[] {
  const { sections, openReferrers, openVisits, newsletter } = config().wall;
  const lines: [isSet: boolean, line: string][] = [
    [sections.length > 0, `The wall appears only on pages below ${sections.join(', ')} (wall.sections).`],
    [
      openReferrers.length > 0,
      `Visitors from ${openReferrers.join(', ')} read the page that they open there without it (wall.openReferrers).`,
    ],
    [openVisits > 0, `It appears from visit ${openVisits + 1} on (wall.openVisits).`],
    [Boolean(newsletter), `Visitors who subscribe to ${newsletter} read on without an account (wall.newsletter).`],
  ];
  return lines.flatMap(([isSet, line]) => (isSet ? [line] : []));
}

/** Problems for an editor to fix. */
function problemsIn(props: RegwallProps, { elements, problem }: Gated): string[] {
  const wall = wallOf(props);
  const { subscriptionCode, emailCourse, countBefore } = props;
  const problems: string[] = [];
  if (wall.variant === 'click' && wall.timer >= 0)
    problems.push('data-timer is not used by the click variant: its text ends from the start');
  if (wall.variant !== 'click' && wall.timer < 0)
    problems.push(`the ${wall.variant} variant never comes without data-timer, a number of seconds from 0`);
  if (wall.variant === 'click' && !elements.length && !problem)
    problems.push(
      'the click variant has nothing to end the text at; name the gated part in data-gated, or put it inside as data-field="content"',
    );
  if (emailCourse && !subscriptionCode)
    problems.push('an e-mail course needs data-subscription-code; without it, readers are not subscribed');
  if (countBefore && !isFound(countBefore))
    problems.push(`data-count-before="${countBefore}" matches nothing on this page; the count stands above the text`);
  if (config().page.accessStatus === 'open')
    problems.push('the page says that it is open to everyone, yet has a wall; one of the two should change');
  if (isGating(wall) && elements.length) problems.push(...searchEngines(props.content ? `.${CONTENT}` : props.gated!));
  return problems;
}

function isFound(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

function searchEngines(selector: string): string[] {
  if (declaredByPage(selector) === 'otherwise')
    return [`the structured data of the page names another part as gated, not ${selector}`];
  return /^\.[\w-]+$/.test(selector)
    ? []
    : [`search engines understand a single class such as .gated, and not ${selector}`];
}

const ANONYMOUS: Visitor = { status: 'none', isPremium: false, isPractice: false, isSubscribed: false };

function audience(subscriptionCode: string | undefined): [string, Visitor][] {
  const reader: Visitor = { ...ANONYMOUS, status: 'active', isSubscribed: !subscriptionCode };
  return [
    ['Anonymous', ANONYMOUS],
    [subscriptionCode ? `Signed in, without ${subscriptionCode}` : 'Signed in', reader],
    ['Premium', { ...reader, isPremium: true }],
    ['Practice', { ...reader, isPractice: true }],
  ];
}

function describe({ shows, because, after }: Verdict, { variant }: Wall): string {
  if (shows === 'confirmation') return 'the confirmation of the course';
  if (shows === 'nothing') return `nothing, since ${REASONS[because]}`;
  const when = after || variant !== 'click' ? `after ${after} s` : 'immediately';
  return because === 'not-subscribed' ? `the ${shows} ${when}, which asks to subscribe` : `the ${shows} ${when}`;
}

const REASONS: Record<Verdict['because'], string> = {
  anonymous: 'the reader is not signed in',
  expired: 'the session has ended',
  'not-subscribed': 'the subscription is missing',
  'timer-off': 'data-timer is below 0',
  premium: 'premium readers never meet the wall',
  practice: 'readers of a default practice never meet it',
  subscribed: 'there is nothing left to ask of them',
  free: 'the page is one of their free ones',
  counting: 'the page is being counted',
};
