import { html, type Html } from '../html.ts';

/** The invitation at the end of careers pages; its fields have the names of the CMS. */
export function careersBar(): Html {
  return html`<div data-module="careers-bar" data-exclude="/careers/jobs">
    <div class="wrap careers-bar">
      <p><strong data-field="sectionTitle">Bring a question we have not asked yet</strong></p>
      <p data-field="subTitle">We answer every application within ten days.</p>
      <p><a class="button" data-field="buttonLink" href="/careers/jobs">See open positions</a></p>
      <p>
        <span data-field="singinText">Applied already?</span>
        <a data-field="loginLink" href="/account/sign-in">Sign in</a>
      </p>
    </div>
  </div>`;
}
