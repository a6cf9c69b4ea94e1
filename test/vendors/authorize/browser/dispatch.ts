import { type AcceptAnswer, errors, success } from './accept-answer.ts'
import { isTexts, text, tokenOf, wrongIn } from './card-data.ts'

/** https://developer.authorize.net/api/reference/features/acceptjs.html: card data in, a nonce out. */
export async function dispatched(secureData: unknown): Promise<AcceptAnswer> {
  if (window.location.protocol !== 'https:') return errors('E_WC_02')
  if (!isTexts(secureData)) return errors('E_WC_04')
  const { authData, cardData, bankData } = secureData
  if (!isTexts(authData)) return errors('E_WC_04')
  if (text(authData, 'apiLoginID') === '') return errors('E_WC_10')
  if (text(authData, 'clientKey') === '') return errors('E_WC_18')
  if (isTexts(cardData) === isTexts(bankData) || !isTexts(cardData)) return errors('E_WC_23')
  const wrong = wrongIn(cardData, new Date())
  if (wrong.length > 0) return errors(...wrong)
  return exchanged(text(authData, 'apiLoginID'), text(authData, 'clientKey'), tokenOf(cardData))
}

async function exchanged(name: string, clientKey: string, token: unknown): Promise<AcceptAnswer> {
  const request = {
    securePaymentContainerRequest: {
      merchantAuthentication: { name, clientKey },
      data: { type: 'TOKEN', id: crypto.randomUUID(), token },
    },
  }
  try {
    const response = await fetch(`${globalThis.__authorize.api}/xml/v1/request.api`, {
      method: 'POST',
      body: JSON.stringify(request),
    })
    const answer: unknown = await response.json()
    if (isTexts(answer) && isTexts(answer['opaqueData'])) return success(answer['opaqueData'])
    return errors(JSON.stringify(answer).includes('E00007') ? 'E_WC_21' : 'E_WC_19')
  } catch {
    return errors('E_WC_19')
  }
}
