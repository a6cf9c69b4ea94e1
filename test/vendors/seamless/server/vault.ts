import { createHash } from 'node:crypto'
import { aMinute, type HeldClock } from '../../line/held-clock.ts'
import { passesLuhn } from '../../line/luhn.ts'

/** Stored card. Code and date expire after two minutes or at the token's first use. */
interface Kept {
  readonly number: string
  readonly cvv?: string
  readonly expiry?: string
  readonly since: number
}

export interface CardData {
  readonly account: string
  readonly cvv?: string
  readonly expiry?: string
  /** Whether the same card gets a new token each time. */
  readonly unique?: boolean
}

export interface Tokenised {
  readonly errorcode: number
  readonly message: string
  readonly token: string
}

/** CardSecure: https://developer.cardpointe.com/guides/cardsecure. */
export interface Vault {
  readonly tokenise: (card: CardData) => Tokenised
  readonly number: (token: string) => string | undefined
  /** Returns the token's code and date and forgets them. */
  readonly spend: (token: string) => Pick<CardData, 'cvv' | 'expiry'>
}

export function openVault(clock: HeldClock): Vault {
  const cards = new Map<string, Kept>()
  let salts = 0

  const tokenise = ({ account, unique = false, ...short }: CardData): Tokenised => {
    const number = account.replace(/[ -]/g, '')
    const known = cards.get(number)
    const wrong = known === undefined ? faultOf(number) : undefined
    if (wrong !== undefined) return { ...wrong, token: '' }
    if (unique) salts += 1
    const token = known === undefined ? tokenOf(number, unique ? salts : 0) : number
    cards.set(token, { number: known?.number ?? number, ...short, since: clock.now() })
    return { errorcode: 0, message: 'No error', token }
  }
  return {
    tokenise,
    number: (token) => cards.get(token)?.number,
    spend: (token) => {
      const kept = cards.get(token)
      if (kept === undefined || clock.now() - kept.since >= 2 * aMinute) return {}
      cards.set(token, { number: kept.number, since: kept.since })
      const { cvv, expiry } = kept
      return { ...(cvv === undefined ? {} : { cvv }), ...(expiry === undefined ? {} : { expiry }) }
    },
  }
}

/** 9, the card's first two digits, nine arbitrary ones, its last four. Equal cards have equal tokens. */
function tokenOf(number: string, salt: number): string {
  const hash = createHash('sha256').update(`${salt} ${number}`).digest('hex')
  const middle = String(Number.parseInt(hash.slice(0, 12), 16) % 1_000_000_000).padStart(9, '0')
  return `9${number.slice(0, 2)}${middle}${number.slice(-4)}`
}

/** https://developer.cardpointe.com/cardsecure-api, Error Codes and Messages. */
function faultOf(number: string): Pick<Tokenised, 'errorcode' | 'message'> | undefined {
  if (number === '') return { errorcode: 14, message: 'Data is empty' }
  if (!/^\d+$/.test(number)) return { errorcode: 8, message: 'Data is not decimal digits' }
  if (!passesLuhn(number)) return { errorcode: 54, message: 'Card number check (Luhn formula) failed' }
  return undefined
}
