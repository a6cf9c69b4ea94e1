import { brandOf } from '../card-numbers.ts'

/** Opaque data as the server half mints it: `FakeAuthorize.mint` fits. */
export type Mint = (card: {
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly cardCode?: string
  readonly zip?: string
}) => { readonly dataDescriptor: string; readonly dataValue: string }

export interface Keys {
  readonly apiLoginID: string
  readonly clientKey: string
}

/** Response to a securePaymentContainerRequest, with the API's byte order mark. */
export function contained(body: string, { apiLoginID, clientKey }: Keys, mint: Mint): string {
  const [name, key, number, expiry] = ['name', 'clientKey', 'cardNumber', 'expirationDate'].map((one) =>
    within(body, one),
  )
  const messages = (resultCode: string, code: string, text: string) => ({ resultCode, message: [{ code, text }] })
  if (name !== apiLoginID || key !== clientKey || number === undefined || expiry === undefined)
    return marked({
      messages: messages('Error', 'E00007', 'User authentication failed due to invalid authentication values.'),
    })
  const [cardCode, zip] = [within(body, 'cardCode'), within(body, 'zip')]
  const opaqueData = mint({
    brand: brandOf(number),
    last4: number.slice(-4),
    expiry: `${expiry.slice(2)}-${expiry.slice(0, 2)}`,
    ...(cardCode === undefined ? {} : { cardCode }),
    ...(zip === undefined ? {} : { zip }),
  })
  return marked({ opaqueData, messages: messages('Ok', 'I00001', 'Successful.') })
}

function within(body: string, name: string): string | undefined {
  let found: string | undefined
  JSON.parse(body, (key, value: unknown) => {
    if (key === name) found = String(value)
    return value
  })
  return found
}

function marked(answer: object): string {
  return `\uFEFF${JSON.stringify(answer)}`
}
