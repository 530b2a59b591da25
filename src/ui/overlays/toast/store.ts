import { signal } from '../../../core';
import type { Tone } from '../../alert/Alert';

export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface ToastOptions {
  tone?: Tone;
  /** Stays until it is dismissed. Toasts with an action always do, so that there is no time limit. */
  persistent?: boolean;
  action?: ToastAction;
}

export interface ToastEntry extends ToastOptions {
  readonly id: number;
  readonly text: string;
}

/** The visible toasts, oldest first. */
export const toasts = signal<readonly ToastEntry[]>([]);

let count = 0;

/** The same text replaces the existing toast instead of adding another. */
export function addToast(text: string, options: ToastOptions): number {
  const id = (count += 1);
  toasts.value = [...toasts.peek().filter((toast) => toast.text !== text), { id, text, ...options }];
  return id;
}

export function dismissToast(id: number) {
  toasts.value = toasts.peek().filter((toast) => toast.id !== id);
}
