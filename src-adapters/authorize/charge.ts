import type { Currency } from '../../src-domain/money/currency.ts'
import type { ChargeInstrument, ChargeRequest } from '../../src-domain/payment/payment-gateway.ts'
import { invoiceOf } from './gateway-invoice.ts'
import { amountText } from './money.ts'
import { readNonce } from './nonce.ts'
import { readToken } from './vault-token.ts'

/** In schema order; undefined for an unsupported instrument. */
export function chargeOf({ reference, amount, currency, instrument }: ChargeRequest): object | undefined {
  const paidBy = paymentOf(instrument)
  if (paidBy === undefined) return undefined
  const { payment, billTo } = paidBy
  return {
    refId: invoiceOf(reference),
    transactionRequest: {
      transactionType: 'authOnlyTransaction',
      amount: amountText(amount, currency),
      currencyCode: currency,
      ...payment,
      order: orderOf(reference),
      ...(billTo === undefined ? {} : { billTo }),
      transactionSettings: settings({ allowPartialAuth: 'false', duplicateWindow: longestWindow }),
    },
  }
}

export interface RefundOf {
  readonly reference: string
  readonly transactionId: string
  readonly last4: string
  readonly amount: Parameters<typeof amountText>[0]
  readonly currency: Currency
}

export function refundOf({ reference, transactionId, last4, amount, currency }: RefundOf): object {
  return {
    transactionType: 'refundTransaction',
    amount: amountText(amount, currency),
    currencyCode: currency,
    payment: { creditCard: { cardNumber: last4, expirationDate: 'XXXX' } },
    refTransId: transactionId,
    order: orderOf(reference),
    transactionSettings: settings({ duplicateWindow: longestWindow }),
  }
}

/** Seconds in which the gateway refuses a repeated card, amount and invoice number; the maximum. */
const longestWindow = '28800'

function orderOf(reference: string) {
  return { invoiceNumber: invoiceOf(reference), description: reference }
}

function settings(values: Readonly<Record<string, string>>) {
  return { setting: Object.entries(values).map(([settingName, settingValue]) => ({ settingName, settingValue })) }
}

function paymentOf(instrument: ChargeInstrument): { readonly payment: object; readonly billTo?: object } | undefined {
  switch (instrument._tag) {
    case 'Nonce': {
      const nonce = readNonce(instrument.nonce)
      if (nonce === undefined) return undefined
      const { dataDescriptor, dataValue, street, postalCode } = nonce
      const billTo = billToOf(street, postalCode)
      return {
        payment: { payment: { opaqueData: { dataDescriptor, dataValue } } },
        ...(billTo === undefined ? {} : { billTo }),
      }
    }
    case 'SavedCard': {
      const token = readToken(instrument.token)
      if (token === undefined) return undefined
      const { customerProfileId, paymentProfileId } = token
      return { payment: { profile: { customerProfileId, paymentProfile: { paymentProfileId } } } }
    }
    case 'Intent':
      return undefined
  }
}

/** In schema order. */
export function billToOf(street: string | undefined, zip: string | undefined): object | undefined {
  if (street === undefined && zip === undefined) return undefined
  return { ...(street === undefined ? {} : { address: street.slice(0, 60) }), ...(zip === undefined ? {} : { zip }) }
}
