import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { HoursUnchanged } from '../../src-domain/today/decide-change.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, unknownLocation } from './refusal-answer.ts'
import { ok, serve } from './serve.ts'

const hoursUnchanged = refusal(409, 'hours_unchanged', 'The location is closed at that time anyway.')

/** Routes for what staff change for today. */
export function todayHandlers({ staff, today }: Pick<OrderServer, 'staff' | 'today'>) {
  const actorOf = actorOfCall(staff)
  return {
    today: serve(routes.today, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const looked = await today.look(actor.right, call.params.id)
      return isLeft(looked) ? refused(looked.left) : ok(looked.right)
    }),
    changeToday: serve(routes.changeToday, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const changed = await today.change(actor.right, call.params.id, call.body)
      return isLeft(changed) ? refused(changed.left) : ok(changed.right)
    }),
  }
}

function refused({ _tag }: NotAllowed | NotFound | HoursUnchanged): RefusalAnswer {
  switch (_tag) {
    case 'NotAllowed':
      return notAllowed
    case 'NotFound':
      return unknownLocation
    case 'HoursUnchanged':
      return hoursUnchanged
  }
}
