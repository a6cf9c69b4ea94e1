import type { Connection } from '../../src-domain/call/connection.ts'

export function browserConnection(
  page: Pick<Window, 'navigator' | 'addEventListener' | 'removeEventListener'>,
): Connection {
  return {
    isOnline: () => page.navigator.onLine !== false,
    onChange: (listen) => {
      page.addEventListener('online', listen)
      page.addEventListener('offline', listen)
      return () => {
        page.removeEventListener('online', listen)
        page.removeEventListener('offline', listen)
      }
    },
  }
}
