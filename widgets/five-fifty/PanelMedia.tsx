import { type Content, kebabCase } from '../../src/contract';
import { Picture, RichText } from '../../src/ui';
import type { Media, MediaType } from './story';
import type { Mode } from './use-mode';

/** The module that renders each type, and the fields that it reads. */
const MODULES: Readonly<Record<Exclude<MediaType, 'image'>, readonly [module: string, ...fields: (keyof Media)[]]>> = {
  bespoke: ['bespoke-interactive', 'bespokeInteractiveId'],
  ceros: [
    'ceros',
    'cerosOembedUrl',
    'desktopId',
    'desktopUrl',
    'desktopPaddingPercentage',
    'desktopOverrideHeight',
    'mobileId',
    'mobileUrl',
    'mobilePaddingPercentage',
    'mobileOverrideHeight',
  ],
  video: ['inline-video', 'videoId', 'mp4Id', 'webmId'],
};

interface PanelMediaProps extends Media {
  /** The name of the panel. */
  name: string;
  /** Whether players and embeds are rendered. */
  isNear: boolean;
  mode: Mode;
  shows: MediaType | 'none';
  isFirst?: boolean;
}

/** Images are rendered from the start. Players and embeds are placeholders, which the loader finds. */
export function PanelMedia({
  shows,
  name,
  isNear,
  mode,
  isFirst,
  exhibitImage,
  mobileImage,
  media,
  accessibilityDescription,
  ...fields
}: PanelMediaProps) {
  const description = accessibilityDescription && (
    <RichText className="inlay-five-fifty__described" content={accessibilityDescription} />
  );
  const still = exhibitImage?.src ?? (media && posterOf(media));
  // The image replaces the video in print, and while the visitor scrolls.
  const standIn = still && (
    <Picture className="inlay-five-fifty__picture" image={{ ...exhibitImage, src: still, alt: '' }} />
  );
  if (media && (shows !== 'image' || !exhibitImage)) {
    return (
      <>
        {isNear ? <RichText className="inlay-five-fifty__own" content={media} /> : standIn}
        {description}
      </>
    );
  }
  if (shows === 'none') return null;
  if (shows === 'image') {
    return (
      <>
        <Picture className="inlay-five-fifty__picture" image={exhibitImage!} narrow={mobileImage} priority={isFirst} />
        {description}
      </>
    );
  }
  const [module, ...fieldNames] = MODULES[shows];
  const values = fieldNames.flatMap((field) =>
    typeof fields[field as keyof typeof fields] === 'string'
      ? [[`data-${kebabCase(field)}`, fields[field as keyof typeof fields]]]
      : [],
  );
  const poster = shows === 'video' && exhibitImage?.src ? { 'data-poster': exhibitImage.src } : undefined;
  return (
    <>
      {isNear ? (
        <div
          className="inlay-five-fifty__embed"
          data-module={module}
          data-load={mode === 'page' ? undefined : 'eager'}
          data-title={name}
          data-collapse-top-space=""
          data-collapse-bottom-space=""
          {...poster}
          {...(Object.fromEntries(values) as object)}
        />
      ) : (
        <div className="inlay-five-fifty__embed">{standIn}</div>
      )}
      {description}
    </>
  );
}

function posterOf(media: Content): string | undefined {
  const video =
    media.kind === 'live'
      ? media.element.matches('video')
        ? media.element
        : media.element.querySelector('video')
      : undefined;
  return video?.getAttribute('poster') ?? undefined;
}
