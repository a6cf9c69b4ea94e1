import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { humanQuery, humanToken } from '../../src-contract/human/human-check.ts'
import { humanRoutes } from '../../src-contract/human/routes.ts'
import type { HumanVerification } from '../../src-domain/gift-card/human-verification.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** The order server's own check, where no outside service is configured. */
export const embeddedHumanCheck = (needs: OrderServerNeeds): HumanVerification => ({
  token: async (action) => {
    const answer = await call(needs, humanRoutes.humanCheck, humanToken, { body: humanQuery.encode({ action }) })()
    return isLeft(answer) ? left({ _tag: 'NotVerified' }) : right(answer.right.token)
  },
})
