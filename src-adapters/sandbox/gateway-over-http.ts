import type { LookupOutcome, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { SandboxBank } from './sandbox-bank.ts'
import {
  readForgetEnd,
  readKeepOutcome,
  readOutcome,
  readPage,
  readRefundOutcome,
  readSettlement,
  readStepEnd,
} from './sandbox-wire.ts'

/** `timeout` in milliseconds; after it the outcome is unknown. */
export function gatewayOverHttp(origin: string, timeout: number): PaymentGateway & SandboxBank {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    try {
      const answer = await fetch(`${origin}${path}`, {
        signal: AbortSignal.timeout(timeout),
        ...(body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      return answer.ok ? await answer.json() : undefined
    } catch {
      return undefined
    }
  }

  const unknown: LookupOutcome = { _tag: 'Unknown' }
  return {
    id: 'sandbox',
    opensIntents: true,
    authorise: async (request) => {
      const outcome = readOutcome(await ask('/charges', request))
      return outcome === undefined || outcome._tag === 'NeverArrived' ? { _tag: 'Unknown' } : outcome
    },
    lookUp: async (reference) => readOutcome(await ask(`/charges/${encodeURIComponent(reference)}`)) ?? unknown,
    charges: async (since, cursor) => {
      const asked = new URLSearchParams({ since: String(since), ...(cursor === undefined ? {} : { cursor }) })
      return readPage(await ask(`/charges?${asked}`)) ?? { _tag: 'Unknown' }
    },
    capture: async (transactionId, amount) => {
      const outcome = readSettlement(await ask('/captures', { transactionId, amount }))
      return outcome === undefined || outcome === 'cancelled' ? 'unknown' : outcome
    },
    cancel: async (transactionId) => {
      const outcome = readSettlement(await ask('/cancellations', { transactionId }))
      return outcome === undefined || outcome === 'captured' ? 'unknown' : outcome
    },
    refunds: {
      refund: async (request) => {
        const outcome = readRefundOutcome(await ask('/refunds', request))
        return outcome === undefined || outcome._tag === 'NeverArrived' ? { _tag: 'Unknown' } : outcome
      },
      lookUp: async (reference, transactionId) => {
        const of = new URLSearchParams({ of: transactionId })
        return readRefundOutcome(await ask(`/refunds/${encodeURIComponent(reference)}?${of}`)) ?? { _tag: 'Unknown' }
      },
    },
    vault: {
      keep: async (request) => readKeepOutcome(await ask('/cards', request)) ?? { _tag: 'Unknown' },
      forget: async (token) => readForgetEnd(await ask('/forgotten-cards', { token })) ?? 'unknown',
    },
    answerStep: async (step, answer) => readStepEnd(await ask('/steps', { step, answer })) ?? 'unknown',
  }
}
