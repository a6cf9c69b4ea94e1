import { useSyncExternalStore } from 'react'

/** Width from which the board shows its columns side by side. */
const wide = '(min-width: 60rem)'

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide)
}

function isWide(): boolean {
  return window.matchMedia(wide).matches
}

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
