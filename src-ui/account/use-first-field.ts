import { useEffect, useRef } from 'react'

/** Focuses the field when its form replaces another. */
export function useFirstField() {
  const field = useRef<HTMLInputElement>(null)
  // Runs after the title, which may also take the focus.
  useEffect(() => queueMicrotask(() => field.current?.focus({ preventScroll: true })), [])
  return field
}
