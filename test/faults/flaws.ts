import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'

/** Bugs in the server's use of a processor, which the audit must find. */
const flaws = {
  deaf: (gateway) => ({
    ...gateway,
    lookUp: async (reference, askedAt) => {
      const found = await gateway.lookUp(reference, askedAt)
      return found._tag === 'Authorised' ? { ...found, _tag: 'StepRequired', data: found.transactionId } : found
    },
  }),
  careless: (gateway) => ({ ...gateway, cancel: async () => 'cancelled' }),
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
