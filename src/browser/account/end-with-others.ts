import type { SessionNeeds } from '../../../src-domain/account/session.ts'

export interface OtherTabs {
  readonly signOut: () => void
  /** The token of another patron was kept. */
  readonly follow: () => void
}

/** Tabs share the session token, so a log-out or another patron in one tab applies to all of them. */
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
