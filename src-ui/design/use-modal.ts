import { type RefObject, useEffect, useRef } from 'react'

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** Escape; one that comes up from a dialog inside this one is that one's. */
  readonly onCancel: (event: { readonly target: EventTarget; readonly preventDefault: () => void }) => void
}

/**
 * A native dialog that is open while it is rendered: it traps the focus, keeps the page behind out of reach, and gives
 * the focus back to what had it (SHELL-19, SHELL-20). Escape only asks; whoever renders it decides.
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
