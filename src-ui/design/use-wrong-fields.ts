import { useId, useState } from 'react'
import type { WrongField } from './form-summary.tsx'

/** Focuses the only invalid field, or a summary of several. */
export function useWrongFields<N extends string>(isWrong: (name: N) => boolean) {
  const made = useId()
  const [refused, setRefused] = useState<{ readonly turn: number; readonly wrong: readonly N[] }>({
    turn: 0,
    wrong: [],
  })
  const idOf = (name: N) => `${made}-${name}`
  return {
    idOf,
    refuse: (wrong: readonly N[]) => {
      const [first, ...more] = wrong
      if (first !== undefined && more.length === 0) document.getElementById(idOf(first))?.focus()
      setRefused(({ turn }) => ({ turn: turn + 1, wrong: more.length === 0 ? [] : wrong }))
    },
    forget: () => setRefused({ turn: 0, wrong: [] }),
    summary: {
      turn: refused.turn,
      wrong: refused.wrong.filter(isWrong).map((name): WrongField<N> => ({ name, id: idOf(name) })),
    },
  }
}
