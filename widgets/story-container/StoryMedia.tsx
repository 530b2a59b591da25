import { plainText } from '../../src/features/editorial';
import {
  BespokeInteractive,
  CerosExperience,
  EmbedFrame,
  FlourishChart,
  TextAlternative,
  useEmbedCode,
} from '../../src/features/embeds';
import { Exhibit } from '../../src/features/exhibits';
import { VideoPlayer } from '../../src/features/media';
import { RichText, wordsOf } from '../../src/ui';
import type { Story } from './story';

/** The media beside the text of a story, with their text alternative. */
export function StoryMedia({ story }: { story: Story }) {
  const embed = useEmbedCode(story.video);
  const { media, video, exhibitImage, mobileExhibitImage, accessibilityDescription } = story;
  if (media === 'none') return null;
  if (media === 'video' && embed) return <EmbedFrame {...embed} title={wordsOf(story.title) ?? embed.title} />;
  if (media === 'video' && video) return <RichText className="inlay-story-container__video" content={video} />;
  if (media === 'story-item') {
    return (
      <Exhibit
        exhibit={{
          ...NO_TEXTS,
          exhibitImage,
          mobileExhibitImage,
          accessibilityDescription: accessibilityDescription && plainText(accessibilityDescription),
        }}
      />
    );
  }
  return (
    <>
      <Embedded story={story} />
      <TextAlternative content={accessibilityDescription} />
    </>
  );
}

/** They are already beside the exhibit. */
const NO_TEXTS = {
  eyebrow: undefined,
  displayNumber: undefined,
  title: undefined,
  description: undefined,
  source: undefined,
  footnotes: undefined,
};

function Embedded({ story }: { story: Story }) {
  const { media, bespokeInteractiveId, sandbox, allow, height, flourishVisualizationId, paddingPercentage } = story;
  const title = wordsOf(story.title);
  if (media === 'video') return <VideoPlayer {...story} title={title} />;
  if (media === 'ceros')
    return <CerosExperience {...story} title={title} hasEyebrow={Boolean(story.eyebrow ?? story.displayNumber)} />;
  if (media === 'flourish')
    return flourishVisualizationId ? (
      <FlourishChart
        flourishVisualizationId={flourishVisualizationId}
        paddingPercentage={paddingPercentage}
        title={title}
      />
    ) : null;
  return bespokeInteractiveId ? (
    <BespokeInteractive
      bespokeInteractiveId={bespokeInteractiveId}
      sandbox={sandbox}
      allow={allow}
      height={height}
      title={title}
    />
  ) : null;
}
