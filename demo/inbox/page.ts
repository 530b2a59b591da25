import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** The frame of every page: the site's theme if available, and a few of our own rules. */
export function page({ title, body }: { title: string; body: Html }): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Alder &amp; Voss mail</title>
        <link rel="icon" href="/theme/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/theme/theme.css" />
        <link rel="stylesheet" href="/inbox/inbox.css" />
      </head>
      <body class="inbox">
        <header class="inbox-head">
          <p><a href="/">Alder &amp; Voss</a></p>
          <p>Demo e-mails. None of them was sent.</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}

/** The URL of the list or of a message, with the recipient's filter. */
export function inboxPath(path: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
  return `/inbox${path}${query && `?${query}`}`;
}
