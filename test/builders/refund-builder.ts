import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { RefundIntent } from '../../src-server/refund/draft-refund.ts'
import type { World } from './order-server-builder.ts'

export const theWhole: RefundIntent = { cancels: false, reason: '' }
export const cancelling: RefundIntent = { cancels: true, reason: 'We ran out of noodles.' }

/** Refunds the rest of these lines, counted from 0. */
export function linesOff(...positions: readonly number[]): RefundIntent {
  return { ...theWhole, lines: positions.map((position) => ({ position })) }
}

/** The claimed refund; throws on a refusal. */
export function claimed<A>(result: Either<{ readonly _tag: string }, A>): A {
  if (isLeft(result)) throw new Error(result.left._tag)
  return result.right
}

/** The processor's money movements with amounts, declined ones excluded. */
export function moved({ sandbox }: Pick<World, 'sandbox'>): readonly string[] {
  return sandbox.ledger().map((one) => ('amount' in one ? `${one.entry} ${one.amount}` : one.entry))
}

/** A gateway whose refunds follow the test's instructions, else work normally. */
export function steeredRefunds() {
  type Refunds = NonNullable<PaymentGateway['refunds']>
  let steer: (real: Refunds) => Partial<Refunds> = () => ({})
  const asked: string[] = []
  return {
    asked,
    steer: (now: (real: Refunds) => Partial<Refunds>) => {
      steer = now
    },
    over: (gateway: PaymentGateway): PaymentGateway => {
      const real = gateway.refunds
      if (real === undefined) return gateway
      const now = (): Refunds => ({ ...real, ...steer(real) })
      return {
        ...gateway,
        refunds: {
          refund: (request) => {
            asked.push(`refund ${request.amount}`)
            return now().refund(request)
          },
          lookUp: (...named) => {
            asked.push('look up')
            return now().lookUp(...named)
          },
        },
      }
    },
  }
}
