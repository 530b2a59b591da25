import { config } from '../../../core';

/** Shapes of a mark, on a grid of 24. Without a colour, a shape has that of the text. */
type Mark = readonly (readonly [d: string, colour?: string])[];

/** By the name of the provider, in lower case. Keep in step with `HAS_MARK` in SocialLinks.tsx. */
const MARKS: Readonly<Record<string, Mark>> = {
  google: [
    ['M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.6 5.6 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.5-5.2 3.5-8.8z', '#4285f4'],
    ['M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5h-4v3.1A12 12 0 0 0 12 24z', '#34a853'],
    ['M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z', '#fbbc05'],
    ['M12 4.7c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-5 6.7-5z', '#ea4335'],
  ],
  microsoft: [
    ['M2 2h9.5v9.5H2z', '#f25022'],
    ['M12.5 2H22v9.5h-9.5z', '#7fba00'],
    ['M2 12.5h9.5V22H2z', '#00a4ef'],
    ['M12.5 12.5H22V22h-9.5z', '#ffb900'],
  ],
  apple: [
    [
      'M16.4 12.7c0-2.5 2-3.7 2.1-3.8a4.6 4.6 0 0 0-3.6-1.9c-1.5-.2-3 .9-3.7.9-.8 0-2-.9-3.2-.9a4.8 4.8 0 0 0-4 2.5c-1.8 3-.5 7.5 1.2 9.9.8 1.2 1.8 2.5 3.1 2.5 1.2 0 1.7-.8 3.2-.8s1.9.8 3.2.8 2.2-1.2 3-2.4c1-1.4 1.3-2.7 1.4-2.8-.1 0-2.7-1-2.7-4zM14 5.4c.7-.8 1.1-2 1-3.1-1 0-2.2.7-2.9 1.5-.6.7-1.2 1.8-1 2.9 1.1.1 2.2-.5 2.9-1.3z',
    ],
  ],
  linkedin: [
    [
      'M20.5 2h-17A1.5 1.5 0 0 0 2 3.5v17A1.5 1.5 0 0 0 3.5 22h17a1.5 1.5 0 0 0 1.5-1.5v-17A1.5 1.5 0 0 0 20.5 2zM8 19H5v-9h3zM6.5 8.2a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4zM19 19h-3v-4.7c0-1.4-.6-2.1-1.6-2.1-1.3 0-1.6 1-1.6 2.1V19h-3v-9h3v1.3c.4-.8 1.4-1.5 2.8-1.5 2 0 3.4 1.3 3.4 4z',
      '#0a66c2',
    ],
  ],
  github: [
    [
      'M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.7c-2.8.6-3.4-1.3-3.4-1.3-.5-1.2-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.6 2.4 1.1 2.9.9.1-.7.4-1.1.7-1.4-2.2-.3-4.6-1.1-4.6-5 0-1.1.4-2 1-2.7-.1-.2-.4-1.2.1-2.6 0 0 .8-.3 2.7 1a9.4 9.4 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1 .5 1.4.2 2.4.1 2.6.6.7 1 1.6 1 2.7 0 3.9-2.4 4.7-4.6 5 .4.3.7.9.7 1.9V21c0 .3.2.6.7.5A10 10 0 0 0 12 2z',
    ],
  ],
};

const SIZE = 20;

/** Decorative: the label of the link names the provider. */
export function ProviderIcon({ provider }: { provider: string }) {
  const image = config().socialIcons[provider];
  if (image) return <img src={image} alt="" width={SIZE} height={SIZE} />;
  return (
    <svg viewBox="0 0 24 24" width={SIZE} height={SIZE} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      {MARKS[provider.toLowerCase()]?.map(([d, colour]) => (
        <path key={d} d={d} fill={colour} />
      ))}
    </svg>
  );
}
