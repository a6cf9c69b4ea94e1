import { signInAddress } from '../../../src-domain/navigation/account-addresses.ts'

/** What a platform led back with. */
export interface TakenAddress {
  readonly pathname: string
  readonly hash: string
  readonly search: string
}

/** Whether this is the page to sign in on, below which platforms lead back. */
export function isSignIn({ pathname }: Pick<Location, 'pathname'>): boolean {
  return pathname === signInAddress || pathname.startsWith(`${signInAddress}/`)
}

/** Takes an answer out of the address, before anything else can read it, keep it, or go back to it. */
export function takenAddress({ location, history }: Pick<Window, 'location' | 'history'>): TakenAddress {
  const { pathname, hash, search } = location
  history.replaceState(null, '', signInAddress)
  return { pathname, hash, search }
}
