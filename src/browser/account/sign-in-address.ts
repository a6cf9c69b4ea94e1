import { signInAddress, signInEntrances } from '../../../src-domain/navigation/account-addresses.ts'

/** Address of a sign-in page: a platform's response, or a link to a sign-in step. */
export interface SignInAddress {
  readonly pathname: string
  readonly hash: string
  readonly search: string
}

/** True for the sign-in pages. Platforms redirect to an address below the first of them. */
export function isSignIn({ pathname }: Pick<Location, 'pathname'>): boolean {
  return pathname in signInEntrances || pathname.startsWith(`${signInAddress}/`)
}

/** Removes credentials and email from the address, before other scripts or the history can keep them. */
export function takeSignInAddress({ location, history }: Pick<Window, 'location' | 'history'>): SignInAddress {
  const { pathname, hash, search } = location
  history.replaceState(null, '', pathname in signInEntrances ? pathname : signInAddress)
  return { pathname, hash, search }
}
