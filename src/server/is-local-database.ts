import { isLoopback } from '../../src-server/http/loopback.ts'

/** Whether a database's address means this machine, by loopback or by a socket's folder. `unnamed`: PGHOST. */
export function isLocalDatabase(url: string, unnamed = 'localhost'): boolean {
  try {
    const { hostname, searchParams } = new URL(url)
    const named = decodeURIComponent(hostname)
    // The driver lets the query's host win.
    const host = searchParams.getAll('host').at(-1) ?? (named === '' ? unnamed : named)
    return host.startsWith('/') || isLoopback(host)
  } catch {
    return false
  }
}
