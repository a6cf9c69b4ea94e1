import type { SessionNeeds } from '../../../src-domain/account/session.ts'

export interface OtherTabs {
  readonly signOut: () => void
  /** The token of another patron was kept. */
  readonly follow: () => void
}

/** A log-out in one tab is one in each, and so is another patron: what they share is the token. */
export function endWithOthers(
  { session, patron }: Pick<SessionNeeds, 'session' | 'patron'>,
  page: Pick<Window, 'addEventListener'>,
  { signOut, follow }: OtherTabs,
): void {
  page.addEventListener('storage', ({ oldValue, newValue }) => {
    const token = session.token()
    if (patron.current().patron !== undefined && token === undefined) signOut()
    else if (token !== undefined && newValue === token && oldValue !== token) follow()
  })
}
