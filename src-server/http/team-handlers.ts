import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { AlreadyMember, LastOwner, UnknownLocation } from '../staff/team.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, unknownLocation } from './refusal-answer.ts'
import { ok, okOr, serve } from './serve.ts'
import { invalid } from './sign-up-handlers.ts'

const unknownMember = refusal(404, 'unknown_member', 'There is no such member.')
const lastOwner = refusal(409, 'last_owner', 'A brand needs an owner who can sign in.')
const alreadyMember = refusal(409, 'already_member', 'This email belongs to a member already.')

/** Routes for owners: the brand's team, and what it did. */
export function teamHandlers({ staff, team, auditLog }: Pick<OrderServer, 'staff' | 'team' | 'auditLog'>) {
  const actorOf = actorOfCall(staff)
  return {
    team: serve(routes.team, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const listed = await team.list(actor.right)
      return isLeft(listed) ? notAllowed : ok({ members: listed.right })
    }),
    inviteMember: serve(routes.inviteMember, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { email, ...position } = call.body
      if (emailProblem(email) !== undefined) return invalid('email')
      return okOr(await team.invite(actor.right, email, position, call.language), refusalOf)
    }),
    changeMember: serve(routes.changeMember, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const changed = await team.change(actor.right, call.params.id, call.body)
      return isLeft(changed) ? refusalOf(changed.left) : ok({ members: changed.right })
    }),
    removeMember: serve(routes.removeMember, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const removed = await team.remove(actor.right, call.params.id)
      return isLeft(removed) ? refusalOf(removed.left) : ok({ members: removed.right })
    }),
    inviteMemberAgain: serve(routes.inviteMemberAgain, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      return okOr(await team.inviteAgain(actor.right, call.params.id, call.language), refusalOf)
    }),
    removeMembersSecondFactor: serve(routes.removeMembersSecondFactor, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const removed = await team.removeSecondFactor(actor.right, call.params.id)
      return isLeft(removed) ? refusalOf(removed.left) : ok({ members: removed.right })
    }),
    audit: serve(routes.audit, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { location, before } = call.query
      const query = {
        ...(location === undefined ? {} : { locationId: location }),
        ...(before === undefined ? {} : { before: Number(before) }),
      }
      return okOr(await auditLog.list(actor.right, query), refusalOf)
    }),
  }
}

function refusalOf({ _tag }: NotAllowed | NotFound | LastOwner | AlreadyMember | UnknownLocation): RefusalAnswer {
  switch (_tag) {
    case 'NotAllowed':
      return notAllowed
    case 'NotFound':
      return unknownMember
    case 'LastOwner':
      return lastOwner
    case 'AlreadyMember':
      return alreadyMember
    case 'UnknownLocation':
      return unknownLocation
  }
}
