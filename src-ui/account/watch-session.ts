import { followSession, resumeSession, type SessionNeeds } from '../../src-domain/account/session.ts'

export interface OtherTabs {
  readonly signOut: () => void
  /** Called when another tab kept the token of another patron. */
  readonly follow: () => void
}

/** Resumes the kept session, and follows it as other tabs and the server change it. */
export function watchSession(session: SessionNeeds, signOut: () => void, sayEnded: () => void): void {
  const check = () => {
    if (session.patron.current().isEnded === true) sayEnded()
  }
  void resumeSession(session)().then(check)
  checkOnReturn(session, document, () => true, check)
  endWithOthers(session, window, { signOut, follow: () => void followSession(session)() })
}

/** Checks the patron's session whenever the page becomes visible. Calls `ended` if it is no longer valid. */
export function checkOnReturn(session: SessionNeeds, page: Document, isIdle: () => boolean, ended: () => void): void {
  page.addEventListener('visibilitychange', async () => {
    if (page.visibilityState !== 'visible' || session.patron.current().patron === undefined || !isIdle()) return
    await resumeSession(session)()
    if (session.patron.current().isEnded === true && isIdle()) ended()
  })
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
