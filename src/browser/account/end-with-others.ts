import type { SessionNeeds } from '../../../src-domain/account/session.ts'

/** A log-out in one tab is one in each: the token is gone from what they share, and whoever is shown as signed in is not. */
export function endWithOthers(
  { session, patron }: Pick<SessionNeeds, 'session' | 'patron'>,
  page: Pick<Window, 'addEventListener'>,
  signOut: () => void,
): void {
  page.addEventListener('storage', () => {
    if (patron.current().patron !== undefined && session.token() === undefined) signOut()
  })
}
