import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { Shares } from '../limits/limits.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { UnknownCode } from '../staff/paired-devices.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, tooMany, unknownLocation } from './refusal-answer.ts'
import { ok, serve } from './serve.ts'
import { invalid } from './sign-up-handlers.ts'

const pairingOver = refusal(401, 'pairing_over', 'This code has expired or the device was removed.')
const unknownCode = refusal(404, 'unknown_code', 'No device shows this code now.')

/** Routes that pair and revoke devices, and list the tables for which signs can be printed. */
export function deviceHandlers({
  staff,
  pairedDevices,
  tableSigns,
  limits,
}: Pick<OrderServer, 'staff' | 'pairedDevices' | 'tableSigns' | 'limits'>) {
  const actorOf = actorOfCall(staff)

  return {
    startPairing: serve(routes.startPairing, async ({ caller: { brandId }, network }) => {
      const consumed = await limits.consume(
        { limit: 'pairingsByAddress', of: JSON.stringify([brandId, network]) },
        { limit: 'pairingsByBrand', of: brandId },
      )
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      return ok(await pairedDevices.begin(brandId))
    }),
    collectPairing: serve(routes.collectPairing, async ({ caller: { brandId }, body: { pairing } }) => {
      const collected = await pairedDevices.collect(brandId, pairing)
      if (isLeft(collected)) return pairingOver
      if (collected.right === undefined) return ok({})
      const { member, token } = collected.right
      return { ...ok({ session: await staff.sessionOf(brandId, member) }), staffToken: token }
    }),
    pairedDevices: serve(routes.pairedDevices, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const listed = await pairedDevices.list(actor.right, call.params.id)
      return isLeft(listed) ? notDone(listed.left) : ok({ devices: listed.right })
    }),
    pairDevice: serve(routes.pairDevice, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      if (call.body.name === '') return invalid('name')
      const shares: Shares = [
        { limit: 'pairingCodesByMember', of: JSON.stringify([actor.right.brandId, actor.right.member.id]) },
      ]
      // Counts before the code is checked, so that each of many concurrent guesses counts.
      const consumed = await limits.consume(...shares)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const paired = await pairedDevices.pair(actor.right, call.params.id, call.body)
      if (isLeft(paired)) return notDone(paired.left)
      await limits.forgive(...shares)
      return ok({ devices: paired.right })
    }),
    revokeDevice: serve(routes.revokeDevice, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { id, device } = call.params
      const revoked = await pairedDevices.revoke(actor.right, id, device)
      return isLeft(revoked) ? notDone(revoked.left) : ok({ devices: revoked.right })
    }),
    tableSigns: serve(routes.tableSigns, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const listed = await tableSigns.list(actor.right, call.params.id)
      return isLeft(listed) ? notDone(listed.left) : ok(listed.right)
    }),
  }
}

function notDone({ _tag }: NotAllowed | NotFound | UnknownCode): RefusalAnswer {
  switch (_tag) {
    case 'NotAllowed':
      return notAllowed
    case 'NotFound':
      return unknownLocation
    case 'UnknownCode':
      return unknownCode
  }
}
