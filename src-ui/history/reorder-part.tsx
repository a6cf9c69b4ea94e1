import { useEffect, useState } from 'react'
import { useStateOf } from '../state/use-state-of.ts'
import type { ReorderPartProps } from './reorder-props.ts'

/** Lazy reorder sheet. If it fails to load, the reorder is cancelled. */
export function ReorderPart({ again, ...rest }: ReorderPartProps) {
  const state = useStateOf(again, (now) => now)
  const [part, setPart] = useState<typeof import('./reorder-sheet.tsx')>()
  const isAsked = state._tag !== 'Idle'
  const { onClose } = rest
  useEffect(() => {
    if (isAsked) import('./reorder-sheet.tsx').then(setPart, onClose)
  }, [isAsked, onClose])
  return part === undefined || state._tag === 'Idle' || state._tag === 'Asking' ? null : (
    <part.ReorderSheet {...rest} state={state} />
  )
}
