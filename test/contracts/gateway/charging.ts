import { randomUUID } from 'node:crypto'
import type { Currency } from '../../../src-domain/money/currency.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ChargeRequest, ListedCharge, PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import type { GatewayUnderTest } from '../payment-gateway.ts'

export type OpenGateway = () => Promise<GatewayUnderTest>

export const currency: Currency = 'USD'
export const aDay = 24 * 3_600_000

export function reference(): string {
  return `order:${randomUUID()}:attempt:1`
}

export async function requestOf(
  under: GatewayUnderTest,
  instrument = under.approved(),
): Promise<ChargeRequest & { readonly currency: Currency }> {
  return { reference: reference(), amount: minor(1350), currency, instrument: await instrument }
}

/** Transaction id of a 13.50 charge. */
export async function authorised(under: GatewayUnderTest): Promise<string> {
  const outcome = await under.gateway.authorise(await requestOf(under))
  if (outcome._tag !== 'Authorised') throw new Error(`not authorised: ${JSON.stringify(outcome)}`)
  return outcome.transactionId
}

export async function captured(under: GatewayUnderTest): Promise<string> {
  const transactionId = await authorised(under)
  const outcome = await under.gateway.capture(transactionId, minor(1350))
  if (outcome !== 'captured') throw new Error(`not captured: ${outcome}`)
  return transactionId
}

export async function listed(gateway: PaymentGateway, since: number): Promise<readonly ListedCharge[]> {
  const found: ListedCharge[] = []
  let cursor: string | undefined
  do {
    const page = await gateway.charges?.(since, cursor)
    if (page?._tag !== 'Page') throw new Error('no page')
    found.push(...page.charges)
    cursor = page.next
  } while (cursor !== undefined)
  return found
}
