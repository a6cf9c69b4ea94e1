import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import { passwordProblem } from '../../src-domain/account/account-forms.ts'
import type { UntilIsPast } from '../../src-domain/availability/availability-change.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { CommandRefusal } from '../../src-domain/kitchen/decide-command.ts'
import type { PasswordTooWeak } from '../account/sign-up.ts'
import type { NotAllowed } from '../kitchen/kitchen-board.ts'
import type { Shares } from '../limits/limits.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { InvitationOver } from '../staff/staff-facade.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, tooMany, unknownLocation } from './refusal-answer.ts'
import { answer, ok, serve } from './serve.ts'
import { invalid, tooWeak } from './sign-up-handlers.ts'
import { streamCounts } from './stream-counts.ts'

/** The same for an unknown email and a wrong password, so that neither is revealed. */
const wrongCredentials = refusal(401, 'wrong_credentials', 'Incorrect email or password.')
const invitationOver = refusal(401, 'invitation_over', 'This invitation has expired or was already used.')
/** Also for an order of another location or brand, so that its existence is not revealed. */
const unknownOrder = refusal(404, 'unknown_order', 'There is no such order.')

const unknownMenuEntry = refusal(404, 'unknown_menu_entry', 'The menu of this location has no such entry.')
const untilIsPast = refusal(409, 'until_is_past', 'This time is in the past.')

/** Streams per session, for a tablet and for pages that a member forgot to close. */
const mostStreams = 3

/** Routes for staff: sign-in, the order board, and sold-out items. */
export function staffHandlers({
  staff,
  board,
  watch,
  availability,
  limits,
}: Pick<OrderServer, 'staff' | 'board' | 'watch' | 'availability' | 'limits'>) {
  const counted = streamCounts(mostStreams)
  const actorOf = actorOfCall(staff)
  const bodyOf = boardBodies()

  return {
    staffSignIn: serve(routes.staffSignIn, async ({ caller, network, body: { email, password } }) => {
      const shares = sharesOf(caller.brandId, network, email.trim().toLowerCase())
      // Counts before the password is checked, so that each of many concurrent guesses counts.
      const consumed = await limits.consume(...shares)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const signedIn = await staff.signIn({ brandId: caller.brandId, network }, email, password)
      if (isLeft(signedIn)) return wrongCredentials
      await limits.forgive(...shares)
      return { ...ok(signedIn.right.session), staffToken: signedIn.right.token }
    }),
    acceptInvitation: serve(routes.acceptInvitation, async ({ caller, network, body }) => {
      if (passwordProblem(body.password) !== undefined) return invalid('password')
      const share = { limit: 'signInByAddress', of: network } as const
      const consumed = await limits.consume(share)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const who = { brandId: caller.brandId, network }
      const signedIn = await staff.acceptInvitation(who, body.invitation, body.name, body.password)
      if (isLeft(signedIn)) return notAccepted(signedIn.left)
      await limits.forgive(share)
      return { ...ok(signedIn.right.session), staffToken: signedIn.right.token }
    }),
    staffSession: serve(routes.staffSession, async (call) => {
      const actor = await actorOf(call)
      return isLeft(actor) ? actor.left : ok(await staff.sessionOf(actor.right.brandId, actor.right.member))
    }),
    staffSignOut: serve(routes.staffSignOut, async ({ caller, staffToken }) => {
      if (staffToken !== undefined) await staff.signOut(caller.brandId, staffToken)
      return { ...ok({}), staffToken: '' }
    }),
    boardOrders: serve(routes.boardOrders, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const orders = await board.orders(actor.right, call.params.id)
      return isLeft(orders) ? notAllowed : ok(bodyOf(orders.right))
    }),
    boardEvents: serve(routes.boardEvents, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const watched = watch.ofLocation(actor.right, call.params.id)
      if (isLeft(watched)) return notAllowed
      const stream = counted(call.staffToken ?? '', {
        begin: ({ changed }) => watched.right(changed),
        isStillAllowed: async () => !isLeft(await actorOf(call)),
      })
      return isLeft(stream) ? stream.left : { ...ok(0), stream: stream.right }
    }),
    sendCommand: serve(routes.sendCommand, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const sent = await board.send(actor.right, { orderId: call.params.id, ...call.body })
      if (!isLeft(sent)) return ok(sent.right)
      if (sent.left._tag !== 'CommandRefused') return notSent(sent.left)
      const { refusal: why, order } = sent.left
      return answer(409, { ...refusals[why._tag], order })
    }),
    availability: serve(routes.availability, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const listed = await availability.list(actor.right, call.params.id)
      return isLeft(listed) ? notListed(listed.left) : ok({ entries: listed.right })
    }),
    changeAvailability: serve(routes.changeAvailability, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const changed = await availability.change(actor.right, call.params.id, call.body)
      if (!isLeft(changed)) return ok({ entries: changed.right })
      return changed.left._tag === 'NotFound' ? unknownMenuEntry : notListed(changed.left)
    }),
  }
}

/** One body per list of orders, so that a list which many boards share is encoded and compressed once. */
function boardBodies() {
  const bodies = new WeakMap<readonly BoardOrder[], { readonly orders: readonly BoardOrder[] }>()
  return (orders: readonly BoardOrder[]) => {
    const body = bodies.get(orders) ?? { orders }
    bodies.set(orders, body)
    return body
  }
}

/** A patron and a staff member with the same email have separate counts. */
function sharesOf(brandId: string, network: string, email: string): Shares {
  return [
    { limit: 'signInByAccountAtAddress', of: JSON.stringify(['staff', brandId, network, email]) },
    { limit: 'signInByAddress', of: network },
  ]
}

function notAccepted(why: InvitationOver | PasswordTooWeak): RefusalAnswer {
  return why._tag === 'InvitationOver' ? invitationOver : tooWeak(why.why)
}

function notSent({ _tag }: NotAllowed | { readonly _tag: 'NotFound' }): RefusalAnswer {
  return _tag === 'NotAllowed' ? notAllowed : unknownOrder
}

function notListed({ _tag }: NotAllowed | NotFound | UntilIsPast): RefusalAnswer {
  switch (_tag) {
    case 'NotAllowed':
      return notAllowed
    case 'NotFound':
      return unknownLocation
    case 'UntilIsPast':
      return untilIsPast
  }
}

const refusals: Readonly<Record<CommandRefusal['_tag'], { readonly code: string; readonly message: string }>> = {
  StaleVersion: { code: 'stale_version', message: 'The order changed in the meantime.' },
  WrongStatus: { code: 'wrong_status', message: 'The order is past this step.' },
  NotADelivery: { code: 'not_a_delivery', message: 'Only deliveries go out.' },
  MinutesOutOfRange: { code: 'minutes_out_of_range', message: 'The promised time cannot move this far.' },
  ReasonMissing: { code: 'reason_missing', message: 'Cancelling needs a reason.' },
  CannotRefund: { code: 'cannot_refund', message: 'The payment cannot be refunded from here.' },
}
