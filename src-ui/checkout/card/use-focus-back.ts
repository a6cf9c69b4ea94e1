import { useEffect, useRef } from 'react'

export const sendCardId = 'send-card'

/** Restores the focus, which a bank's iframe or a read-only form may take. */
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
