import type { CardVault, KeepOutcome, KeepRequest, KeptCard } from '../../src-domain/payment/card-vault.ts'
import { emptyAnswer, paymentProfileAnswer, profileAnswer, profileDetails } from './answers.ts'
import type { ApiResult, AskApi } from './api.ts'
import { brandNamed } from './card-brand.ts'
import { billToOf } from './charge.ts'
import { declineReason } from './decline.ts'
import { invoiceOf } from './gateway-invoice.ts'
import { type AuthorizeNonce, readNonce } from './nonce.ts'
import { readToken, tokenText } from './vault-token.ts'

/** One customer profile per saved card, named by the hash of our reference, so a repeated request finds it. */
export function authorizeVault(ask: AskApi): CardVault {
  const profileOf = async ({ reference, holder }: KeepRequest): Promise<string | undefined> => {
    const profile = {
      merchantCustomerId: invoiceOf(reference),
      description: holder.id.slice(0, 255),
      ...(holder.email === undefined ? {} : { email: holder.email }),
    }
    const said = await ask('createCustomerProfileRequest', { profile }, profileAnswer)
    return said._tag === 'Unknown' ? undefined : said.isOk ? said.body.customerProfileId : idInDuplicate(said)
  }

  const kept = async (customerProfileId: string): Promise<KeepOutcome> => {
    const said = await ask('getCustomerProfileRequest', { customerProfileId }, profileDetails)
    const [card] = said._tag === 'Said' ? (said.body.profile?.paymentProfiles ?? []) : []
    if (card === undefined) return { _tag: 'Unknown' }
    const token = tokenText({ customerProfileId, paymentProfileId: card.customerPaymentProfileId })
    return { _tag: 'Kept', token, card: cardAs(card.payment?.creditCard ?? {}) }
  }

  const keep = async (request: KeepRequest): Promise<KeepOutcome> => {
    const nonce = readNonce(request.nonce)
    if (nonce === undefined) return { _tag: 'Declined', reason: 'bad-instrument' }
    const customerProfileId = await profileOf(request)
    if (customerProfileId === undefined) return { _tag: 'Unknown' }
    const paymentProfile = paymentProfileOf(nonce, request.street)
    const said = await ask(
      'createCustomerPaymentProfileRequest',
      // Verifies the card without a charge.
      { customerProfileId, paymentProfile, validationMode: 'liveMode' },
      paymentProfileAnswer,
    )
    if (said._tag === 'Unknown') return said
    if (said.isOk || idInDuplicate(said) !== undefined) return kept(customerProfileId)
    // An earlier try may have spent the nonce on this card.
    const before = said.code === 'E00114' ? await kept(customerProfileId) : undefined
    if (before?._tag === 'Kept') return before
    await ask('deleteCustomerProfileRequest', { customerProfileId }, emptyAnswer)
    return { _tag: 'Declined', reason: said.code === 'E00114' ? 'bad-instrument' : reasonIn(said) }
  }

  return {
    keep,
    forget: async (text) => {
      const token = readToken(text)
      if (token === undefined) return 'refused'
      const { customerProfileId } = token
      const said = await ask('deleteCustomerProfileRequest', { customerProfileId }, emptyAnswer)
      if (said._tag === 'Unknown') return 'unknown'
      return said.isOk || said.code === 'E00040' ? 'forgotten' : 'refused'
    },
  }
}

function paymentProfileOf({ dataDescriptor, dataValue, postalCode, street }: AuthorizeNonce, asked = street): object {
  const billTo = billToOf(asked, postalCode)
  return { ...(billTo === undefined ? {} : { billTo }), payment: { opaqueData: { dataDescriptor, dataValue } } }
}

/** Only the message text contains the id. */
function idInDuplicate({ code, text }: ApiResult<unknown> & { readonly _tag: 'Said' }): string | undefined {
  return code === 'E00039' ? /\bID (\d+)\b/.exec(text)?.[1] : undefined
}

/** Reason, AVS and CVV are the 3rd, 6th and 39th parts. */
function reasonIn({
  body,
}: ApiResult<{ readonly validationDirectResponse?: string | undefined }> & { readonly _tag: 'Said' }) {
  const parts = (body.validationDirectResponse ?? '').split(',')
  return declineReason(parts[2], { avs: parts[5] ?? '', cvv: parts[38] ?? '' })
}

interface ShownCard {
  readonly cardNumber?: string | undefined
  readonly cardType?: string | undefined
}

function cardAs({ cardNumber, cardType }: ShownCard): KeptCard {
  const [last4] = /\d{4}$/.exec(cardNumber ?? '') ?? []
  return {
    ...(cardType === undefined ? {} : { brand: brandNamed(cardType) }),
    ...(last4 === undefined ? {} : { last4 }),
  }
}
