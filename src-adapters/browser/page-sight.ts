import type { PageSight } from '../../src-domain/ordering/watch-tracking.ts'

export const pageSight = (page: Document): PageSight => ({
  isHidden: () => page.visibilityState === 'hidden',
  onChange: (listen) => {
    page.addEventListener('visibilitychange', listen)
    return () => page.removeEventListener('visibilitychange', listen)
  },
})
