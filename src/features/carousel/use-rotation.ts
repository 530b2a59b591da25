import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { config } from '../../core';
import { useMedia } from '../../ui';
import { NO_MOTION } from './use-slides';

export interface Rotation {
  /** Whether slides may rotate: then there is a button to stop it. */
  readonly isOffered: boolean;
  /** The visitor's choice, even while rotation is paused. */
  readonly isWanted: boolean;
  readonly isRunning: boolean;
  toggle(): void;
  /** Handlers of the whole carousel: it pauses under the pointer and while focus is inside. */
  readonly pauseHandlers: Readonly<Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>>;
}

/**
 * Rotates slides every `time` milliseconds; 0 means never. Not in edit mode, not with reduced motion, not in a hidden
 * tab, and not while a slide has the pointer or focus, unless that visitor started it.
 */
export function useRotation(time: number, current: number, advance: () => void): Rotation {
  const prefersReducedMotion = useMedia(NO_MOTION);
  const isOffered = time > 0 && !prefersReducedMotion && config().mode !== 'edit';
  const isHidden = useSyncExternalStore(onVisibility, isTabHidden, isTabHidden);
  const [choice, setChoice] = useState<'default' | 'stop' | 'start'>('default');
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = choice === 'default' && (isPointed || isFocused);
  const isRunning = isOffered && choice !== 'stop' && !isHeld && !isHidden;
  const latest = useRef(advance);
  latest.current = advance;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => latest.current(), time);
    return () => clearInterval(timer);
    // Each slide is shown for the full time, also after a visitor changed it.
  }, [isRunning, time, current]);

  return {
    isOffered,
    isWanted: choice !== 'stop',
    isRunning,
    toggle: () => setChoice(choice === 'stop' ? 'start' : 'stop'),
    pauseHandlers: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isTabHidden(): boolean {
  return document.visibilityState === 'hidden';
}
