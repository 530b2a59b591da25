import { screen } from 'testing';
import { tabStore } from '../../../src/core';
import type { Answer, Answerer } from '../../setup/services';
import { signInBefore } from '../../setup/visitor';

/** A control that calls a service without a form around it. */
export interface Scene {
  readonly control: string;
  readonly widget: string;
  readonly attributes?: string;
  /** The steps to the control. */
  arrive(): void;
  /** Other requests of the page. */
  readonly services?: Record<string, Answerer>;
  readonly call: string;
  /** Responses without a fault. */
  readonly answer: Answer;
  /** The first press, repeated after a failure. */
  readonly press: () => HTMLElement;
  readonly again: () => HTMLElement;
  /** The message about a failure, whatever its cause. */
  readonly failed: RegExp;
  /** Throws until the visitor can see the success. */
  hasArrived(): void;
  /** What is stored in the browser after the session has ended, until the next sign-in. */
  readonly pendingAction?: string;
}

const tryAgain = () => screen.getByRole('button', { name: 'Try again' });
const article = 'data-article-id="the-quiet-factory" data-article-language="en"';
const card = { id: 'a-1', language: 'en', url: '/insights/a-1', imageUrl: '', title: 'Article 1', type: 'Report' };
const resend = () => screen.getByRole('button', { name: 'Send a new code' });

export const scenes: readonly Scene[] = [
  {
    control: 'saving an article',
    widget: 'save-article',
    attributes: article,
    arrive: () => signInBefore(),
    call: 'POST /services/user/v2/users/42/articles',
    answer: { status: 201, json: {} },
    press: () => screen.getByRole('button', { name: 'Save' }),
    again: tryAgain,
    failed: /The article could not be saved/,
    hasArrived: () => expect(screen.getByRole('button', { name: /^Saved/ })).toBeVisible(),
    pendingAction: 'save-article',
  },
  {
    control: 'taking an article off the list',
    widget: 'saved-articles',
    attributes: 'data-unconfirmed',
    arrive: () => signInBefore(),
    services: { 'GET /services/user/api/v2/user/article': { json: { savedArticles: [card], totalRecords: 1 } } },
    call: 'DELETE /services/user/v2/users/42/articles/a-1/en',
    answer: { status: 204 },
    press: () => screen.getByRole('button', { name: 'Remove Article 1' }),
    again: tryAgain,
    failed: /could not be removed/,
    hasArrived: () => expect(screen.getByText(/No saved articles yet/)).toBeVisible(),
  },
  {
    control: 'rating an article',
    widget: 'rate-article',
    attributes: article,
    arrive: () => signInBefore(),
    call: 'POST /services/user/v2/users/42/ratings',
    answer: { status: 201, json: {} },
    press: () => screen.getByRole('radio', { name: '4 stars of 5' }),
    again: tryAgain,
    failed: /Your rating could not be saved/,
    hasArrived: () => expect(screen.getByText('Thank you. Your rating: 4 of 5.')).toBeVisible(),
    pendingAction: 'rate-article',
  },
  {
    control: 'asking for another code',
    widget: 'sign-up',
    arrive: () => tabStore.setJson('visitor:confirming', { email: 'ada@example.com', since: Date.now() }),
    call: 'POST /services/user/v2/users/resend-confirmation',
    answer: { status: 202, json: {} },
    press: resend,
    again: resend,
    failed: /The code could not be sent/,
    hasArrived: () => expect(resend()).toHaveAccessibleDescription(/We’ve sent a new code/),
  },
];
