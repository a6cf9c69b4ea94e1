import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, unknownLocation } from './refusal-answer.ts'
import { ok, serve } from './serve.ts'
import { invalid } from './sign-up-handlers.ts'

/** Routes that list, make and revoke API keys. */
export function keyHandlers({ staff, apiKeys }: Pick<OrderServer, 'staff' | 'apiKeys'>) {
  const actorOf = actorOfCall(staff)

  return {
    apiKeys: serve(routes.apiKeys, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const listed = await apiKeys.list(actor.right, call.params.id)
      return isLeft(listed) ? notDone(listed.left) : ok({ keys: listed.right })
    }),
    makeKey: serve(routes.makeKey, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      if (call.body.name === '') return invalid('name')
      if (call.body.scopes.length === 0) return invalid('scopes')
      const made = await apiKeys.make(actor.right, call.params.id, call.body)
      return isLeft(made) ? notDone(made.left) : ok(made.right)
    }),
    revokeKey: serve(routes.revokeKey, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { id, key } = call.params
      const revoked = await apiKeys.revoke(actor.right, id, key)
      return isLeft(revoked) ? notDone(revoked.left) : ok({ keys: revoked.right })
    }),
  }
}

function notDone({ _tag }: NotAllowed | NotFound): RefusalAnswer {
  return _tag === 'NotAllowed' ? notAllowed : unknownLocation
}
