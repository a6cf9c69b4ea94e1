import type { Books, Card } from './books.ts'

/** Result of issuer and account settings: 1 approved, 2 declined. */
export interface Verdict {
  readonly responseCode: '1' | '2'
  readonly avs: string
  readonly cvv: string
  readonly reason: { readonly code: string; readonly text: string }
}

// https://developer.authorize.net/hello_world/testing_guide.html: ZIP and card codes control the sandbox.
const avsByZip: Readonly<Record<string, string>> = {
  '46201': 'A',
  '46203': 'E',
  '46204': 'G',
  '46205': 'N',
  '46207': 'R',
  '46208': 'S',
  '46209': 'U',
  '46211': 'W',
  '46214': 'X',
  '46217': 'Z',
}
const cvvByCode: Readonly<Record<string, string>> = { '900': 'M', '901': 'N', '902': 'S', '903': 'U', '904': 'P' }

export const approved = { code: '1', text: 'This transaction has been approved.' }
const declined = 'This transaction has been declined.'
const avsMismatch =
  'The transaction has been declined because of an AVS mismatch. The address provided does not match billing address of cardholder.'

/** The request's ZIP, else the card's. */
export function verdictOn({ merchant }: Books, card: Card, billingZip: string | undefined): Verdict {
  const zip = billingZip ?? card.zip
  const avs = zip === undefined ? 'P' : (avsByZip[zip] ?? 'Y')
  const cvv = card.cardCode === undefined ? '' : (cvvByCode[card.cardCode] ?? 'P')
  const [isAddressWrong, isCodeWrong] = [merchant.refusedAvs.includes(avs), merchant.refusedCvv.includes(cvv)]
  const checked = { avs, cvv }
  // Reason codes: https://developer.authorize.net/api/reference/responseCodes.html, 2, 27, 45 and 65.
  if (zip === '46282') return { ...checked, responseCode: '2', reason: { code: '2', text: declined } }
  if (isAddressWrong && isCodeWrong) return { ...checked, responseCode: '2', reason: { code: '45', text: declined } }
  if (isAddressWrong) return { ...checked, responseCode: '2', reason: { code: '27', text: avsMismatch } }
  if (isCodeWrong) return { ...checked, responseCode: '2', reason: { code: '65', text: declined } }
  return { ...checked, responseCode: '1', reason: approved }
}
