import { useEffect, useRef } from 'react';
import { config } from '../../core';
import { loadScript, useFocusAfterLeaving } from '../embeds';

interface PlatformPlayerProps {
  videoId: string;
  title: string | undefined;
  onFail: () => void;
  /** Called when it is removed, with whether focus was in it. */
  onLeave: (wasFocused: boolean) => void;
}

interface Player {
  dispose?(): void;
}

/** The global of the platform's script: it turns a `<video-js>` element into its player. */
interface Page {
  bc?(element: Element): Player | undefined;
}

/** The platform's own player, whose script is loaded only now. */
export function PlatformPlayer({ videoId, title, onFail, onLeave }: PlatformPlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterLeaving(box, onLeave);
  const failed = useRef(onFail);
  failed.current = onFail;
  useEffect(() => {
    const { account, player } = config().video;
    let isCurrent = true;
    let instance: Player | undefined;
    loadScript(player.replace('{account}', account)).then(
      () => {
        const element = document.createElement('video-js');
        element.className = 'video-js inlay-video-player__platform';
        Object.assign(element.dataset, { account, videoId, player: 'default', embed: 'default' });
        element.setAttribute('controls', '');
        if (!isCurrent) return;
        box.current?.append(element);
        instance = (window as Page).bc?.(element);
      },
      () => isCurrent && failed.current(),
    );
    const { current } = box;
    return () => {
      isCurrent = false;
      instance?.dispose?.();
      current?.replaceChildren();
    };
  }, [videoId]);
  // It replaces the pressed button, and takes focus.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return <div ref={box} className="inlay-video-player__player" role="group" tabIndex={-1} aria-label={title} />;
}
