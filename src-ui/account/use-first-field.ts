import { useEffect, useRef } from 'react'

/** The field that can be typed into at once when its form takes the place of another. */
export function useFirstField() {
  const field = useRef<HTMLInputElement>(null)
  // After the title around it, which may take the focus as well.
  useEffect(() => queueMicrotask(() => field.current?.focus({ preventScroll: true })), [])
  return field
}
