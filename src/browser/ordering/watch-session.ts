import { followSession, resumeSession, type SessionNeeds } from '../../../src-domain/account/session.ts'
import { checkOnReturn } from '../account/check-on-return.ts'
import { endWithOthers } from '../account/end-with-others.ts'

/** Resumes the kept session, and follows it as other tabs and the server change it. */
export function watchSession(session: SessionNeeds, signOut: () => void, sayEnded: () => void): void {
  const told = () => {
    if (session.patron.current().isEnded === true) sayEnded()
  }
  void resumeSession(session)().then(told)
  checkOnReturn(session, document, () => true, told)
  endWithOthers(session, window, { signOut, follow: () => void followSession(session)() })
}
