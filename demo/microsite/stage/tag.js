/* A stand-in for an advertising tag: it reports that it was loaded, and stores and sends nothing. */
(window.dataLayer ??= []).push({ event: 'stand-in-loaded', group: 'C0004' });
