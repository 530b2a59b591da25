import type { Content } from '../../contract';
import { RichText } from '../../ui';
import { shownAsWritten } from './embed-code';
import { EmbedFrame } from './EmbedFrame';
import { useEmbedCode } from './use-embed-code';

interface PastedEmbedProps {
  content: Content;
  /** What it is, for screen readers; else as the code says. */
  title?: string | undefined;
}

/** What an editor pasted from a vendor: in our own frame, which asks first; as it was written where the vendor is unknown. */
export function PastedEmbed({ content, title }: PastedEmbedProps) {
  const embed = useEmbedCode(content);
  const written = shownAsWritten(content);
  if (embed) return <EmbedFrame {...embed} title={title ?? embed.title} />;
  return written ? <RichText content={written} /> : null;
}
