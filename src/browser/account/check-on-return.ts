import { resumeSession, type SessionNeeds } from '../../../src-domain/account/session.ts'

/** Asks whether a patron's session still holds whenever the page is shown again. `ended` hears that it does not. */
export function checkOnReturn(session: SessionNeeds, page: Document, isIdle: () => boolean, ended: () => void): void {
  page.addEventListener('visibilitychange', async () => {
    if (page.visibilityState !== 'visible' || session.patron.current().patron === undefined || !isIdle()) return
    await resumeSession(session)()
    if (session.patron.current().isEnded === true && isIdle()) ended()
  })
}
