import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'

export function pageSight(page: Document): PageSight {
  return {
    isHidden: () => page.visibilityState === 'hidden',
    onChange: (listen) => {
      page.addEventListener('visibilitychange', listen)
      return () => page.removeEventListener('visibilitychange', listen)
    },
  }
}
