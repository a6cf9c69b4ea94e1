import type { LeaveWarning } from '../../src-domain/kitchen/leave-warning.ts'

export function browserLeaveWarning(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): LeaveWarning {
  return {
    warnWhile: (isNeeded) => {
      const ask = (event: Event) => {
        if (isNeeded()) event.preventDefault()
      }
      page.addEventListener('beforeunload', ask)
      return () => page.removeEventListener('beforeunload', ask)
    },
  }
}
