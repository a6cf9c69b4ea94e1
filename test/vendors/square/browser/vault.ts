import { brandOf, digits, expiryOf, type FieldName, fieldNames, type Typed } from './card-rules.ts'

/** A token as the server half mints it: `FakeSquare.mint` fits. */
export type Mint = (token: {
  readonly brand: string
  readonly last4: string
  readonly bin: string
  readonly expMonth: number
  readonly expYear: number
  readonly declines?: string
  readonly isVerified?: boolean
}) => string

/** Tokenises card data; the number stays here. */
export interface Vault {
  readonly keepCard: (body: string) => unknown
  readonly verify: (body: string) => unknown
  readonly keepWallet: (body: string) => unknown
}

/** Requires the code 123456: https://developer.squareup.com/docs/testing/test-values, "Visa EU". */
const challengedCard = '4310000000201019'
const verificationRequired = 'CARD_DECLINED_VERIFICATION_REQUIRED'

export function openVault(mint: Mint): Vault {
  const waiting = new Map<string, Parameters<Mint>[0]>()
  return {
    keepCard: (body) => {
      const card = cardIn(body)
      const declines = declineOf(card)
      const known = { ...faceOf(card), ...(declines === undefined ? {} : { declines }) }
      const token = mint(known)
      if (declines === verificationRequired) waiting.set(token, known)
      return { ...result('Card', token, known), needsChallenge: declines === verificationRequired }
    },
    verify: (body) => {
      const { token, code } = textsIn(body, ['token', 'code'])
      const known = waiting.get(token)
      if (known === undefined || code !== '123456') return { refused: 'not verified' }
      waiting.delete(token)
      return { token: mint({ ...known, isVerified: true }) }
    },
    keepWallet: (body) => {
      const { wallet } = textsIn(body, ['wallet'])
      const known = { brand: 'VISA', last4: '1111', bin: '411111', expMonth: 12, expYear: 2030, isVerified: true }
      return result(wallet, mint(known), known)
    },
  }
}

/** https://developer.squareup.com/docs/devtools/sandbox/payments: a card's fault appears when it is charged. */
function declineOf(card: Typed): string | undefined {
  const number = digits(card.cardNumber)
  if (number === challengedCard) return verificationRequired
  if (number === '4000000000000002') return 'GENERIC_DECLINE'
  if (card.cvv === '911') return 'CVV_FAILURE'
  if (card.postalCode === '99999') return 'ADDRESS_VERIFICATION_FAILURE'
  if (digits(card.expirationDate) === '0140') return 'INVALID_EXPIRATION'
  return undefined
}

function faceOf(card: Typed) {
  const [number, expiry] = [digits(card.cardNumber), expiryOf(card.expirationDate)]
  return {
    brand: brandOf(number),
    last4: number.slice(-4),
    bin: number.slice(0, 6),
    expMonth: expiry?.month ?? 0,
    expYear: expiry?.year ?? 0,
  }
}

function result(method: string, token: string, { brand, last4, expMonth, expYear }: Parameters<Mint>[0]) {
  return { status: 'OK', token, details: { method, card: { brand, last4, expMonth, expYear } } }
}

function cardIn(body: string): Typed {
  return textsIn<FieldName>(body, fieldNames)
}

function textsIn<N extends string>(body: string, names: readonly N[]): Readonly<Record<N, string>> {
  const read: unknown = JSON.parse(body)
  const at = (name: N) => (typeof read === 'object' && read !== null ? Reflect.get(read, name) : undefined)
  return Object.fromEntries(names.map((name) => [name, String(at(name))])) as Record<N, string>
}
