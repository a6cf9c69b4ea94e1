import { isLoopback } from '../../src-server/http/loopback.ts'

/** True for loopback and for a socket's folder. `unnamed`: host of a URL without one (PGHOST). */
export function isLocalDatabase(url: string, unnamed = 'localhost'): boolean {
  try {
    const { hostname, searchParams } = new URL(url)
    const named = decodeURIComponent(hostname)
    // The driver prefers the query's host.
    const host = searchParams.getAll('host').at(-1) ?? (named === '' ? unnamed : named)
    return host.startsWith('/') || isLoopback(host)
  } catch {
    return false
  }
}
