import { useEffect, useRef } from 'react'

/** The button that sends a card form. It has no name of its own in the page otherwise. */
export const sendCardId = 'send-card'

/**
 * Focuses the button that sent the card, once the processor has answered and nothing else has the focus: a bank's
 * question in a frame takes the focus away with it, and so does a form that cannot be changed while it is sent.
 */
export function useFocusBack(isSending: boolean): void {
  const wasSending = useRef(isSending)
  useEffect(() => {
    const isBack = wasSending.current && !isSending
    wasSending.current = isSending
    if (isBack && isFocusLost()) document.getElementById(sendCardId)?.focus()
  }, [isSending])
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}
