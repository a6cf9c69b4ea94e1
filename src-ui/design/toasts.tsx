import { useEffect, useRef } from 'react'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './toasts.module.css'
import hidden from './visually-hidden.module.css'

export interface Toast {
  readonly id: number
  readonly text: string
}

/** Milliseconds (SHELL-28). */
export const toastLife = 3000

export function withToast(text: string) {
  return (now: readonly Toast[]): readonly Toast[] => [...now, { id: (now.at(-1)?.id ?? 0) + 1, text }]
}

interface ToastLineProps {
  readonly toast: Toast
  readonly isNewest: boolean
  readonly cell: WatchableCell<readonly Toast[]>
}

function ToastLine({ toast, isNewest, cell }: ToastLineProps) {
  useEffect(() => {
    const timer = setTimeout(() => cell.update((now) => now.filter(({ id }) => id !== toast.id)), toastLife)
    return () => clearTimeout(timer)
  }, [toast.id, cell])
  return <p className={isNewest ? styles.toast : hidden.hidden}>{toast.text}</p>
}

function all(now: readonly Toast[]) {
  return now
}

/**
 * Mounted empty, because screen readers miss a live region added with its text. Each message moves it above open
 * dialogs; only the newest is visible.
 */
export function Toasts({ cell }: { readonly cell: WatchableCell<readonly Toast[]> }) {
  const region = useRef<HTMLDivElement>(null)
  const toasts = useStateOf(cell, all)
  const last = toasts.at(-1)?.id
  useEffect(() => {
    const element = region.current
    // Without popover support, dialogs cover it.
    if (element === null || !('showPopover' in element)) return
    element.popover = 'manual'
    if (last !== undefined && element.matches(':popover-open')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [last])
  return (
    <div ref={region} className={styles.toasts} role="status" aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} isNewest={toast.id === last} cell={cell} />
      ))}
    </div>
  )
}
