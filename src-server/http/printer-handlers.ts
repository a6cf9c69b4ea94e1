import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import { routes } from '../../src-contract/routes.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { SecretPrinters, TooManyPrinters } from '../printing/printers.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, unknownLocation } from './refusal-answer.ts'
import { okOr, serve } from './serve.ts'

const unknownPrinter = refusal(404, 'unknown_printer', 'There is no such printer.')
const tooManyPrinters = refusal(409, 'too_many_printers', 'This location has as many printers as it may have.')

/** Routes of the staff's page of printers. */
export function printerHandlers({ staff, printers }: Pick<OrderServer, 'staff' | 'printers'>) {
  const actorOf = actorOfCall(staff)
  type StaffCall = Parameters<typeof actorOf>[0]
  const asActor = async <E, A>(
    call: StaffCall,
    act: (actor: Actor) => Promise<Either<E, A>>,
  ): Promise<Either<E | { readonly _tag: 'NoActor'; readonly answer: RefusalAnswer }, A>> => {
    const actor = await actorOf(call)
    return isLeft(actor) ? left({ _tag: 'NoActor', answer: actor.left }) : act(actor.right)
  }
  const withAddress = ({ secret, ...list }: SecretPrinters) => ({
    ...list,
    address: `${apiBase}/printers/${list.printerId}/${secret}`,
  })
  const added = async (call: StaffCall, act: (actor: Actor) => Promise<Either<Why, SecretPrinters>>) => {
    const done = await asActor(call, act)
    return isLeft(done) ? refused(done.left) : ({ status: 200, body: withAddress(done.right) } as const)
  }

  return {
    printers: serve(routes.printers, async (call) =>
      okOr(await asActor(call, (actor) => printers.list(actor, call.params.id)), (why) =>
        why._tag === 'NotFound' ? unknownLocation : refused(why),
      ),
    ),
    addPrinter: serve(routes.addPrinter, (call) =>
      added(call, (actor) => printers.add(actor, call.params.id, call.body)),
    ),
    renewPrinter: serve(routes.renewPrinter, (call) => added(call, (actor) => printers.renew(actor, at(call.params)))),
    testPrinter: serve(routes.testPrinter, async (call) =>
      okOr(await asActor(call, (actor) => printers.test(actor, at(call.params))), refused),
    ),
    removePrinter: serve(routes.removePrinter, async (call) =>
      okOr(await asActor(call, (actor) => printers.remove(actor, at(call.params))), refused),
    ),
  }
}

type Why = NotAllowed | NotFound | TooManyPrinters

function at({ id, printer }: { readonly id: string; readonly printer: string }) {
  return { locationId: id, printerId: printer }
}

function refused(why: Why | { readonly _tag: 'NoActor'; readonly answer: RefusalAnswer }): RefusalAnswer {
  switch (why._tag) {
    case 'NoActor':
      return why.answer
    case 'NotAllowed':
      return notAllowed
    case 'NotFound':
      return unknownPrinter
    case 'TooManyPrinters':
      return tooManyPrinters
  }
}
