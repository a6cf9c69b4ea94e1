import { useMemo } from 'react'
import { useWords } from '../messages/words-context.tsx'
import type { BoardWords } from './order-words.ts'

export function useBoardWords(timeZone: string): BoardWords {
  const staff = useWords('staff')
  const clock = useWords('clock')
  return useMemo(() => ({ staff, clock, timeZone }), [staff, clock, timeZone])
}
