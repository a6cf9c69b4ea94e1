import { routes } from '../../src-contract/routes.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { OrderServer } from '../order-server.ts'
import type { EdgeLimits } from './limits.ts'
import { rateLimit } from './rate-limit.ts'
import { refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import { answer, ok, serve } from './served.ts'

/** One sentence for an unknown account and a wrong password: neither tells which. */
const wrongCredentials = refusal(401, 'wrong_credentials', 'The e-mail or the password is not right.')

export const accountHandlers = (accounts: OrderServer['accounts'], clock: Clock, limits: EdgeLimits) => {
  const byAccount = rateLimit(limits.signInByAccount, clock)
  const byAddress = rateLimit(limits.signInByAddress, clock)
  return {
    signIn: serve(routes.signIn, async ({ caller, ip, body }) => {
      const account = JSON.stringify([caller.brandId, ip, body.account.toLowerCase()])
      const wait = byAccount.wait(account) ?? byAddress.wait(ip)
      if (wait !== undefined) return tooMany(wait)
      // Counted before the password is looked at: a hundred guesses at once are a hundred.
      byAccount.count(account)
      byAddress.count(ip)
      const result = await accounts.signIn(caller, body.account, body.password)
      if (result._tag === 'WrongCredentials') return wrongCredentials
      byAccount.forgive(account)
      byAddress.forgive(ip)
      if (result._tag === 'SignedIn') return ok({ patron: result.patron, token: result.token })
      const { email, token } = result
      const message = 'Please set a new password.'
      return answer(422, { message, code: 'password_update_due', email, token })
    }),
    patron: serve(routes.patron, async ({ caller, token }) => {
      const patron = token === undefined ? undefined : await accounts.patronOf(caller.brandId, token)
      return patron === undefined ? sessionEnded : ok(patron)
    }),
    signOut: serve(routes.signOut, async ({ caller, token }) => {
      if (token !== undefined) await accounts.signOut(caller.brandId, token)
      return ok({})
    }),
  }
}
