import type { ComponentType } from 'react';
import { plainText } from '../../../src/features/editorial';
import { Exhibit } from '../../../src/features/exhibits';
import { RichText, useDeferred } from '../../../src/ui';
import type { Story } from '../story';
import type { Template } from '../template';
import { roomFor } from '../room';

type Part = { Media: ComponentType<{ story: Story }> };

/** Fetched only where a story of that kind is there. */
const parts: Readonly<Record<Exclude<Template, 'story-item'>, () => Promise<Part>>> = {
  bespoke: () => import('./BespokeMedia'),
  ceros: () => import('./CerosMedia'),
  flourish: () => import('./FlourishMedia'),
  video: () => import('./FilmMedia'),
};

export function StoryMedia({ story }: { story: Story }) {
  const { media, video, exhibitImage, mobileExhibitImage, accessibilityDescription } = story;
  if (media === 'none') return null;
  if (media === 'video' && video) return <RichText className="inlay-story-container__film" content={video} />;
  if (media !== 'story-item') return <FetchedMedia key={media} story={story} load={parts[media]} />;
  return <Exhibit exhibit={{ ...NO_WORDS, exhibitImage, mobileExhibitImage, accessibilityDescription: accessibilityDescription && plainText(accessibilityDescription) }} />;
}

/** They stand beside the exhibit already. */
const NO_WORDS = { eyebrow: undefined, displayNumber: undefined, title: undefined, description: undefined, source: undefined, footnotes: undefined };

function FetchedMedia({ story, load }: { story: Story; load: () => Promise<Part> }) {
  const part = useDeferred(load);
  return part ? <part.Media story={story} /> : <div className="inlay-story-container__room" style={roomFor(story)} />;
}
