import type { ChargeInstrument, ChargeRequest } from '../../src-domain/payment/payment-gateway.ts'
import { amountText } from './gateway-money.ts'
import { orderIdOf } from './gateway-order-id.ts'
import { expiryText, readNonce, type SeamlessNonce } from './nonce.ts'

/** Undefined for an unsupported instrument. */
export function chargeOf({ reference, amount, currency, instrument }: ChargeRequest): object | undefined {
  const paidBy = paymentOf(instrument)
  if (paidBy === undefined) return undefined
  return {
    ...paidBy,
    ...orderOf(reference),
    amount: amountText(amount, currency),
    currency,
    capture: 'N',
    ecomind: 'E',
  }
}

export function orderOf(reference: string) {
  return { orderid: orderIdOf(reference), receipt: 'Y', userfields: [{ reference }] }
}

export function cardOf({ token, expiry, name }: SeamlessNonce) {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
  return { account: token, expiry: expiryText(expiry), name: plain.slice(0, 30) }
}

/** `<profile>/<account>`. */
export function readToken(text: string): { readonly profileId: string; readonly accountId: string } | undefined {
  const [, profileId, accountId] = /^(\d{1,20})\/(\d{1,3})$/.exec(text) ?? []
  return profileId === undefined || accountId === undefined ? undefined : { profileId, accountId }
}

function paymentOf(instrument: ChargeInstrument): object | undefined {
  switch (instrument._tag) {
    case 'Nonce': {
      const nonce = readNonce(instrument.nonce)
      return nonce && cardOf(nonce)
    }
    case 'SavedCard':
      // `cof: 'C'`: the customer initiates the payment.
      return readToken(instrument.token) && { profile: instrument.token, cof: 'C', cofscheduled: 'N' }
    case 'Intent':
      return undefined
  }
}
