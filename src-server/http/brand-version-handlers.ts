import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { PublishRefusal } from '../brand/publish-brand.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal } from './refusal-answer.ts'
import { okOr, serve } from './serve.ts'

const unknownVersion = refusal(404, 'unknown_version', 'There is no such version.')
const superseded = refusal(409, 'superseded', 'Another version was published meanwhile. Please look again.')

/** Routes for owners: the versions of the brand's files. */
export function brandVersionHandlers({ staff, brandPublications }: Pick<OrderServer, 'staff' | 'brandPublications'>) {
  const actorOf = actorOfCall(staff)
  return {
    brandVersions: serve(routes.brandVersions, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      return okOr(await brandPublications.list(actor.right), refusalOf)
    }),
    brandVersionDifference: serve(routes.brandVersionDifference, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { from } = call.query
      const number = Number(call.params.number)
      return okOr(
        await brandPublications.difference(actor.right, number, from === undefined ? undefined : Number(from)),
        refusalOf,
      )
    }),
    publishBrand: serve(routes.publishBrand, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      return okOr(await brandPublications.publish(actor.right, call.body), refusalOf)
    }),
  }
}

function refusalOf(why: NotAllowed | NotFound | PublishRefusal): RefusalAnswer {
  switch (why._tag) {
    case 'NotAllowed':
      return notAllowed
    case 'NotFound':
    case 'UnknownVersion':
      return unknownVersion
    case 'Superseded':
      return superseded
    case 'Faulty':
      return refusal(422, 'faulty_files', why.faults.slice(0, mostFaults).join('\n'))
  }
}

const mostFaults = 20
