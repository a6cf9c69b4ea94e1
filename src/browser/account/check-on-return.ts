import { resumeSession, type SessionNeeds } from '../../../src-domain/account/session.ts'

/** Checks the patron's session whenever the page becomes visible. Calls `ended` if it is no longer valid. */
export function checkOnReturn(session: SessionNeeds, page: Document, isIdle: () => boolean, ended: () => void): void {
  page.addEventListener('visibilitychange', async () => {
    if (page.visibilityState !== 'visible' || session.patron.current().patron === undefined || !isIdle()) return
    await resumeSession(session)()
    if (session.patron.current().isEnded === true && isIdle()) ended()
  })
}
