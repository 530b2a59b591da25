import type { Content } from '../../contract';
import { RichText } from '../../ui';
import { serverContentOf, type EmbedCode } from './embed-code';
import { EmbedFrame } from './EmbedFrame';
import { useEmbedCode } from './use-embed-code';

/** In our own frame, or unchanged if the vendor is unknown. */
export type Pasted = { readonly embed: EmbedCode } | { readonly serverContent: Content };

/** The embed in pasted content, or of the page that a link opens. Undefined without either. */
export function usePasted(content: Content | undefined, linked?: EmbedCode): Pasted | undefined {
  const embed = useEmbedCode(content) ?? linked;
  const serverContent = serverContentOf(content);
  return embed ? { embed } : serverContent && { serverContent };
}

interface PastedFrameProps {
  pasted: Pasted;
  /** The name for screen readers. Default: the title in the code. */
  title?: string | undefined;
  /** The visitor has just requested it. */
  isWanted?: boolean;
  isShown?: boolean;
}

/** A vendor's page in our frame requires consent first. */
export function PastedFrame({ pasted, title, ...state }: PastedFrameProps) {
  return 'embed' in pasted ? (
    <EmbedFrame {...pasted.embed} title={title ?? pasted.embed.title} {...state} />
  ) : (
    <RichText content={pasted.serverContent} />
  );
}

/** An embed that an editor pasted from a vendor. */
export function PastedEmbed({ content, ...more }: Omit<PastedFrameProps, 'pasted'> & { content: Content }) {
  const pasted = usePasted(content);
  return pasted ? <PastedFrame pasted={pasted} {...more} /> : null;
}
