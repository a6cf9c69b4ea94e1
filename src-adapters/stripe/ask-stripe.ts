import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type Stripe from 'stripe'

export interface StripeSettings {
  readonly secretKey: string
  /** Milliseconds per call. */
  readonly timeout: number
  /** For tests. */
  readonly origin?: string
  /** `acct_…` of Stripe Connect: every call goes to this account with the platform's key. */
  readonly connectedAccount?: string
}

export type Answer<A> =
  /** `isReplay`: a stored response. */
  | { readonly _tag: 'Answered'; readonly value: A; readonly isReplay: boolean }
  /** This call did nothing. */
  | { readonly _tag: 'Refused'; readonly refusal: Refusal }
  /** The effect is unknown. */
  | { readonly _tag: 'Unknown' }

export type Refusal = t.TypeOf<typeof refusalCodec>

export type AskStripe = <A>(
  call: (stripe: Stripe) => Promise<unknown>,
  codec: t.Decoder<unknown, A>,
) => Promise<Answer<A>>

/** Loads Stripe's package on first use. No retries: after a lost response the caller looks up the effect. */
export function askStripe(settings: StripeSettings): {
  readonly ask: AskStripe
  readonly client: () => Promise<Stripe>
} {
  let made: Promise<Stripe> | undefined
  const client = () => {
    made ??= newClient(settings)
    return made
  }
  return {
    client,
    ask: async (call, codec) => {
      try {
        const said = await call(await client())
        const read = codec.decode(said)
        return isRight(read) ? { _tag: 'Answered', value: read.right, isReplay: isReplay(said) } : { _tag: 'Unknown' }
      } catch (error) {
        const refusal = refusalCodec.decode(error)
        return isRight(refusal) && isDefinite(refusal.right)
          ? { _tag: 'Refused', refusal: refusal.right }
          : { _tag: 'Unknown' }
      }
    },
  }
}

/** Direct charges: https://docs.stripe.com/connect/authentication#stripe-account-header */
async function newClient(settings: StripeSettings): Promise<Stripe> {
  const { secretKey, timeout, origin = 'https://api.stripe.com', connectedAccount } = settings
  const { default: StripeClient } = await import('stripe')
  const { hostname, port, protocol } = new URL(origin)
  return new StripeClient(secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(connectedAccount === undefined ? {} : { stripeAccount: connectedAccount }),
  })
}

const maybeText = t.union([t.undefined, t.null, t.string])

/** https://docs.stripe.com/api/errors */
const refusalCodec = t.intersection([
  t.type({ statusCode: t.number }),
  t.partial({
    rawType: maybeText,
    code: maybeText,
    decline_code: maybeText,
    payment_intent: t.union([t.undefined, t.null, t.type({ status: t.string })]),
  }),
])

/** 409 is a concurrent call, 429 a rate limit. */
function isDefinite({ statusCode }: Refusal): boolean {
  return [400, 401, 402, 403, 404].includes(statusCode)
}

/** The key was used with other parameters, with unknown effect. */
export function isKeyReused({ rawType }: Refusal): boolean {
  return rawType === 'idempotency_error'
}

const replayed = t.type({ lastResponse: t.type({ headers: t.type({ 'idempotent-replayed': t.literal('true') }) }) })

function isReplay(said: unknown): boolean {
  return isRight(replayed.decode(said))
}
