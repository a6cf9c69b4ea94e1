import { useEffect, useState } from 'react'
import { useStateOf } from '../state/use-state-of.ts'
import type { AgainPartProps } from './again-props.ts'

/** If the sheet fails to load, the reorder is cancelled. */
export function AgainPart({ again, ...rest }: AgainPartProps) {
  const state = useStateOf(again, (now) => now)
  const [part, setPart] = useState<typeof import('./again-sheet.tsx')>()
  const isAsked = state._tag !== 'Idle'
  const { onClose } = rest
  useEffect(() => {
    if (isAsked) import('./again-sheet.tsx').then(setPart, onClose)
  }, [isAsked, onClose])
  return part === undefined || state._tag === 'Idle' || state._tag === 'Asking' ? null : (
    <part.AgainSheet {...rest} state={state} />
  )
}
