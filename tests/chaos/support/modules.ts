/** Placeholders of three kinds: a form, text, and markup in JSON. */
export const SIGN_IN = '<div id="form" data-module="sign-in" data-load="eager"><a href="/sign-in">Sign in</a></div>';
export const QUOTE =
  '<div id="quote" data-module="pull-quote" data-load="eager"><p data-field="quote">Steel is <em>patient</em>.</p></div>';
export const HTML =
  '<div id="html" data-module="pull-quote" data-load="eager"><script type="application/json">{"quote": "<p>Water is <em>not</em>.</p>"}</script></div>';
