import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { humanQuery, humanToken } from '../../src-contract/human/human-check.ts'
import { humanRoutes } from '../../src-contract/human/routes.ts'
import type { HumanVerification } from '../../src-domain/gift-card/human-verification.ts'
import { call, isAbsent } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** Without a human check the token is empty, and the back end decides. */
export function embeddedHumanCheck(needs: OrderServerNeeds): HumanVerification {
  return {
    token: async (action) => {
      const { humanCheck } = humanRoutes
      const answer = await call(needs, humanCheck, humanToken, { body: humanQuery.encode({ action }) })
      if (isRight(answer)) return right(answer.right.token)
      return isAbsent(humanCheck, answer.left) ? right('') : left({ _tag: 'NotVerified' })
    },
  }
}
