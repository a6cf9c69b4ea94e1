import type { Connection } from '../../src-domain/call/connection.ts'

export const browserConnection = (
  page: Pick<Window, 'navigator' | 'addEventListener' | 'removeEventListener'>,
): Connection => ({
  isOnline: () => page.navigator.onLine !== false,
  onChange: (listen) => {
    page.addEventListener('online', listen)
    page.addEventListener('offline', listen)
    return () => {
      page.removeEventListener('online', listen)
      page.removeEventListener('offline', listen)
    }
  },
})
