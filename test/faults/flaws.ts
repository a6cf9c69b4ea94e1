import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'

/** Faults that an order server could have with its processor; a run with one of them is to be found wrong. */
const flaws = {
  /** Never learns that its customer has confirmed. */
  deaf: (gateway) => ({
    ...gateway,
    lookUp: async (reference, askedAt) => {
      const found = await gateway.lookUp(reference, askedAt)
      return found._tag === 'Authorised' ? { ...found, _tag: 'StepRequired', data: found.transactionId } : found
    },
  }),
  /** Takes what is to be ended for ended. */
  careless: (gateway) => ({ ...gateway, cancel: async () => 'cancelled' }),
  /** Takes whatever was charged for what it had asked for. */
  generous: (gateway) => {
    const asked = new Map<string, PaymentAmount>()
    return {
      ...gateway,
      authorise: (request) => {
        asked.set(request.reference, request.amount)
        return gateway.authorise(request)
      },
      lookUp: async (reference, askedAt) => {
        const found = await gateway.lookUp(reference, askedAt)
        return found._tag === 'Authorised' ? { ...found, amount: asked.get(reference) ?? found.amount } : found
      },
    }
  },
  /** Believes every post. */
  credulous: (gateway) => ({ ...gateway, readPost: async ({ body }) => ({ _tag: 'Happened', reference: body }) }),
} as const satisfies Readonly<Record<string, (gateway: PaymentGateway) => PaymentGateway>>

type PaymentAmount = Parameters<PaymentGateway['authorise']>[0]['amount']

export type FlawName = keyof typeof flaws

export function isFlaw(name: string): name is FlawName {
  return Object.hasOwn(flaws, name)
}

export const flawNames: readonly string[] = Object.keys(flaws)

export function flawed(gateway: PaymentGateway, flaw: string | undefined): PaymentGateway {
  return flaw !== undefined && isFlaw(flaw) ? flaws[flaw](gateway) : gateway
}
