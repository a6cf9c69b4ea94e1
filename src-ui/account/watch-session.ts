import { followSession, resumeSession, type SessionNeeds } from '../../src-domain/account/session.ts'

export interface OtherTabActions {
  readonly signOut: () => void
  /** Called when another tab signs in another patron. */
  readonly follow: () => void
}

/** Restores the session and follows other tabs and the server. */
export function watchSession(session: SessionNeeds, signOut: () => void, sayEnded: () => void): void {
  const check = () => {
    if (session.patron.current().isEnded === true) sayEnded()
  }
  void resumeSession(session)().then(check)
  checkOnReturn(session, document, () => true, check)
  followOtherTabs(session, window, { signOut, follow: () => void followSession(session)() })
}

/** Checks the session when the page becomes visible; calls `ended` if it is invalid. */
export function checkOnReturn(session: SessionNeeds, page: Document, isIdle: () => boolean, ended: () => void): void {
  page.addEventListener('visibilitychange', async () => {
    if (page.visibilityState !== 'visible' || session.patron.current().patron === undefined || !isIdle()) return
    await resumeSession(session)()
    if (session.patron.current().isEnded === true && isIdle()) ended()
  })
}

/** Tabs share the session token, so a log-out or another patron applies to all of them. */
export function followOtherTabs(
  { session, patron }: Pick<SessionNeeds, 'session' | 'patron'>,
  page: Pick<Window, 'addEventListener'>,
  { signOut, follow }: OtherTabActions,
): void {
  page.addEventListener('storage', ({ oldValue, newValue }) => {
    const token = session.token()
    if (patron.current().patron !== undefined && token === undefined) signOut()
    else if (token !== undefined && newValue === token && oldValue !== token) follow()
  })
}
