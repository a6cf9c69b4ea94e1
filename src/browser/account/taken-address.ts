import { signInAddress, signInEntrances } from '../../../src-domain/navigation/account-addresses.ts'

/** What led here: a platform with its answer, or a link that says what is asked for. */
export interface TakenAddress {
  readonly pathname: string
  readonly hash: string
  readonly search: string
}

/** Whether this is one of the pages to sign in on, below the first of which platforms lead back. */
export function isSignIn({ pathname }: Pick<Location, 'pathname'>): boolean {
  return pathname in signInEntrances || pathname.startsWith(`${signInAddress}/`)
}

/** Takes what was said out of the address, before anything else can read it, keep it, or go back to it. */
export function takenAddress({ location, history }: Pick<Window, 'location' | 'history'>): TakenAddress {
  const { pathname, hash, search } = location
  history.replaceState(null, '', pathname in signInEntrances ? pathname : signInAddress)
  return { pathname, hash, search }
}
