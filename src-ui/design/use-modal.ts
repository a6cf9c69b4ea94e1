import { type RefObject, useEffect, useRef } from 'react'

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** Closes on Escape, but ignores events of nested dialogs. */
  readonly onCancel: (event: { readonly target: EventTarget; readonly preventDefault: () => void }) => void
}

/**
 * Opens a native dialog while mounted. It traps and restores the focus and blocks the page (SHELL-19, SHELL-20). Escape
 * only calls `onClose`.
 */
export function useModal(onClose: () => void, beforeOpen?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const first = useRef(beforeOpen)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const before = document.activeElement
    first.current?.()
    element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
  }
}
