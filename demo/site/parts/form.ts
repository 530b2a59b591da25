import { html, type Html } from '../html.ts';
import { warningIcon } from '../layout/icons.ts';
import type { View } from '../site.ts';

interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string | undefined;
  error?: string | undefined;
  help?: string;
  autocomplete: string;
  maxlength?: number;
  inputmode?: 'numeric';
}

/** A labelled input with its help and its error; a password is never written back. */
export function field({
  name,
  label,
  type = 'text',
  value,
  error,
  help,
  autocomplete,
  maxlength,
  inputmode,
}: Field): Html {
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${help && html`<p class="help" id="${name}-help">${help}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      required
      autocomplete="${autocomplete}"
      ${type !== 'password' && value && html` value="${value}"`}${maxlength && html` maxlength="${maxlength}"`}${inputmode && html` inputmode="${inputmode}"`}${error && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}
    />
    ${error && html`<p class="error" id="${name}-error">${warningIcon}${error}</p>`}
  </div>`;
}

/** A honeypot field: hidden from people, filled in by bots. */
export function trap(): Html {
  return html`<div class="trap" aria-hidden="true">
    <label>Website<input name="website" tabindex="-1" autocomplete="off" /></label>
  </div>`;
}

export function notice(kind: 'bad' | 'good', text: string): Html {
  return html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}"><p>${text}</p></div>`;
}

/** The page to show after the form has succeeded. */
export function returnField(view: View): Html {
  const redirectUrl = view.query.get('redirectUrl');
  return html`${redirectUrl && html`<input type="hidden" name="redirectUrl" value="${redirectUrl}" />`}`;
}
